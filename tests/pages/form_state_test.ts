/** Which control an error is shown at, and in which order errors are summed up. */
import assert from "node:assert/strict";
import { translatorFor } from "../../lib/i18n/translator.ts";
import { fieldIssue } from "../../lib/shared/parse_input.ts";
import { fileErrors } from "../../routes/(_forms)/file_errors.ts";
import { formErrors } from "../../routes/(_forms)/form_state.ts";

const labels = { name: "Name", date: "When" };
const translator = translatorFor("en");

Deno.test("formErrors() has nothing before a form was sent", () => {
  assert.deepEqual(formErrors(translator, { refusal: null, labels }), { byName: {}, list: [] });
});

Deno.test("formErrors() lists errors in the order of the form, those of the whole first", () => {
  const issues = [
    fieldIssue("date.month", "out_of_range", { limit: 12 }),
    fieldIssue("name", "required"),
    fieldIssue("id", "not_a_uuid"),
  ];

  const { byName, list } = formErrors(translator, { refusal: { kind: "invalid", issues }, labels });

  assert.deepEqual(byName, {
    name: "Fill this in.",
    date: "This is out of range. The nearest possible value is 12.",
  });
  assert.deepEqual(list, [
    { fieldId: null, text: "This points to nothing that exists." },
    { fieldId: "name", text: "Name: Fill this in." },
    { fieldId: "date", text: "When: This is out of range. The nearest possible value is 12." },
  ]);
});

Deno.test("formErrors() points into the form that the scope names", () => {
  const refusal = { kind: "invalid", issues: [fieldIssue("display_name", "required")] } as const;

  const { list } = formErrors(translator, {
    refusal: { ...refusal, issues: [...refusal.issues] },
    labels: { display_name: "Name" },
    scope: "gift",
  });

  assert.deepEqual(list, [{ fieldId: "gift-display-name", text: "Name: Fill this in." }]);
});

Deno.test("formErrors() says which rule forbids it", () => {
  const refusal = { kind: "forbidden", code: "too_many_feeds" } as const;

  const { byName, list } = formErrors(translator, { refusal, labels });

  assert.deepEqual(byName, {});
  assert.deepEqual(list, [
    { fieldId: null, text: "One account can't have more active feeds. Revoke one first." },
  ]);
});

Deno.test("formErrors() says it at the control whose value broke the rule", () => {
  const refusal = { kind: "forbidden", code: "too_many_feeds" } as const;
  const text = "One account can't have more active feeds. Revoke one first.";

  const { byName, list } = formErrors(translator, {
    refusal,
    labels,
    culprits: { too_many_feeds: "name", email_taken: "date" },
    scope: "new",
  });

  assert.deepEqual(byName, { name: text });
  assert.deepEqual(list, [{ fieldId: "new-name", text: `Name: ${text}` }]);
});

Deno.test("formErrors() and fileErrors() join names and problems as the language does", () => {
  const french = translatorFor("fr");
  const refusal = { kind: "invalid" as const, issues: [fieldIssue("name", "required")] };
  const [ofField] = formErrors(french, { refusal, labels: { name: "Nom" } }).list;
  const [ofFile] = fileErrors(french, "absent");

  assert.match(ofField?.text ?? "", /^Nom\u00a0: /);
  assert.match(ofFile?.text ?? "", /\u00a0: absent$/);
  assert.deepEqual(fileErrors(french, undefined), []);
});
