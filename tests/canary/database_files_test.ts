/** What is encrypted at rest, and every credential, is in no file of the database in the clear. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { join } from "node:path";
import { sql } from "kysely";
import { type Db, openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { openWorld, PASSWORD } from "../matrix/world.ts";
import { canary } from "./authored.ts";
import { writeEverywhere } from "./drive.ts";
import { openRecordedApp } from "./recorded_app.ts";
import { collectSecrets } from "./secrets_in.ts";

/** Everything below the directory, one file behind the other. */
async function readFiles(directory: string): Promise<Buffer> {
  const contents: Uint8Array[] = [];
  for await (const { name, isDirectory } of Deno.readDir(directory)) {
    const path = join(directory, name);
    contents.push(isDirectory ? await readFiles(path) : await Deno.readFile(path));
  }
  return Buffer.concat(contents);
}

/** In the encodings in which a program may have kept it. */
function holds(files: Buffer, text: string): boolean {
  const utf16 = Buffer.from(text, "utf16le");
  const encoded = [Buffer.from(text, "utf8"), utf16, Buffer.from(utf16).swap16()];
  return encoded.some((bytes) => files.includes(bytes));
}

async function withDataDirectory(body: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await Deno.makeTempDir({ prefix: "feeds-canary-" });
  try {
    await body(dataDir);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
}

/** Writes into everything and gives the secrets that were handed out. */
async function fill(db: Db): Promise<ReadonlySet<string>> {
  await migrate(db);
  const recorded = await openRecordedApp(db);
  await writeEverywhere(await openWorld(recorded.app));
  await recorded.app.site.tasks.idle();
  await sql`checkpoint`.execute(db);
  const { sessions, shown } = collectSecrets(recorded.answers);
  return sessions.union(shown);
}

Deno.test("the files of the database hold neither encrypted text nor credentials", () =>
  withDataDirectory(async (dataDir) => {
    const { db, close } = await openDatabase({ kind: "embedded", dataDir });
    const secrets = await fill(db).finally(close);

    const files = await readFiles(dataDir);
    for (const { name, authored, encrypted } of Object.values(RECORDS)) {
      for (const field of authored) {
        const isEncrypted = encrypted.some((other) => other === field);
        const text = canary(`${name}.${field}`);
        assert.equal(holds(files, text), !isEncrypted, text);
      }
    }
    assert.ok(secrets.size > 5);
    for (const secret of [...secrets, PASSWORD]) assert.equal(holds(files, secret), false, secret);
  }));
