/** Finds out at the start whether the key is the one that this database was written with. */
import type { Db } from "../../db/database.ts";
import { ConfigError } from "../config/config_error.ts";
import { findKeyCheck, insertKeyCheck } from "./queries.ts";
import { type Place, type SecretBox, SecretBoxError } from "./secret_box.ts";

const PLACE: Place = { table: "instance", column: "key_check", row: "1" };
const KNOWN_TEXT = "This key opens this database";

/**
 * The first start leaves a known text under its key; of several processes that start at once, one
 * key wins and the others are held against it.
 *
 * @param keyOrigin Where the key came from, for the message
 * @throws {ConfigError} when the database was written with another key.
 */
export async function verifyKey(
  db: Db,
  { box, keyOrigin }: { box: SecretBox; keyOrigin: string },
): Promise<void> {
  if (await findKeyCheck(db) === null) await insertKeyCheck(db, box.seal(KNOWN_TEXT, PLACE));
  const keyCheck = await findKeyCheck(db);
  try {
    box.open(keyCheck ?? "", PLACE);
  } catch (cause) {
    if (!(cause instanceof SecretBoxError)) throw cause;
    throw new ConfigError(
      `Cannot use the key of ${keyOrigin}: this database was written with another key`,
      { cause },
    );
  }
}
