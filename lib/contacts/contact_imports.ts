/** How an import is seen while it runs and afterwards. */
import type { Translator } from "../i18n/translator.ts";
import type { Db, Tx } from "../../db/database.ts";
import { findStoredImport, type StoredImport } from "./queries/imports.ts";
import type { CardWarning } from "./vcard/warning.ts";

/** A batch takes well under a second: an import silent for so long died with its process. */
const SILENT_MS = 2 * 60 * 1000;

export interface ContactImport extends Omit<StoredImport, "state" | "warnings"> {
  /** `failed` ended by an error or with the server; `stopped` has not been heard of for long. */
  state: "running" | "finished" | "failed" | "stopped";
  /** The first of them; `warning_count` says how many there were. */
  warnings: CardWarning[];
}

/** The import, or undefined when it is absent or another user's. */
export async function findImport(
  db: Db | Tx,
  { userId, importId, now }: { userId: string; importId: string; now: Date },
): Promise<ContactImport | undefined> {
  const stored = await findStoredImport(db, { userId, importId });
  if (stored === undefined) return undefined;
  const isSilent = now.getTime() - stored.updated_at.getTime() > SILENT_MS;
  return {
    ...stored,
    state: stored.state === "running" && isSilent ? "stopped" : stored.state,
    warnings: stored.warnings as CardWarning[],
  };
}

/** The warning in the reader's language. */
export function importWarningText(translator: Translator, warning: CardWarning): string {
  return translator.text(`import.warning.${warning.code}`, {
    property: "property" in warning ? warning.property : "",
    limit: "limit" in warning ? warning.limit : "",
    card: "firstCard" in warning ? warning.firstCard : "",
  });
}
