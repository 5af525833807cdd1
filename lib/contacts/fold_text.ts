/** Folds text so that spellings which people take for the same are the same. */

/** Letters that Unicode doesn't take apart. */
const WHOLE_LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ł: "l",
  ø: "o",
  // Lower case of the Turkish I.
  ı: "i",
  // Lower case of Σ at the end of a word.
  ς: "σ",
};

/**
 * Without case, diacritics and compatibility forms, blanks as one space and none at the ends:
 * "Müller" and "MÜLLER" are "muller", "Weiß" is "weiss". The same in every locale.
 */
export function foldText(text: string): string {
  return text.normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœđłøıς]/g, (letter) => WHOLE_LETTERS[letter] ?? letter)
    .replaceAll(/\s+/g, " ")
    .trim();
}
