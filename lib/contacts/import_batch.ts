/** Imports one batch of cards in the transaction that it is given. */
import { lockOwner } from "../work/user_locks.ts";
import type { Unit } from "../work/write.ts";
import type { CardGroup } from "./card_groups.ts";
import { type ImportedRow, meetCard } from "./meet_card.ts";
import { lockImportedContacts, saveImportedContacts } from "./queries/imported_contacts.ts";

/** What became of cards. Each counts once. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
}

/**
 * Makes a contact of each UID that is met for the first time, and brings the others up to date. A
 * deleted contact that is met again is restored, without its feeds; an archived one stays archived.
 * Imports of one user wait for each other, so that no card makes two contacts.
 *
 * @param options.groups no two of them with the same UID
 */
export async function importBatch(
  unit: Unit,
  { userId, groups }: { userId: string; groups: CardGroup[] },
): Promise<Omit<ImportCounts, "skipped">> {
  await lockOwner(unit.tx, userId);
  const rows = await lockImportedContacts(unit.tx, { userId, uids: groups.map(({ uid }) => uid) });
  const rowsByUid = new Map(rows.map((row) => [row.uid, row]));
  const changed: ImportedRow[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { uid, card, updates, repeats } of groups) {
    const { outcome, row, isRestored } = meetCard(rowsByUid.get(uid), { uid, card });
    counts[outcome] += 1;
    counts[outcome === "unchanged" ? "unchanged" : "updated"] += updates;
    counts.unchanged += repeats;
    if (outcome !== "unchanged") changed.push(row);
    if (isRestored) recordRestoration(unit, { userId, contactId: row.id });
  }
  await saveImportedContacts(unit.tx, { userId, rows: changed, now: unit.now });
  return counts;
}

function recordRestoration(
  unit: Unit,
  { userId, contactId }: { userId: string; contactId: string },
): void {
  unit.record({ userId, action: "contact.restored", entityType: "contact", entityId: contactId });
}
