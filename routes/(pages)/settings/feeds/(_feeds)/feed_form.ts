/** What the create form of feeds shows: the choices there are, and what each level would publish. */
import { v7 as uuidv7 } from "uuid";
import type { User } from "../../../../../lib/accounts/users.ts";
import { findContact } from "../../../../../lib/contacts/contacts.ts";
import { listContacts } from "../../../../../lib/contacts/list_contacts.ts";
import type { AtomEntry } from "../../../../../lib/feeds/atom.ts";
import { previewFeed } from "../../../../../lib/feeds/preview_feed.ts";
import type { DetailLevel } from "../../../../../lib/shared/feed_options.ts";
import { uuid } from "../../../../../lib/shared/fields.ts";
import type { Site } from "../../../../../lib/site.ts";
import type { SelectOption } from "../../../../(_components)/Select.tsx";
import { attempt, type Refusal } from "../../../../(_forms)/attempt.ts";
import type { FormState } from "../../../../(_forms)/form_state.ts";
import { type FeedFormValues, readPublication } from "./feed_form_input.ts";

/** Beyond that a list is no help: a person's own page leads here with the person chosen. */
export const MAX_LISTED_PEOPLE = 500;

/** How many of the newest entries tell what a level means. */
const PREVIEWED_ENTRIES = 5;

export interface FeedForm extends FormState {
  /** The id that the feed will have. */
  id: string;
  people: SelectOption[];
  /** Whether there are more of them than the list holds. */
  hasMorePeople: boolean;
  /** What each level would publish. Null while no person is chosen. */
  preview: Record<DetailLevel, AtomEntry[]> | null;
}

interface Opening {
  user: User;
  values: FeedFormValues;
  refusal: Refusal | null;
}

/** @param options.values what was typed so far, or what a link chose beforehand */
export async function openFeedForm(
  site: Site,
  { user, values: given, refusal }: Opening,
): Promise<FeedForm> {
  const values: FeedFormValues = {
    ...given,
    kind: given.kind ?? "aggregate",
    detail: given.detail ?? "headlines",
  };
  return {
    id: uuidv7(),
    values,
    refusal,
    ...await listPeople(site, { userId: user.id, chosenId: values.entity_id }),
    preview: await previewLevels(site, { user, values }),
  };
}

async function listPeople(
  { db }: Site,
  { userId, chosenId }: { userId: string; chosenId: string | undefined },
): Promise<Pick<FeedForm, "people" | "hasMorePeople">> {
  const page = await listContacts(db, { userId, archived: "all", limit: MAX_LISTED_PEOPLE });
  const isListed = page.items.some(({ id }) => id === chosenId);
  const contactId = uuid().safeParse(chosenId).data;
  const chosen = isListed || contactId === undefined
    ? undefined
    : await findContact(db, { userId, contactId });
  return {
    people: [...page.items, ...(chosen === undefined ? [] : [chosen])]
      .map(({ id, display_name }) => ({ value: id, label: display_name })),
    hasMorePeople: page.next_cursor !== null,
  };
}

/** Null where the person is not chosen yet, or is not there any more. */
async function previewLevels(
  site: Site,
  { user, values }: Pick<Opening, "user" | "values">,
): Promise<FeedForm["preview"]> {
  const entriesAt = async (detail: DetailLevel) => {
    const entries = await previewFeed(site, {
      owner: user,
      input: readPublication(values, detail),
    });
    return entries.slice(0, PREVIEWED_ENTRIES);
  };
  const outcome = await attempt(
    async () => ({ headlines: await entriesAt("headlines"), full: await entriesAt("full") }),
    ["not_found"],
  );
  return outcome.kind === "done" ? outcome.result : null;
}
