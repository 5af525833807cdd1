/** The file that holds the encryption key of an embedded database. */
import { Buffer } from "node:buffer";
import { randomBytes, randomUUID } from "node:crypto";
import { ConfigError } from "../config/config_error.ts";
import { KEY_BYTES, parseKey } from "../config/encryption_key.ts";

/** Permission bits of group and others. */
const SHARED_MODE = 0o077;

/**
 * The key, or undefined when there is no file.
 *
 * @throws {ConfigError} when others may read the file, or it holds no key.
 */
export async function readKeyFile(path: string): Promise<Uint8Array | undefined> {
  const text = await readPrivateFile(path);
  if (text === undefined) return undefined;
  const key = parseKey(text.trim());
  if (key !== undefined) return key;
  throw new ConfigError(`Cannot read the encryption key ${path}: the file holds no key`);
}

/** Checks the opened file and not its name, which may point elsewhere a moment later. */
async function readPrivateFile(path: string): Promise<string | undefined> {
  try {
    using file = await Deno.open(path);
    // Null where the system has no such modes.
    const { mode } = await file.stat();
    if (((mode ?? 0) & SHARED_MODE) !== 0) {
      throw new ConfigError(
        `Cannot use the encryption key ${path}: other users may read it; chmod 600 it`,
      );
    }
    return await new Response(file.readable).text();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/**
 * Makes a key and its file, which appears under its name whole or not at all. Of several that
 * make it at once, all return the one that was first.
 */
export async function createKeyFile(path: string): Promise<Uint8Array> {
  const key = new Uint8Array(randomBytes(KEY_BYTES));
  const draft = `${path}.${randomUUID()}`;
  await writeDurably(draft, `${Buffer.from(key).toString("base64")}\n`);
  try {
    // Unlike a rename, a link never replaces what is there.
    await Deno.link(draft, path);
    return key;
  } catch (error) {
    const winner = error instanceof Deno.errors.AlreadyExists ? await readKeyFile(path) : undefined;
    if (winner === undefined) throw error;
    return winner;
  } finally {
    await Deno.remove(draft);
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  using file = await Deno.open(path, { write: true, createNew: true, mode: 0o600 });
  await file.write(new TextEncoder().encode(text));
  await file.sync();
}
