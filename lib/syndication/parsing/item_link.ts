/** Chooses the address of an item among the links that it has. */
import { MAX_URL_LENGTH } from "../../shared/limits.ts";
import type { AlternateLink, Draft, WrittenLink } from "./draft.ts";

/**
 * Characters that an address may have as it is written: broken into lines, or with steps up and down
 * again, it comes to less.
 */
const MAX_WRITTEN_LENGTH = 3 * MAX_URL_LENGTH;

/** As in lib/shared/web_address.ts: what names a scheme and no host is a slip, and no path either. */
const WITHOUT_HOST = /^\s*https?:(?!\/\/)/i;

export interface ChosenLink {
  url: string | null;
  /** Links are there, and none leads anywhere. */
  isUnusable: boolean;
}

/**
 * The address of the item's page: its link, a link of rel `alternate`, a guid that is a permalink, the
 * name of an RSS 1.0 item, in this order the first that is of use. A guid has to be absolute: any word
 * could be taken for a relative one.
 *
 * @param home What links are relative to where no xml:base says so, or null
 */
export function chooseLink(draft: Draft, { home }: { home: string | null }): ChosenLink {
  const links = [...writtenLinks(draft), ...byPreference(draft.alternates)]
    .filter(({ address }) => address.trim() !== "");
  const names = [...draft.list("rss guid").map(({ raw }) => raw), draft.about ?? ""]
    .map((address) => ({ address, base: null }));
  const url = findResolved(links, { home }) ?? findResolved(names, { home: null });
  return { url, isUnusable: url === null && links.length > 0 };
}

/**
 * The address of the site that a feed is of, or null. One too long to be kept is none: thousands of
 * links could each be relative to megabytes.
 */
export function chooseHome(channel: Draft): string | null {
  const { url } = chooseLink(channel, { home: null });
  return url === null || url.length > MAX_URL_LENGTH ? null : url;
}

function writtenLinks(draft: Draft): WrittenLink[] {
  return draft.list("rss link").map(({ raw, base }) => ({ address: raw, base }));
}

/** A page before what says nothing of its type, before all else. */
function byPreference(links: readonly AlternateLink[]): AlternateLink[] {
  return links.toSorted((one, other) => distanceFromPage(one) - distanceFromPage(other));
}

function distanceFromPage({ type }: AlternateLink): number {
  if (/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) return 0;
  return type.trim() === "" ? 1 : 2;
}

/** The first that leads anywhere. */
function findResolved(
  links: readonly WrittenLink[],
  context: { home: string | null },
): string | null {
  for (const link of links) {
    const url = resolveLink(link, context);
    if (url !== null) return url;
  }
  return null;
}

function resolveLink(
  { address, base }: WrittenLink,
  { home }: { home: string | null },
): string | null {
  if (address.trim().length > MAX_WRITTEN_LENGTH || WITHOUT_HOST.test(address)) return null;
  const absoluteBase = base === null ? home : URL.parse(base, home ?? undefined)?.href ?? home;
  const url = URL.parse(address, absoluteBase ?? undefined);
  const isWeb = url !== null && (url.protocol === "https:" || url.protocol === "http:");
  return isWeb ? url.href : null;
}
