/** The permanent identifiers of Atom feeds and their entries. */

import { permanentUrn } from "../syndication/permanent_urn.ts";

/** What a feed is about. Its row, token, detail level and host are not part of its identity. */
export interface FeedSubject {
  kind: "contact" | "aggregate";
  userId: string;
  /** Null for `aggregate`. */
  contactId: string | null;
}

/**
 * The `atom:id` of a feed: a lower-case `urn:uuid:` which survives rotation, a change of the detail
 * level and a move to another host (RFC 4287 section 4.2.6).
 */
export function atomFeedId(subject: FeedSubject): string {
  return permanentUrn(`feed:${subject.kind}:${subject.userId}:${subject.contactId ?? ""}`);
}

/**
 * The `atom:id` of an entry: a lower-case `urn:uuid:` which is the same in every feed that shows the
 * record, and tells neither the record's id nor the host (decision 2 of the ADR).
 *
 * @param timelineType The record's timeline type, such as `life_event`
 * @param recordId The record's key
 */
export function atomEntryId(timelineType: string, recordId: string): string {
  return permanentUrn(`${timelineType}:${recordId}`);
}
