/** Opens the secret box of an installation: loads its key and holds it against the database. */
import type { Db } from "../../db/database.ts";
import type { KeySource } from "../config/config.ts";
import { ConfigError } from "../config/config_error.ts";
import { loadKey } from "./load_key.ts";
import { findKeyCheck } from "./queries.ts";
import { createSecretBox, type SecretBox } from "./secret_box.ts";
import { verifyKey } from "./verify_key.ts";

/**
 * Needs a migrated database, and runs before anything is served.
 *
 * @throws {ConfigError} when the key is missing, unreadable, or not this database's.
 */
export async function openSecretBox(db: Db, source: KeySource): Promise<SecretBox> {
  const mayCreate = await findKeyCheck(db) === null;
  const { key, origin } = await loadKey(source, { mayCreate });
  const box = createSecretBox(key);
  await verifyKey(db, { box, keyOrigin: origin });
  return box;
}

/**
 * The box of a key that the configuration gives, not yet held against any database.
 *
 * @throws {ConfigError} when the key is in a file: its database has to be opened with it.
 */
export function givenSecretBox(source: KeySource): SecretBox {
  if (source.kind === "given") return createSecretBox(source.key);
  throw new ConfigError("Cannot start without ENCRYPTION_KEY: there is no place to keep a key in");
}
