/** A poll from the secret to the answer (ADR decision 7). */
import { noteFeedAccess } from "../credentials/access.ts";
import { hashSecret } from "../credentials/secrets.ts";
import type { Site } from "../site.ts";
import type { FeedAnswer } from "../syndication/answer.ts";
import { digestChunks } from "../syndication/digest.ts";
import { matchesEntityTag } from "../syndication/entity_tag.ts";
import { renderAtom } from "./atom.ts";
import { composeFeed } from "./compose_feed.ts";
import { findByTokenHash, type PolledFeed } from "./queries/polled_feeds.ts";

export interface Poll {
  /** The secret as it came, or null when there is none. */
  token: string | null;
  ifNoneMatch: string | null;
  /** False for HEAD: it looks whether a feed is there, but reads nothing. */
  reads: boolean;
}

/**
 * Composes, renders and hashes the feed on every poll. The secret is judged before the validator,
 * so that a dead feed is never "unchanged".
 */
export async function answerPoll(site: Site, poll: Poll): Promise<FeedAnswer> {
  const feed = await findPolledFeed(site, poll.token);
  if (feed === undefined) return { kind: "miss" };
  const document = digestChunks(renderAtom(await composeFeed(site, feed)));
  if (poll.reads) noteAccess(site, feed.id);
  return matchesEntityTag(poll.ifNoneMatch, document.etag)
    ? { kind: "unchanged", etag: document.etag }
    : { kind: "document", ...document };
}

async function findPolledFeed(site: Site, token: string | null): Promise<PolledFeed | undefined> {
  const tokenHash = token === null ? undefined : hashSecret("feed", token);
  return tokenHash === undefined ? undefined : await findByTokenHash(site.db, tokenHash);
}

/** Once the answer is made: a poll that fails reads nothing, and no reader waits for its note. */
function noteAccess(site: Site, feedId: string): void {
  const now = site.now();
  site.tasks.run("note feed access", () => noteFeedAccess(site.db, { feedId, now }));
}
