/** Whatever fails in the middle, nothing of what ends or changes access is left half done. */
import assert from "node:assert/strict";
import { createRecoveryLink } from "../../lib/accounts/recovery_links.ts";
import { write } from "../../lib/work/write.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { addBearer } from "../bearers.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest } from "../databases.ts";
import { failingDatabase } from "../failing_statements.ts";
import { create } from "../pages/feed_forms.ts";
import { addPersona, type Persona } from "../personas.ts";
import { addRecoveryLink } from "../credentials/issued.ts";

interface World {
  app: TestApp;
  admin: Persona;
  /** Has a session, an API token, feeds of everybody and of a contact, and a recovery link. */
  person: Persona;
  contactId: string;
}

interface Deed {
  name: string;
  /** Gives what does it, as often as it has to be tried. */
  prepare(world: World): Promise<() => Promise<Response>> | (() => Promise<Response>);
  /** How many statements change something, the audit events among them. */
  changes: number;
}

const PASSWORD = "a long password";
const NEW_PASSWORD = "another password";

function post(person: Persona, target: string, form: Record<string, string> = {}) {
  return person.fetch(target, { method: "POST", body: new URLSearchParams(form) });
}

const DEEDS: Deed[] = [
  {
    name: "a reset by a recovery link",
    async prepare({ app, person }) {
      const link = await write(
        app.site,
        { kind: "operator" },
        (unit) => createRecoveryLink(unit, person.user.email),
      );
      const form = { token: link?.secret ?? "", new_password: NEW_PASSWORD };
      return () => app.fetch("/recover/reset", { method: "POST", body: new URLSearchParams(form) });
    },
    changes: 6,
  },
  {
    name: "an admin's reset",
    prepare: ({ admin, person }) => () =>
      post(admin, `/admin/users/${person.user.id}/password-reset`, { new_password: NEW_PASSWORD }),
    changes: 6,
  },
  {
    name: "a change of password",
    prepare: ({ person }) => () =>
      post(person, "/settings/account/password", {
        current_password: PASSWORD,
        new_password: NEW_PASSWORD,
      }),
    changes: 4,
  },
  {
    name: "a suspension",
    prepare: ({ admin, person }) => () => post(admin, `/admin/users/${person.user.id}/suspension`),
    changes: 2,
  },
  {
    name: "a reinstatement",
    async prepare({ admin, person }) {
      await post(admin, `/admin/users/${person.user.id}/suspension`);
      return () => post(admin, `/admin/users/${person.user.id}/reinstatement`);
    },
    changes: 2,
  },
  {
    name: "an admin's deletion of a user",
    prepare: ({ admin, person }) => () => post(admin, `/admin/users/${person.user.id}/deletion`),
    changes: 2,
  },
  {
    name: "the deletion of one's own account",
    prepare: ({ person }) => () =>
      post(person, "/settings/account/deletion", { password: PASSWORD }),
    changes: 1,
  },
  {
    name: "the deletion of a contact",
    prepare: ({ person, contactId }) => () => post(person, `/contacts/${contactId}/deletion`),
    changes: 3,
  },
  {
    name: "a new account",
    prepare: ({ admin }) => () =>
      post(admin, "/admin/users", {
        email: "grace@example.org",
        display_name: "Grace",
        password: NEW_PASSWORD,
        role: "member",
      }),
    changes: 2,
  },
];

async function openWorld(app: TestApp): Promise<World> {
  const admin = await addPersona(app, { role: "admin" });
  const person = await addPersona(app, { password: PASSWORD });
  const contact = await create(person, "contacts", { display_name: "Ada" });
  await create(person, "feeds", { name: "Everybody", kind: "aggregate" });
  await create(person, "feeds", { name: "Ada", kind: "contact", entity_id: contact.id });
  await addBearer(app, person, "read");
  await addRecoveryLink(app.site.db, { userId: person.user.id });
  return { app, admin, person, contactId: contact.id };
}

for (const { name, prepare, changes } of DEEDS) {
  databaseTest(`${name} that fails at any statement changes nothing`, async (db) => {
    const failing = failingDatabase(db);
    const world = await openWorld(await openTestApp(failing.db));
    const act = await prepare(world);
    const before = await storedText(db);

    let statements = 0;
    let status = 500;
    while (status === 500) {
      failing.failAt(++statements);
      const response = await act();
      await response.body?.cancel();
      status = response.status;
      if (status === 500) assert.equal(await storedText(db), before, `statement ${statements}`);
    }

    assert.equal(status, 303);
    assert.equal(failing.count(), statements - 1);
    assert.ok(statements > changes, `only ${statements} statements`);
    assert.notEqual(await storedText(db), before);
  });
}
