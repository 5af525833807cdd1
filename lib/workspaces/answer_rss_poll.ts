/** A poll of a workspace's feed from the secret to the answer (DESIGN section 8). */
import { noteWorkspaceFeedTokenUse } from "../credentials/access.ts";
import { hashSecret } from "../credentials/secrets.ts";
import { uuid } from "../shared/fields.ts";
import type { Verdict } from "../shared/workspace_options.ts";
import type { Site } from "../site.ts";
import type { FeedAnswer, FeedPolicy } from "../syndication/answer.ts";
import { digestChunks } from "../syndication/digest.ts";
import { matchesEntityTag } from "../syndication/entity_tag.ts";
import { composeChannel } from "./compose_channel.ts";
import type { EdgeCache } from "./edge_cache/edge_cache.ts";
import { noEdgeCache } from "./edge_cache/no_edge_cache.ts";
import { KEPT_WITHIN_MS } from "./edge_cache/purging_twice.ts";
import { feedTokenTag } from "./feed_token_tag.ts";
import { findByTokenHash, type PolledWorkspace } from "./queries/feed_tokens.ts";
import { renderRss } from "./rss.ts";
import { rssPolicy } from "./rss_policy.ts";

export interface RssPoll {
  /** As it stands in the path. */
  workspaceId: string;
  verdict: Verdict;
  /** The secret as it came, or null when there is none. */
  token: string | null;
  ifNoneMatch: string | null;
  /** Where this installation's pages are. */
  origin: string;
  /** False for HEAD: it looks whether a feed is there, but reads nothing. */
  reads: boolean;
}

/** What is said, and how: the tag in the policy is that of the feed token. */
export interface AnsweredRssPoll {
  answer: FeedAnswer;
  policy: FeedPolicy;
}

type PolledSite = Pick<Site, "db" | "now" | "tasks" | "edgeCache">;

/**
 * Judges the secret before everything else, so that nothing tells which workspaces exist, and before
 * the validator, so that a dead secret is never "unchanged".
 */
export async function answerRssPoll(site: PolledSite, poll: RssPoll): Promise<AnsweredRssPoll> {
  const begunAt = site.now();
  const workspace = await findPolledWorkspace(site, poll);
  if (workspace === undefined) return { answer: { kind: "miss" }, policy: rssPolicy({}) };
  const { verdict, origin, ifNoneMatch } = poll;
  const channel = await composeChannel(site, { workspace, verdict, origin });
  const document = digestChunks(renderRss(channel));
  const policy = rssPolicy(cacheFor(site, begunAt).headers(feedTokenTag(workspace.token_id)));
  if (poll.reads) noteUse(site, workspace.token_id);
  return matchesEntityTag(ifNoneMatch, document.etag)
    ? { answer: { kind: "unchanged", etag: document.etag }, policy }
    : { answer: { kind: "document", ...document }, policy };
}

async function findPolledWorkspace(
  { db }: PolledSite,
  { workspaceId, token }: RssPoll,
): Promise<PolledWorkspace | undefined> {
  const tokenHash = token === null ? undefined : hashSecret("workspace_feed_token", token);
  const { data: id } = uuid().safeParse(workspaceId);
  if (tokenHash === undefined || id === undefined) return undefined;
  return await findByTokenHash(db, { workspaceId: id, tokenHash });
}

/**
 * The edge cache; none for an answer that took so long that a revocation may have come in between and
 * its second purge be over: see {@link KEPT_WITHIN_MS}.
 */
function cacheFor({ edgeCache, now }: PolledSite, begunAt: Date): EdgeCache {
  return now().getTime() - begunAt.getTime() > KEPT_WITHIN_MS ? noEdgeCache : edgeCache;
}

/** Once the answer is made: a poll that fails uses nothing, and no reader waits for its note. */
function noteUse(site: PolledSite, tokenId: string): void {
  const now = site.now();
  site.tasks.run(
    "note workspace feed use",
    () => noteWorkspaceFeedTokenUse(site.db, { tokenId, now }),
  );
}
