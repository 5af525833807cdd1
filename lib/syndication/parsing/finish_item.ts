/** Makes an item of what was read of it: the preferred of several values, as plain text. */
import type { Steps } from "../../shared/steps.ts";
import { tidyLine } from "../plain_text.ts";
import type { Draft, FieldName } from "./draft.ts";
import { readFeedDate } from "./feed_date.ts";
import { PREFERRED } from "./field_names.ts";
import { chooseLink } from "./item_link.ts";
import { readMailbox } from "./mailbox.ts";
import type { ItemFault, ParsedItem } from "./parsed_feed.ts";

/** What the dates and links of an item take, in characters of a text that take as long. */
const ITEM_COST = 512;

/** What the whole file says about its items. */
export interface FeedContext {
  /** What links are relative to, or null. */
  home: string | null;
  /** Who wrote the entries that name nobody (RFC 4287 section 4.2.1), or null. */
  author: string | null;
}

export function* finishItem(
  draft: Draft,
  { position, context }: { position: number; context: FeedContext },
): Steps<ParsedItem> {
  const faults: ItemFault[] = [];
  const { url, isUnusable } = chooseLink(draft, context);
  if (isUnusable) faults.push("unusable_link");
  const { date, isUnreadable } = readDate(draft);
  if (isUnreadable) faults.push("unreadable_date");
  if (draft.isCutOff) faults.push("cut_off");
  yield ITEM_COST;
  const title = yield* findText(draft, { names: PREFERRED.title, finish: tidyLine });
  const summary = yield* findText(draft, { names: PREFERRED.summary, finish: (text) => text });
  const author = (yield* readAuthors(draft, PREFERRED.author)) ??
    (draft.isFromElsewhere ? null : context.author);
  return { position, url, title, summary, author, publishedAt: date, faults };
}

/**
 * The names of those who wrote, each once, or null.
 *
 * @param names The fields to look at, the first that names someone is read
 */
export function* readAuthors(draft: Draft, names: readonly FieldName[]): Steps<string | null> {
  for (const name of names) {
    const distinct = new Set<string>();
    for (const text of draft.list(name)) {
      const written = tidyLine(yield* text.toPlainText());
      distinct.add(name === "rss author" ? readMailbox(written) : written);
    }
    distinct.delete("");
    if (distinct.size > 0) return [...distinct].join(", ");
  }
  return null;
}

function* findText(
  draft: Draft,
  { names, finish }: { names: readonly FieldName[]; finish: (text: string) => string },
): Steps<string | null> {
  for (const text of names.flatMap((name) => draft.list(name))) {
    const finished = finish(yield* text.toPlainText());
    if (finished !== "") return finished;
  }
  return null;
}

function readDate(draft: Draft): { date: Date | null; isUnreadable: boolean } {
  const written = PREFERRED.date.flatMap((name) => draft.list(name))
    .map(({ raw }) => raw.trim()).filter((text) => text !== "");
  const date = written.map(readFeedDate).find((read) => read !== null) ?? null;
  return { date, isUnreadable: date === null && written.length > 0 };
}
