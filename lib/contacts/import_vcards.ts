/** The import of a vCard file: batch by batch, its progress kept where a page can read it. */
import { v7 as uuidv7 } from "uuid";
import { DomainError } from "../shared/domain_error.ts";
import type { Site } from "../site.ts";
import type { Actor } from "../work/actor.ts";
import { write } from "../work/write.ts";
import { cardBatches, type CardSurvey, surveyCards } from "./card_batches.ts";
import { CardGroups } from "./card_groups.ts";
import { findImport } from "./contact_imports.ts";
import { importBatch, type ImportCounts } from "./import_batch.ts";
import { addProgress, analyzeContacts, insertImport, setImportState } from "./queries/imports.ts";
import { describeWarning } from "./vcard/warning.ts";

/** Warnings that are kept; the rest are counted. */
const MAX_WARNINGS = 1_000;

/** So many new contacts change what the planner should assume. */
const ANALYZE_ABOVE = 1_000;

export interface ImportRequest {
  actor: Actor;
  userId: string;
  /** The file as it was sent. */
  bytes: Uint8Array;
}

/** What REST answers. */
export interface ImportReport extends ImportCounts {
  id: string;
  /** The first ones, in English. */
  warnings: { card: number; line: number; message: string }[];
}

/**
 * Imports a file and says what became of it. What was committed before an error stays, and importing
 * the file again goes on from there.
 *
 * @throws {DomainError} `file_is_not_a_vcard` when it holds no card; `session_ended` when the account
 * goes meanwhile
 */
export async function importVcards(
  site: Pick<Site, "db" | "now">,
  request: ImportRequest,
): Promise<ImportReport> {
  const run = await beginImport(site, request);
  await runImport(site, run);
  return await report(site, run);
}

/**
 * Starts to import a file and returns the import's id, under which a page follows it.
 *
 * @throws {DomainError} `file_is_not_a_vcard` when it holds no card
 */
export async function startImport(
  site: Pick<Site, "db" | "now" | "tasks">,
  request: ImportRequest,
): Promise<string> {
  const run = await beginImport(site, request);
  site.tasks.run("contacts.import", (signal) => runImport(site, { ...run, signal }));
  return run.importId;
}

interface Run extends ImportRequest {
  importId: string;
  survey: CardSurvey;
  /** Ends the import between two batches. */
  signal?: AbortSignal;
}

async function beginImport(
  site: Pick<Site, "db" | "now">,
  request: ImportRequest,
): Promise<Run> {
  const { actor, userId, bytes } = request;
  const survey = await surveyCards(bytes);
  const { total } = survey;
  if (total === 0) {
    throw new DomainError("file_is_not_a_vcard", "Cannot import the file: it holds no vCard");
  }
  const importId = uuidv7();
  await write(
    site,
    actor,
    ({ tx, now }) => insertImport(tx, { id: importId, userId, total, now }),
  );
  return { ...request, importId, survey };
}

async function runImport(site: Pick<Site, "db" | "now">, run: Run): Promise<void> {
  let created: number;
  try {
    created = await importCards(site, run);
  } catch (cause) {
    // What broke the import is told, whatever keeps it from being noted: left silent, it has stopped.
    await Promise.allSettled([endImport(site, { ...run, state: "failed" })]);
    throw cause;
  }
  await endImport(site, { ...run, state: "finished" });
  if (created > ANALYZE_ABOVE) await analyzeContacts(site.db);
}

async function endImport(
  site: Pick<Site, "db" | "now">,
  { actor, userId, importId, state }: Run & { state: "finished" | "failed" },
): Promise<void> {
  const ended = { userId, importId, state };
  await write(site, actor, ({ tx, now }) => setImportState(tx, { ...ended, now }));
}

/** Commits each batch with the progress that it is. Returns how many contacts are new. */
async function importCards(
  site: Pick<Site, "db" | "now">,
  { actor, userId, bytes, importId, survey, signal }: Run,
): Promise<number> {
  const cardGroups = new CardGroups(survey);
  let created = 0;
  let warningsKept = 0;
  for await (const cards of cardBatches(bytes)) {
    signal?.throwIfAborted();
    const groups = cardGroups.complete(cards);
    const skipped = cards.filter(({ contact }) => contact === undefined).length;
    const warnings = cards.flatMap((card) => card.warnings);
    const kept = warnings.slice(0, MAX_WARNINGS - warningsKept);
    await write(site, actor, async (unit) => {
      const counts = { ...await importBatch(unit, { userId, groups }), skipped };
      const progress = { counts, warnings: kept, warningCount: warnings.length };
      await addProgress(unit.tx, { userId, importId, ...progress, now: unit.now });
      created += counts.created;
    });
    warningsKept += kept.length;
  }
  return created;
}

async function report(
  site: Pick<Site, "db" | "now">,
  { userId, importId }: Run,
): Promise<ImportReport> {
  const ended = await findImport(site.db, { userId, importId, now: site.now() });
  if (ended === undefined) {
    throw new DomainError("session_ended", "Cannot report the import: its account is gone");
  }
  const { id, created, updated, unchanged, skipped } = ended;
  const warnings = ended.warnings.map((warning) => ({
    card: warning.card,
    line: warning.line,
    message: describeWarning(warning),
  }));
  return { id, created, updated, unchanged, skipped, warnings };
}
