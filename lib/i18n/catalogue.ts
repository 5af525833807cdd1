/** The types of a catalogue: which texts there are, and what each leaves to be filled in. */
import type { en } from "./en.ts";

/** English says which texts there are; the compiler holds every other language to it. */
type Messages = typeof en;

export type MessageKey = keyof Messages;

/** All texts in one language. `{name}` is filled in; the rest is shown as it stands. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** A text in two forms, `….one` and `….other`, chosen by a count. */
export type PluralKey = PluralKeyOf<MessageKey>;

type PluralKeyOf<Key> = Key extends `${infer Base}.one`
  ? `${Base}.other` extends MessageKey ? Base : never
  : never;

/** What fills the placeholders of a text. Numbers are shown as the language writes them. */
export type ValuesOf<Key extends MessageKey> = Record<
  PlaceholderOf<Messages[Key]>,
  string | number
>;

/** The same for a text with a plural, whose `{count}` fills itself. */
export type PluralValuesOf<Key extends PluralKey> = Record<
  Exclude<PlaceholderOf<Messages[`${Key}.other` & MessageKey]>, "count">,
  string | number
>;

/** An argument that is there only when something has to be filled in. */
export type WhenAny<Values> = [keyof Values] extends [never] ? [] : [values: Values];

type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;
