/** The page of the audit log. */
import assert from "node:assert/strict";
import { write } from "../../lib/work/write.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { createApiToken } from "./api_token_forms.ts";
import { create } from "./feed_forms.ts";
import { textOf } from "./html.ts";

databaseTest("GET /settings/audit says what happened to what, when, and by whom", async (db) => {
  const app = await openTestApp(db);
  const persona = await addPersona(app);
  const bearer = await addBearer(app, persona, "full");
  const feed = await create(persona, "feeds", { name: "Tablet <kitchen>", kind: "aggregate" });
  await bearer.fetch(`/api/v1/feeds/${feed.id}`, { method: "DELETE" });
  app.setNow(new Date(START.getTime() + 2 * 60 * 60 * 1000));

  const html = await (await persona.fetch("/settings/audit")).text();

  assert.match(html, /<title>Audit log · Settings · Mycorrhizal Feeds<\/title>/);
  const text = textOf(html);
  assert.match(
    text,
    /Feed revoked: Tablet <kitchen> When 2 hours ago By you, with an API token Feed created: Tablet/,
  );
  assert.match(text, /API token created: A full program When 2 hours ago By you, in a browser/);
  assert.match(text, /Account created When 2 hours ago By this application itself/);
});

databaseTest("GET /settings/audit tells an administrator's doing from one's own", async (db) => {
  const app = await openTestApp(db);
  const [owner, admin] = [await addPersona(app), await addPersona(app, { role: "admin" })];
  const actors = [
    { kind: "user", userId: admin.user.id, via: "session" },
    { kind: "operator" },
  ] as const;
  for (const actor of actors) {
    await write(app.site, actor, (unit) => {
      const entity = { entityType: "session", entityId: owner.user.id } as const;
      unit.record({ userId: owner.user.id, action: "session.ended", ...entity });
      return Promise.resolve();
    });
  }

  const text = textOf(await (await owner.fetch("/settings/audit")).text());

  assert.match(text, /Session ended When just now By an administrator/);
  assert.match(text, /Session ended When just now By the operator of this installation/);
  const admins = textOf(await (await admin.fetch("/settings/audit")).text());
  assert.doesNotMatch(admins, /Session ended/);
});

databaseTest("GET /settings/audit goes page by page, and names nothing of others", async (db) => {
  const app = await openTestApp(db);
  const [owner, stranger] = [await addPersona(app), await addPersona(app)];
  const foreign = await createApiToken(stranger, { name: "Not yours" });
  await write(app.site, { kind: "system" }, (unit) => {
    const entity = { entityType: "api_token", entityId: foreign.id } as const;
    unit.record({ userId: owner.user.id, action: "api_token.revoked", ...entity });
    return Promise.resolve();
  });
  for (let count = 0; count < 48; count++) await createApiToken(owner, { name: `No. ${count}.` });

  const first = await (await owner.fetch("/settings/audit")).text();
  const [, next = ""] = /<a href="([^"]*cursor=[^"]*)"/.exec(first) ?? [];
  const second = await (await owner.fetch(next)).text();

  assert.match(
    textOf(first),
    /No\. 47\. .* No\. 0\. .* API token revoked When .* Signed in .* Older/,
  );
  assert.doesNotMatch(textOf(first), /Account created/);
  assert.match(textOf(second), /Account created .* Newest/);
  assert.doesNotMatch(textOf(second), /Signed in/);
  assert.doesNotMatch(first + second, /Not yours/);
});

databaseTest("GET /settings/audit speaks German to whom German is set", async (db) => {
  const persona = await addPersona(await openTestApp(db), { language: "de" });
  const { id } = await createApiToken(persona);
  await persona.fetch(`/api/v1/api-tokens/${id}`, { method: "DELETE" });

  const text = textOf(await (await persona.fetch("/settings/audit")).text());

  assert.match(
    text,
    /Protokoll.*API-Token widerrufen: Backup script Wann gerade eben Durch dieses/,
  );
});
