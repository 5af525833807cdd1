import assert from "node:assert/strict";
import { escapeAttribute, escapeText } from "../../lib/syndication/xml.ts";
import { fc } from "../packages/fast_check.ts";
import { XmlDocument } from "../packages/libxml2.ts";
import { anyText } from "./any_text.ts";
import { readNodeText } from "./node_text.ts";
import { asCarriedByXml } from "./xml_oracle.ts";

const CASES = [
  { name: "nothing", typed: "", text: "", attribute: "" },
  { name: "plain text", typed: "Ada, 1815", text: "Ada, 1815", attribute: "Ada, 1815" },
  { name: "other scripts", typed: "Grüße 日本 \u202E", text: "Grüße 日本 \u202E" },
  { name: "markup", typed: "<b>&amp;</b>", text: "&lt;b&gt;&amp;amp;&lt;/b&gt;" },
  { name: "the end of a CDATA section", typed: "]]>", text: "]]&gt;" },
  { name: "quotes", typed: `"a" 'b'`, text: `"a" 'b'`, attribute: `&quot;a&quot; 'b'` },
  {
    name: "white space",
    typed: " a\tb\nc\rd\r\n",
    text: " a\tb\nc&#13;d&#13;\n",
    attribute: " a&#9;b&#10;c&#13;d&#13;&#10;",
  },
  { name: "the first code points beside the space", typed: "\u001F !", text: "\uFFFD !" },
  { name: "control characters", typed: "\u0000\u0008\u000B\u000C\u000E", text: "\uFFFD".repeat(5) },
  { name: "delete and C1 controls", typed: "\u007F\u0085\u009F", text: "\u007F\u0085\u009F" },
  { name: "noncharacters", typed: "\uFFFD\uFFFE\uFFFF", text: "\uFFFD\uFFFD\uFFFD" },
  { name: "noncharacters beyond the BMP", typed: "\u{1FFFE}", text: "\u{1FFFE}" },
  { name: "a byte order mark", typed: "\uFEFFa", text: "\uFEFFa" },
  { name: "a surrogate pair", typed: "\u{1F5F3}\uFE0F", text: "\u{1F5F3}\uFE0F" },
  { name: "lone surrogates", typed: "\uD83Da\uDDF3\uD83D", text: "\uFFFDa\uFFFD\uFFFD" },
];

for (const { name, typed, text, attribute = text } of CASES) {
  Deno.test(`escapeText() escapes ${name}`, () => {
    assert.equal(escapeText(typed), text);
  });

  Deno.test(`escapeAttribute() escapes ${name}`, () => {
    assert.equal(escapeAttribute(typed), attribute);
  });
}

function parseBoth(typed: string): { text: string; attribute: string } {
  using document = XmlDocument.fromString(
    `<t a="${escapeAttribute(typed)}">${escapeText(typed)}</t>`,
  );
  const attribute = document.root.attr("a");
  assert.ok(attribute);
  return { text: readNodeText(document.root), attribute: readNodeText(attribute) };
}

Deno.test("escapeText() and escapeAttribute() bring every code unit through a parser", () => {
  const everyUnit = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join(
    " ",
  );
  const carried = asCarriedByXml(everyUnit);

  assert.deepEqual(parseBoth(everyUnit), { text: carried, attribute: carried });
});

Deno.test("escapeText() and escapeAttribute() bring any text through a parser", () => {
  fc.assert(fc.property(anyText(), (typed) => {
    const carried = asCarriedByXml(typed);
    assert.deepEqual(parseBoth(typed), { text: carried, attribute: carried });
  }));
});
