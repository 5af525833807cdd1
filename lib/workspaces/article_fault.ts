/** What of an imported feed file could not be taken as it was. */

export type ArticleFault =
  /** Skipped: an article is met again by its address. */
  | "no_link"
  /** Skipped: it has an address, longer than is kept. */
  | "link_too_long"
  /** It goes by the beginning of its text, or by its address. */
  | "no_title"
  /** It is dated by the import, unless it was there before. */
  | "no_date"
  | "title_cut"
  | "summary_cut"
  | "author_cut"
  /** The file ends inside of the item. */
  | "cut_off"
  /** Of the file: those that came later were not read. */
  | "too_many_items"
  /** Of the file: what it says of its encoding is wrong, so that characters may be. */
  | "doubtful_encoding";

export interface ArticleWarning {
  /** 1-based position in the file; null for the file as a whole. */
  item: number | null;
  code: ArticleFault;
}

const DESCRIPTIONS: Record<ArticleFault, string> = {
  no_link: "Skipped: it has no http or https address",
  link_too_long: "Skipped: its address is longer than an address may be",
  no_title: "Has no title: the beginning of its text, or its address, stands for it",
  no_date: "Has no date that can be read: the time of the import stands for it",
  title_cut: "The title was cut to the length that a title may have",
  summary_cut: "The text was cut to the length that a text may have",
  author_cut: "The names of the authors were cut to the length that a name may have",
  cut_off: "The file is cut off here",
  too_many_items: "The file has more items than one import takes: later ones were not read",
  doubtful_encoding: "The file's encoding is not the one that it names: characters may be wrong",
};

/** In English, for REST; pages translate the code. */
export function describeFault(code: ArticleFault): string {
  return DESCRIPTIONS[code];
}
