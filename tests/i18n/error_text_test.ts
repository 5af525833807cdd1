import assert from "node:assert/strict";
import { domainErrorText, fieldIssueText } from "../../lib/i18n/error_text.ts";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { fieldIssue } from "../../lib/shared/parse_input.ts";

const german = translatorFor("de");

Deno.test("domainErrorText() says what was refused when a rule was broken", () => {
  assert.equal(
    domainErrorText(german, "wrong_credentials"),
    "Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.",
  );
});

Deno.test("fieldIssueText() names the bound when a value crossed one", () => {
  assert.equal(
    fieldIssueText(german, fieldIssue("content", "too_long", { limit: 20_000 })),
    "Höchstens 20.000 Zeichen.",
  );
});

Deno.test("fieldIssueText() shows no choice as the machine spells it", () => {
  const issue = fieldIssue("status", "not_a_choice", { limit: "idea, purchased" });
  assert.equal(fieldIssueText(german, issue), "Nur die angebotenen Werte sind möglich.");
});
