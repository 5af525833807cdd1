/** Finds the items of an RSS or Atom document in the stream of its elements. */
import type { Steps } from "../../shared/steps.ts";
import { CapturedText, type TextKind } from "./captured_text.ts";
import { Draft, type FieldName } from "./draft.ts";
import { type FeedFormat, formatOf } from "./feed_format.ts";
import { textKindOf } from "./field_names.ts";
import type { FeedFault } from "./parsed_feed.ts";
import type { XmlElement } from "./xml_element.ts";
import { type XmlHandler, XmlReader } from "./xml_reader.ts";

/** Items of one file that are read. A feed shows some dozens, an archive some thousands. */
export const MAX_FEED_ITEMS = 10_000;

/** The link relation of the page that an entry is about (RFC 4287 section 4.2.7.2). */
const ALTERNATES: ReadonlySet<string> = new Set([
  "",
  "alternate",
  "http://www.iana.org/assignments/relation/alternate",
]);

/** What a document holds, as it was written. */
export interface FeedDrafts {
  /** The channel of RSS, the feed of Atom. */
  channel: Draft;
  items: readonly Draft[];
  faults: FeedFault[];
}

/** A text that is being read. */
interface OpenCapture {
  owner: Draft;
  name: FieldName;
  text: CapturedText;
  depth: number;
}

/**
 * Reads a document as far as it goes, or null when it is no feed.
 *
 * @param options.sliceLength Characters that are read at a time. It changes nothing of the result
 */
export function readFeedDrafts(
  source: string,
  options: { sliceLength?: number } = {},
): Steps<FeedDrafts | null> {
  return new FeedReader(source).read(options);
}

class FeedReader implements XmlHandler {
  readonly #xml: XmlReader;
  readonly #items: Draft[] = [];
  readonly #faults: FeedFault[] = [];
  #channel = new Draft(0, { about: null });
  /** Null until the root is met. */
  #format: FeedFormat | null = null;
  #isFeed = false;
  /** Nothing that follows is read. */
  #isOver = false;
  /** The item that is open, the innermost where end tags are missing. */
  #item: Draft | null = null;
  #capture: OpenCapture | null = null;
  /** How many elements the open author of Atom is in, whose name is a child. */
  #personDepth: number | null = null;

  constructor(source: string) {
    this.#xml = new XmlReader(source, this);
  }

  *read(options: { sliceLength?: number }): Steps<FeedDrafts | null> {
    yield* this.#xml.read(options);
    if (!this.#isFeed) return null;
    if (!this.#isOver) this.#faults.push("cut_off");
    // A text that is still open is left out: half an address leads elsewhere.
    if (this.#item !== null) this.#item.isCutOff = true;
    return { channel: this.#channel, items: this.#items, faults: this.#faults };
  }

  open(element: XmlElement): void {
    if (this.#isOver) return;
    if (this.#capture !== null) return this.#capture.text.openElement(element);
    const format = this.#format;
    if (format === null) return this.#openRoot(element);
    const vocabulary = element.vocabulary === "none" ? format.plainVocabulary : element.vocabulary;
    const name: FieldName = `${vocabulary} ${element.localName.toLowerCase()}`;
    if (name === format.item && this.#mayBeItem(element)) this.#openItem(element);
    else if (name === "rss channel" && this.#item === null) this.#openChannel(element);
    else this.#openChild(name, element);
  }

  text(text: string): void {
    this.#capture?.text.addText(text);
  }

  close(element: XmlElement): void {
    if (this.#isOver) return;
    if (this.#capture !== null && this.#capture.depth < element.depth) {
      return this.#capture.text.closeElement(element);
    }
    this.#closeCapture();
    if (this.#personDepth === element.depth) this.#personDepth = null;
    if (this.#item?.depth === element.depth) this.#item = null;
    if (element.depth === 0) this.#stop();
  }

  #openRoot(element: XmlElement): void {
    this.#format = formatOf(element);
    if (this.#format === null) this.#stop();
    this.#isFeed = this.#format?.isCertain ?? false;
  }

  /** A child of an open item is the next one, whose writer forgot an end tag; deeper is something else. */
  #mayBeItem({ depth }: XmlElement): boolean {
    return this.#item === null || depth === this.#item.depth + 1;
  }

  #openItem({ depth, attributes }: XmlElement): void {
    this.#isFeed = true;
    if (this.#items.length === MAX_FEED_ITEMS) {
      this.#faults.push("too_many_items");
      this.#item = null;
      return this.#stop();
    }
    this.#item = new Draft(depth, { about: attributes.get("rdf:about") ?? null });
    this.#items.push(this.#item);
  }

  #openChannel({ depth }: XmlElement): void {
    this.#isFeed = true;
    this.#channel = new Draft(depth, { about: null });
  }

  /** Only what is directly in the item is its own: a source, an image or a group has titles too. */
  #openChild(name: FieldName, element: XmlElement): void {
    const owner = this.#item ?? this.#channel;
    if (this.#personDepth !== null) {
      const isName = name === "atom name" && element.depth === this.#personDepth + 1;
      if (isName) this.#openCapture("text", { name: "atom author", owner, element });
    } else if (element.depth === owner.depth + 1) {
      this.#openField(name, { owner, element });
    }
  }

  #openField(name: FieldName, { owner, element }: { owner: Draft; element: XmlElement }): void {
    switch (name) {
      case "atom link":
        return addAlternate(owner, element);
      case "atom author":
        this.#personDepth = element.depth;
        return;
      case "atom source":
        owner.isFromElsewhere = true;
        return;
      default: {
        const kind = textKindOf(name, element);
        if (kind !== undefined) this.#openCapture(kind, { name, owner, element });
      }
    }
  }

  #openCapture(
    kind: TextKind,
    { name, owner, element }: { name: FieldName; owner: Draft; element: XmlElement },
  ): void {
    const text = new CapturedText(kind, { base: element.base });
    this.#capture = { owner, name, text, depth: element.depth };
  }

  #closeCapture(): void {
    if (this.#capture === null) return;
    this.#capture.owner.add(this.#capture.name, this.#capture.text);
    this.#capture = null;
  }

  #stop(): void {
    this.#isOver = true;
    this.#xml.stop();
  }
}

function addAlternate(owner: Draft, { attributes, base }: XmlElement): void {
  if (!ALTERNATES.has((attributes.get("rel") ?? "").trim().toLowerCase())) return;
  owner.addAlternate({
    address: attributes.get("href") ?? "",
    type: attributes.get("type") ?? "",
    base,
  });
}
