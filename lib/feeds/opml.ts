/** A subscription list with one feed, for readers that import OPML 2.0. */
import { escapeAttribute, escapeText } from "../syndication/xml.ts";

export interface Subscription {
  /** As the list and the reader call the feed. */
  title: string;
  /** The feed's address. It is secret, and so is the document. */
  url: string;
}

export function renderOpml({ title, url }: Subscription): string {
  const name = escapeAttribute(title);
  return `<?xml version="1.0" encoding="utf-8"?>
<opml version="2.0">
<head><title>${escapeText(title)}</title></head>
<body>
<outline type="rss" text="${name}" title="${name}" xmlUrl="${escapeAttribute(url)}"/>
</body>
</opml>
`;
}
