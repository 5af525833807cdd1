/** What the create form of feeds sends, read as the input of lib/feeds. */
import { z } from "zod";
import { type FieldIssue, InvalidInput } from "../../../../../lib/shared/domain_error.ts";
import {
  type FeedInput,
  feedSchema,
  type PublicationInput,
  publicationSchema,
} from "../../../../../lib/shared/feed_form.ts";
import type { DetailLevel } from "../../../../../lib/shared/feed_options.ts";
import { uuid } from "../../../../../lib/shared/fields.ts";
import { fieldIssue, parseInput } from "../../../../../lib/shared/parse_input.ts";

export type FeedFormValues = Readonly<Record<string, string>>;

const formId = z.object({ id: uuid() });

/**
 * The new feed and the id of its row, which the form brings along: sent twice, it is made once.
 *
 * @throws {InvalidInput}
 */
export function readFeedForm(values: FeedFormValues): { id: string; input: FeedInput } {
  const id = readFormId(values);
  const { name, detail } = values;
  try {
    return { id, input: parseInput(feedSchema, { ...subjectOf(values), name, detail }) };
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(error.issues.map(asMissing)) : error;
  }
}

/** @throws {InvalidInput} when a form brings no id for the row that it makes */
export function readFormId(values: FeedFormValues): string {
  return parseInput(formId, values).id;
}

/**
 * The subject of the form as it stands, at a level of detail.
 *
 * @throws {InvalidInput} while no person is chosen
 */
export function readPublication(values: FeedFormValues, detail: DetailLevel): PublicationInput {
  return parseInput(publicationSchema, { ...subjectOf(values), detail });
}

/** The person counts for a person's feed alone: the control keeps its value when it is not used. */
function subjectOf({ kind, entity_id }: FeedFormValues) {
  return kind === "contact" ? { kind, entity_id } : { kind };
}

/** In the form, a person who does not fit the kind is one who was not chosen. */
function asMissing(issue: FieldIssue): FieldIssue {
  return issue.code === "conflicting" ? fieldIssue(issue.path, "required") : issue;
}
