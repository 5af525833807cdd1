/** The closed choices of a feed: what it covers and how much of it (ADR decisions 3 and 4). */

export const FEED_KINDS = ["contact", "aggregate"] as const;
export type FeedKind = typeof FEED_KINDS[number];

export const DETAIL_LEVELS = ["headlines", "full"] as const;
export type DetailLevel = typeof DETAIL_LEVELS[number];

export const MAX_FEED_NAME_LENGTH = 100;

/** Active feeds a user (ADR decision 6). */
export const MAX_ACTIVE_FEEDS = 50;

/** Entries a feed (ADR decision 3). */
export const FEED_WINDOW = 50;
