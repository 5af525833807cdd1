/** Keeps a data directory to one process: two on one embedded database lose data silently. */
import { join } from "node:path";

export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
}

export interface DirectoryLock {
  release(): void;
}

/**
 * The operating system gives the lock back when the process ends, however it ends.
 *
 * @throws {DirectoryInUse} when another process holds it.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const file = Deno.openSync(join(directory, "database.lock"), {
    create: true,
    write: true,
    mode: 0o600,
  });
  if (!tryLock(file)) {
    file.close();
    throw new DirectoryInUse(
      `Cannot open the database in ${directory}: in use by another process. ` +
        "Stop that process, or set DATA_DIR to another directory",
    );
  }
  return { release: () => file.close() };
}

/** Deno 2.5 can only wait for a lock: there the start waits until the other process has ended. */
function tryLock(file: Deno.FsFile & { tryLockSync?: Deno.FsFile["tryLockSync"] }): boolean {
  if (file.tryLockSync !== undefined) return file.tryLockSync(true);
  file.lockSync(true);
  return true;
}
