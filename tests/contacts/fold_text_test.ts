import assert from "node:assert/strict";
import { foldText } from "../../lib/contacts/fold_text.ts";
import { fc } from "../packages/fast_check.ts";

const CASES: [text: string, folded: string][] = [
  ["Müller", "muller"],
  ["MÜLLER", "muller"],
  ["Mu\u0308ller", "muller"],
  ["Weiß", "weiss"],
  ["WEIẞ", "weiss"],
  ["İnci Işık", "inci isik"],
  ["Łukasz Ørsted Đoković", "lukasz orsted dokovic"],
  ["Cœur Æsop", "coeur aesop"],
  ["Σίσυφος ΣΊΣΥΦΟΣ", "σισυφοσ σισυφοσ"],
  ["Ｆｕｌｌ　Ｗｉｄｔｈ ﬁ", "full width fi"],
  ["Nguyễn Thị", "nguyen thi"],
  ["  Ada \t\n Lovelace ", "ada lovelace"],
  ["Björn-Åke O’Neil", "bjorn-ake o’neil"],
  ["山田 太郎", "山田 太郎"],
  ["\u0301", ""],
  ["", ""],
];

for (const [text, folded] of CASES) {
  Deno.test(`foldText() gives ${JSON.stringify(folded)} when it is given ${JSON.stringify(text)}`, () => {
    assert.equal(foldText(text), folded);
  });
}

Deno.test("foldText() changes nothing more when it is applied twice", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => {
    assert.equal(foldText(foldText(text)), foldText(text));
  }));
});
