/** Ends a command that can't do its work with one line that says what would be right. */
import { DirectoryInUse } from "../db/directory_lock.ts";
import { DatabaseTooNew } from "../db/migrate.ts";
import { ConfigError } from "../lib/config/config_error.ts";

/** What was asked for is not there, or was asked for wrongly. */
export class WrongUse extends Error {
  override readonly name = "WrongUse";
}

/** Runs the command and ends the process: 0, or 1 where it could not do its work. */
export async function orExplain(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!isExplained(error)) throw error;
    console.error(error.message);
    Deno.exit(1);
  }
  // An open handle of a library must not keep a finished process alive.
  Deno.exit(0);
}

function isExplained(error: unknown): error is Error {
  return error instanceof WrongUse || error instanceof ConfigError ||
    error instanceof DirectoryInUse || error instanceof DatabaseTooNew;
}
