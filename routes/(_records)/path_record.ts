/** Which record a path is about: its second segment is the one that the record has in REST. */
import { DomainError } from "../../lib/shared/domain_error.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { RecordName } from "../../lib/shared/records/record.ts";
import type { CollectedRecord } from "../../lib/timeline/record_store.ts";

/** @throws {DomainError} `not_found` when no record has that path */
export function pathRecord(params: Record<string, string>): RecordName {
  const found = Object.values(RECORDS).find(({ path }) => path === params.path);
  if (found === undefined) throw noSuchRecord();
  return found.name;
}

/** @throws {DomainError} `not_found` when none that is made by itself has that path */
export function pathCollectedRecord(params: Record<string, string>): CollectedRecord {
  const record = pathRecord(params);
  if (!isCollected(record)) throw noSuchRecord();
  return record;
}

/** The record whose form an address asks for by its path: `?add=gifts`. A note where it asks for none. */
export function askedRecord({ searchParams }: URL): CollectedRecord {
  const path = searchParams.get("add");
  return COLLECTED_RECORDS.find((record) => RECORDS[record].path === path) ?? "note";
}

/** Every record but the completion, which is made by completing its reminder. */
export const COLLECTED_RECORDS = Object.values(RECORDS).map(({ name }) => name).filter(isCollected);

function isCollected(record: RecordName): record is CollectedRecord {
  return record !== "completion";
}

function noSuchRecord(): DomainError {
  return new DomainError("not_found", "Cannot find the record: the path names none");
}
