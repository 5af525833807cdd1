/** Who may not write in a workspace learns nothing else: the role comes before the body. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { jsonOf } from "./json.ts";
import { addWorkspace } from "./workspace.ts";

databaseTest(
  "a viewer is refused, and a stranger sent away, whatever their body is",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    const viewer = await addPersona(app);
    const stranger = await addPersona(app);
    const workspace = await addWorkspace(ada);
    await workspace.admit(viewer, "viewer");
    const { id } = await workspace.post();
    const writes = {
      [workspace.path]: "PATCH",
      [`${workspace.path}/articles`]: "POST",
      [`${workspace.path}/articles/${id}`]: "PATCH",
      [`${workspace.path}/articles/import`]: "POST",
      [`${workspace.path}/feed-tokens`]: "POST",
      [`${workspace.path}/members`]: "POST",
      [`${workspace.path}/members/${ada.user.id}`]: "PATCH",
    };

    for (const [path, method] of Object.entries(writes)) {
      for (const body of ["{", "{}", "x".repeat(2_000_000)]) {
        const init = { method, body };
        const refused = await jsonOf(await viewer.fetch(path, init), 403);
        assert.equal(refused.code, "insufficient_role", path);
        await jsonOf(await stranger.fetch(path, init), 404);
      }
    }
  },
);
