/** A request whose account goes while its body is on the way is refused, and changes nothing. */
import assert from "node:assert/strict";
import type { Db, Tx } from "../../db/database.ts";
import { createContact } from "../../lib/contacts/contacts.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { createRecord } from "../../lib/timeline/records.ts";
import type { Unit } from "../../lib/work/write.ts";
import { createWorkspace } from "../../lib/workspaces/workspaces.ts";
import { openTestApp } from "../app_for_test.ts";
import { NOBODY } from "../contacts/acting.ts";
import { addSession } from "../credentials/issued.ts";
import { databaseTest, pgliteTest, postgresqlTest } from "../databases.ts";
import { prepare } from "../matrix/asking.ts";
import { fingerprint } from "../matrix/fingerprint.ts";
import { PUBLIC_ROWS } from "../matrix/public_rows.ts";
import { ROWS } from "../matrix/rows.ts";
import { ENVIRONMENT, openWorld, PASSWORD } from "../matrix/world.ts";
import { overlap } from "../overlap.ts";
import { addPersona } from "../personas.ts";
import { COLLECTED, sampleInput } from "../record_samples.ts";
import { secretBox } from "../timeline/seeds.ts";
import { settledOutcome } from "../workspaces/rows.ts";
import { addContact, addUser, START } from "./people.ts";
import { stall, type Stalled } from "./stalling.ts";

async function deleteUser(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom("users").where("id", "=", userId).execute();
}

/** The answer after the account has gone. Nothing of the request may be left. */
async function finishWithout(
  request: Stalled,
  { db, userId }: { db: Db; userId: string },
): Promise<Response> {
  await deleteUser(db, userId);
  const before = await fingerprint(db);
  const response = await request.finish();
  assert.equal(await fingerprint(db), before);
  return response;
}

/** By what is refused: the account itself, its contact or workspace, or the reference to one. */
const REFUSALS = [403, 404, 422];

const SENDING = ROWS.filter((row) => /^(POST|PUT|PATCH) /.test(row.route))
  .filter((row) => !PUBLIC_ROWS.includes(row));

for (const row of SENDING) {
  pgliteTest(`${row.route} is refused when its account goes before its body comes`, async (db) => {
    const world = await openWorld(await openTestApp(db, { env: ENVIRONMENT }));
    const persona = row.route.includes("/admin/") ? "admin" : "owner";
    const { target, init } = await prepare(world, persona, row);
    const request = await stall(world.app, target, init);
    if (request.isAnswered) return void await (await request.finish()).body?.cancel();

    const response = await finishWithout(request, { db, userId: world[persona].user.id });

    assert.ok(REFUSALS.includes(response.status), `${response.status}`);
    await response.body?.cancel();
  });
}

const JSON_TYPE = "application/json";
const CARD = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Grace\r\nEND:VCARD\r\n";

function importForm(): FormData {
  const form = new FormData();
  form.set("file", new File([CARD], "contacts.vcf"));
  return form;
}

/** What names no contact and no workspace: nothing but the account can be missing. */
const OWN: { path: string; body: BodyInit; type?: string }[] = [
  { path: "/api/v1/contacts", body: JSON.stringify({ given_name: "Grace" }), type: JSON_TYPE },
  { path: "/api/v1/contacts/import", body: CARD, type: "text/vcard" },
  {
    path: "/api/intelligence/workspaces",
    body: JSON.stringify({ name: "Weeklies" }),
    type: JSON_TYPE,
  },
  { path: "/contacts", body: new URLSearchParams({ given_name: "Grace" }) },
  { path: "/contacts/import", body: importForm() },
  {
    path: "/workspaces",
    body: new URLSearchParams({ id: NOBODY, name: "Weeklies", language: "en" }),
  },
  {
    path: "/settings/account",
    body: new URLSearchParams({ display_name: "Grace", language: "en", time_zone: "UTC" }),
  },
  {
    path: "/settings/account/password",
    body: new URLSearchParams({ current_password: PASSWORD, new_password: "another password" }),
  },
  { path: "/settings/account/deletion", body: new URLSearchParams({ password: PASSWORD }) },
];

for (const { path, body, type } of OWN) {
  databaseTest(`POST ${path} says 403 when its account goes before its body comes`, async (db) => {
    const app = await openTestApp(db);
    const { cookie, user } = await addPersona(app, { password: PASSWORD });
    const headers = { cookie, ...(type === undefined ? {} : { "content-type": type }) };
    const request = await stall(app, path, { method: "POST", headers, body });

    const response = await finishWithout(request, { db, userId: user.id });

    assert.equal(response.status, 403);
    if (path.startsWith("/api/")) assert.equal((await response.json()).code, "session_ended");
    else await response.body?.cancel();
  });
}

type Making = (unit: Unit, owner: { userId: string; contactId: string }) => Promise<unknown>;

const MAKING: Record<string, Making> = {
  "createContact()": (unit, { userId }) =>
    createContact(unit, { userId, input: { given_name: "Grace" } }),
  "createWorkspace()": (unit, { userId }) =>
    createWorkspace(unit, { creator: { id: userId, language: "en" }, input: { name: "Weeklies" } }),
  ...Object.fromEntries(COLLECTED.map((record): [string, Making] => [
    `createRecord() of ${record}`,
    (unit, { userId, contactId }) => {
      const input = parseInput(RECORDS[record].schema, sampleInput(record, contactId));
      return createRecord(unit, { record, userId, input, secretBox });
    },
  ])),
};

for (const [name, make] of Object.entries(MAKING)) {
  postgresqlTest(`${name} is refused behind the deletion of its account`, async (db) => {
    const userId = await addUser(db);
    const contactId = await addContact(db, userId);
    const credentialId = await addSession(db, userId);
    const secondActor = { kind: "user", userId, via: "session", credentialId } as const;

    const { second, hasWaited } = await overlap(
      { db, now: () => START, secondActor },
      ({ tx }) => deleteUser(tx, userId),
      (unit) => make(unit, { userId, contactId }),
    );

    assert.equal(hasWaited, true);
    assert.equal(await settledOutcome(second), "session_ended");
  });
}
