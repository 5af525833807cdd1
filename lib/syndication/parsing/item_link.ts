/** Chooses the address of an item among the links that it has. */
import type { AlternateLink, Draft, WrittenLink } from "./draft.ts";

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
  const names = [...draft.list("rss guid").map(({ raw }) => raw), draft.about ?? ""];
  const resolved = [
    ...links.map((link) => resolveLink(link, { home })),
    ...names.map((address) => resolveLink({ address, base: null }, { home: null })),
  ];
  const url = resolved.find((found) => found !== null) ?? null;
  return { url, isUnusable: url === null && links.length > 0 };
}

/** The address of the site that a feed is of, or null. */
export function chooseHome(channel: Draft): string | null {
  return chooseLink(channel, { home: null }).url;
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

function resolveLink(
  { address, base }: WrittenLink,
  { home }: { home: string | null },
): string | null {
  const absoluteBase = base === null ? home : URL.parse(base, home ?? undefined)?.href ?? home;
  const url = URL.parse(address, absoluteBase ?? undefined);
  const isWeb = url !== null && (url.protocol === "https:" || url.protocol === "http:");
  return isWeb ? url.href : null;
}
