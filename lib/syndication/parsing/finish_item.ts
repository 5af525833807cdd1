/** Makes an item of what was read of it: the preferred of several values, as plain text. */
import { tidyLine } from "../plain_text.ts";
import type { CapturedText } from "./captured_text.ts";
import type { Draft, FieldName } from "./draft.ts";
import { readFeedDate } from "./feed_date.ts";
import { PREFERRED } from "./field_names.ts";
import { chooseLink } from "./item_link.ts";
import type { ItemFault, ParsedItem } from "./parsed_feed.ts";

/** Longer text is no address with a name. It bounds the time that the patterns take. */
const MAX_MAILBOX_LENGTH = 500;

/** What the whole file says about its items. */
export interface FeedContext {
  /** What links are relative to, or null. */
  home: string | null;
  /** Who wrote the entries that name nobody (RFC 4287 section 4.2.1), or null. */
  author: string | null;
}

export function finishItem(
  draft: Draft,
  { position, context }: { position: number; context: FeedContext },
): ParsedItem {
  const faults: ItemFault[] = [];
  const { url, isUnusable } = chooseLink(draft, context);
  if (isUnusable) faults.push("unusable_link");
  const { date, isUnreadable } = readDate(draft);
  if (isUnreadable) faults.push("unreadable_date");
  if (draft.isCutOff) faults.push("cut_off");
  return {
    position,
    url,
    title: findText(draft, { names: PREFERRED.title, finish: tidyLine }),
    summary: findText(draft, { names: PREFERRED.summary, finish: (text) => text }),
    author: readAuthors(draft, PREFERRED.author) ?? (draft.isFromElsewhere ? null : context.author),
    publishedAt: date,
    faults,
  };
}

/**
 * The names of those who wrote, each once, or null.
 *
 * @param names The fields to look at, the first that names someone is read
 */
export function readAuthors(draft: Draft, names: readonly FieldName[]): string | null {
  for (const name of names) {
    const read = name === "rss author" ? readMailbox : tidyLine;
    const written = draft.list(name).map((text) => read(text.toPlainText()));
    const distinct = new Set(written.filter((person) => person !== ""));
    if (distinct.size > 0) return [...distinct].join(", ");
  }
  return null;
}

/**
 * The name in an author of RSS 2.0, which is to be an e-mail address: `ada@example.org (Ada)`, and
 * often is `Ada <ada@example.org>` or a name. An address alone is nobody's name, and to publish it
 * once more would serve spam: empty.
 */
function readMailbox(written: string): string {
  const line = tidyLine(written);
  if (line.length > MAX_MAILBOX_LENGTH) return line;
  const comment = /^\S+@\S+ \((.*)\)$/.exec(line)?.[1];
  if (comment !== undefined) return comment.trim();
  const named = /^([^<>]*)<[^<>\s]+@[^<>\s]+>$/.exec(line)?.[1];
  return named?.trim() ?? (/^(?:mailto:)?\S+@\S+$/i.test(line) ? "" : line);
}

function findText(
  draft: Draft,
  { names, finish }: { names: readonly FieldName[]; finish: (text: string) => string },
): string | null {
  const texts = names.flatMap((name): readonly CapturedText[] => draft.list(name));
  for (const text of texts) {
    const finished = finish(text.toPlainText());
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
