/** What has been read of an item, or of the feed itself, before it is made into one. */
import type { CapturedText } from "./captured_text.ts";
import type { Vocabulary } from "./vocabularies.ts";

/** Values of one field that are kept; no feed has use for more, and a hostile one would fill memory. */
const MAX_VALUES = 20;

/** The name of a field: vocabulary and local name in lower case. See field_names.ts. */
export type FieldName = `${Vocabulary} ${string}`;

/** An address as written, and what it is relative to. */
export interface WrittenLink {
  address: string;
  /** The xml:base in force, or null. */
  base: string | null;
}

/** A link of an Atom vocabulary that leads to the page, and its media type. */
export interface AlternateLink extends WrittenLink {
  type: string;
}

export class Draft {
  /** How many elements the item's own is in. Its fields are one deeper. */
  readonly depth: number;
  readonly alternates: AlternateLink[] = [];
  /** The address that names an item of RSS 1.0. */
  readonly about: string | null;
  /** The entry was taken from another feed, so this feed's author isn't its own. */
  isFromElsewhere = false;
  /** The file ended before the item did. */
  isCutOff = false;
  readonly #fields = new Map<FieldName, CapturedText[]>();

  constructor(depth: number, { about }: { about: string | null }) {
    this.depth = depth;
    this.about = about;
  }

  add(name: FieldName, text: CapturedText): void {
    const texts = this.list(name);
    if (texts.length < MAX_VALUES) this.#fields.set(name, [...texts, text]);
  }

  addAlternate(link: AlternateLink): void {
    if (this.alternates.length < MAX_VALUES) this.alternates.push(link);
  }

  /** In the file's order. */
  list(name: FieldName): readonly CapturedText[] {
    return this.#fields.get(name) ?? [];
  }
}
