/** What a read of records needs of the process. */
import type { Db, Tx } from "../../db/database.ts";
import type { SecretBox } from "../encryption/secret_box.ts";

/** A `Site` fits; inside a unit of work it is the unit's transaction and the site's box. */
export interface Reading {
  readonly db: Db | Tx;
  readonly secretBox: SecretBox;
}
