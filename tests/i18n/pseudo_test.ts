import assert from "node:assert/strict";
import { pseudoTranslator, untranslated } from "./pseudo.ts";

Deno.test("pseudoTranslator() brackets what the catalogue says and not what was filled in", () => {
  const pseudo = pseudoTranslator();
  assert.equal(pseudo.text("feed.title.contact", { contact: "Ada" }), "⟦Timeline: ⟧Ada");
  assert.equal(pseudo.longDate({ year: 2025, month: 12, day: 29 }), "29⟦ ⟧⟦December⟧⟦ ⟧2025");
  assert.equal(pseudo.number(1_000), "1⟦,⟧000");
});

Deno.test("untranslated() finds a literal when it stands beside or inside a translated text", () => {
  const pseudo = pseudoTranslator();
  const date = pseudo.longDate({ year: 2025, month: 12, day: 29 });
  assert.equal(
    untranslated(pseudo.text("feed.entry.headline", { type: "Note", date })),
    "Note292025",
  );
  assert.equal(untranslated(pseudo.text("feed.title.aggregate")), "");
});
