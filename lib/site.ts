/** What one process has. Made by main.ts, faked by tests, reached as `ctx.state.site`. */
import type { Db } from "../db/database.ts";
import type { Config } from "./config/config.ts";
import type { SecretBox } from "./encryption/secret_box.ts";
import type { Mailer } from "./accounts/mailer.ts";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./log/log.ts";
import type { PasswordHasher } from "./accounts/passwords.ts";
import type { Tasks } from "./tasks/tasks.ts";
import type { EdgeCache } from "./workspaces/edge_cache/edge_cache.ts";

export interface Site {
  readonly config: Config;
  readonly db: Db;
  /** The only clock. */
  readonly now: () => Date;
  readonly secretBox: SecretBox;
  readonly passwords: PasswordHasher;
  readonly limits: Limits;
  /** Null when this installation sends no mail. */
  readonly mailer: Mailer | null;
  /** Says how a workspace feed may be cached, and purges it. */
  readonly edgeCache: EdgeCache;
  readonly tasks: Tasks;
  readonly log: Log;
}
