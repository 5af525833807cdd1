/** The addresses under which hosted readers take a subscription. */

export interface ReaderLink {
  /** What the reader is called. */
  reader: string;
  /** To whom the feed's address goes. */
  host: string;
  href: string;
}

/** By what stands before the encoded address of the feed. */
const HOSTED_READERS: Record<string, string> = {
  // After a plain slash Feedly finds no feed whose address has a query.
  "Feedly": "https://feedly.com/i/subscription/feed%2F",
  "Inoreader": "https://www.inoreader.com/?add_feed=",
  "NewsBlur": "https://www.newsblur.com/?url=",
  "The Old Reader": "https://theoldreader.com/feeds/subscribe?url=",
  "Feedbin": "https://feedbin.com/?subscribe=",
};

/** One link a reader, each with the whole address of the feed. */
export function hostedReaderLinks(feedUrl: string): ReaderLink[] {
  return Object.entries(HOSTED_READERS).map(([reader, prefix]) => {
    const href = `${prefix}${encodeURIComponent(feedUrl)}`;
    return { reader, host: new URL(href).hostname.replace(/^www\./, ""), href };
  });
}

/** Opens whatever reader the device has for feeds. */
export function deviceReaderLink(feedUrl: string): string {
  return `feed:${feedUrl}`;
}
