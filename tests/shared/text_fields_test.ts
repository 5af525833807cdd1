/** Which text counts as given. */
import assert from "node:assert/strict";
import { z } from "zod";
import { optionalText, requiredText } from "../../lib/shared/fields.ts";

const UNSEEN: Record<string, string> = {
  "nothing": "",
  "blanks": " \t\r\n\u00a0\u2003",
  "a next line of ISO 6429": "\u0085",
  "a zero-width space": "\u200b",
  "a joiner and a direction mark": "\u2060\u200f\ufeff",
  "a variation selector": "\ufe0f",
  "a filler": "\u3164",
};

for (const [name, text] of Object.entries(UNSEEN)) {
  Deno.test(`requiredText() refuses ${name}, and optionalText() takes it for none`, () => {
    const required = z.object({ label: requiredText() }).safeParse({ label: text });
    assert.equal(required.success, false);

    assert.equal(optionalText().parse(text), null);
  });
}

Deno.test("requiredText() keeps what is typed around and between what is seen", () => {
  for (const text of [" a ", "👩\u200d💻", "❤\ufe0f", "می\u200cخواهم", "0"]) {
    assert.equal(requiredText().parse(text), text);
    assert.equal(optionalText().parse(text), text);
  }
});
