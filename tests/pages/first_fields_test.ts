/** Where the focus is when a page opens that is there for one form. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { pgliteTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { post, readHtml } from "./forms.ts";
import { elementsOf } from "./html.ts";
import { addWorkspace } from "./workspace_forms.ts";

/** The page of each form, where it is sent, and its first field. */
const FORMS: [page: string, action: string, field: string][] = [
  ["/workspaces/new", "/workspaces", "name"],
  ["WORKSPACE/articles/new", "WORKSPACE/articles/new", "url"],
  ["WORKSPACE/feeds/new", "WORKSPACE/feeds", "label"],
  ["WORKSPACE/members/new", "WORKSPACE/members", "email"],
];

for (const [path, action, field] of FORMS) {
  pgliteTest(`${path} opens at its first field, and at what is wrong with it`, async (db) => {
    const persona = await addPersona(await openTestApp(db));
    const workspace = await addWorkspace(persona);

    const html = await readHtml(persona, path.replace("WORKSPACE", workspace));
    const refused = await post(persona, action.replace("WORKSPACE", workspace));

    assert.deepEqual(focusedIn(html), [field]);
    assert.equal(refused.status, 422);
    assert.deepEqual(focusedIn(await refused.text()), ["the summary"]);
  });
}

/** The names of what asks for the focus. */
function focusedIn(html: string): (string | undefined)[] {
  return ["div", "input", "select", "textarea"]
    .flatMap((element) => elementsOf(html, element))
    .filter((attributes) => attributes.has("autofocus"))
    .map((attributes) =>
      attributes.get("role") === "alert" ? "the summary" : attributes.get("name")
    );
}
