/** Brings the encryption key from the configuration, or from its file, which the first start makes. */
import type { KeySource } from "../config/config.ts";
import { ConfigError } from "../config/config_error.ts";
import { createKeyFile, readKeyFile } from "./key_file.ts";

export interface LoadedKey {
  key: Uint8Array;
  /** The variable or the file, for messages. */
  origin: string;
}

/**
 * @param mayCreate False once the database holds anything under a key: a new key would open none
 * of it
 * @throws {ConfigError} when the file is missing and may not be made, is readable by others, or
 * holds no key.
 */
export async function loadKey(
  source: KeySource,
  { mayCreate }: { mayCreate: boolean },
): Promise<LoadedKey> {
  if (source.kind === "given") return { key: source.key, origin: "ENCRYPTION_KEY" };

  const { path } = source;
  const existing = await readKeyFile(path);
  if (existing !== undefined) return { key: existing, origin: path };
  if (mayCreate) return { key: await createKeyFile(path), origin: path };
  throw new ConfigError(
    `Cannot find the encryption key ${path}, with which this database was written: restore it ` +
      "from where it was kept, or set ENCRYPTION_KEY to what it held",
  );
}
