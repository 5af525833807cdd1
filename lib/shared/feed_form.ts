/** What a feed is made from, as REST and the create form give it (ADR decision 8). */
import { z } from "zod";
import { optionalUuid, requiredText } from "./fields.ts";
import { DETAIL_LEVELS, FEED_KINDS, MAX_FEED_NAME_LENGTH } from "./feed_options.ts";

/** The subject and the level of detail: what a preview needs. */
const publication = z.strictObject({
  kind: z.enum(FEED_KINDS),
  entity_id: optionalUuid().meta({
    description: "The contact of a `contact` feed. Absent for `aggregate`.",
  }),
  detail: z.enum(DETAIL_LEVELS).default("headlines"),
});

interface Subject {
  kind: typeof FEED_KINDS[number];
  entity_id?: string | null | undefined;
}

/** A contact's feed names its contact, everybody's feed names none. */
function fitsKind({ kind, entity_id }: Subject): boolean {
  return (kind === "contact") === (entity_id !== null && entity_id !== undefined);
}

const ENTITY_FITS_KIND = { path: ["entity_id"], params: { code: "conflicting" } };

export const publicationSchema = publication.refine(fitsKind, ENTITY_FITS_KIND);
export type PublicationInput = z.output<typeof publicationSchema>;

export const feedSchema = publication.extend({ name: requiredText(MAX_FEED_NAME_LENGTH) })
  .refine(fitsKind, ENTITY_FITS_KIND);
export type FeedInput = z.output<typeof feedSchema>;
