/** Imports text for the tests and says what became of its cards. */
import type { Db } from "../../db/database.ts";
import { importVcards } from "../../lib/contacts/import_vcards.ts";
import { siteAt, userActor } from "./acting.ts";
import { bytesOf, card } from "./vcard/cards.ts";

interface Upload {
  userId: string;
  file: string;
  at?: Date;
}

/** The report without the import's id. */
export async function upload(db: Db, { userId, file, at }: Upload) {
  const request = { actor: userActor(userId), userId, bytes: bytesOf(file) };
  const { id: _, ...report } = await importVcards(siteAt(db, at), request);
  return report;
}

/** A report without warnings. */
export function counts(
  given: { created?: number; updated?: number; unchanged?: number; skipped?: number },
) {
  return { created: 0, updated: 0, unchanged: 0, skipped: 0, warnings: [], ...given };
}

/** A card that says everything that is kept. */
export const ADA_CARD = card(
  "4.0",
  "UID:urn:uuid:ada",
  "FN:Ada Lovelace",
  "N:Lovelace;Ada;King;Lady;FRS",
  "NICKNAME:Countess",
  "ORG:Analytical Engines",
  "TITLE:Programmer",
  "EMAIL;PREF=1:ada@example.org",
  "EMAIL:lovelace@example.org",
  "TEL:+44 20 7946 0000",
  "TEL:+44 20 7946 0001",
  "URL:https://ada.example/",
  "ADR:;;12 St James's Square;London;;SW1Y 4JH;England",
  "BDAY:18151210",
  "NOTE:Wrote the\\nfirst program",
);
