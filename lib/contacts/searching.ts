/** How contacts are sorted and found: the folded columns of a row, and what a search asks of them. */
import type { ContactValues } from "./contact.ts";
import { foldText } from "./fold_text.ts";

/**
 * Folding makes at most two letters of one in names that people have. Some signs unfold to 18, and
 * an index takes no more than 2,704 bytes.
 */
const MAX_SORT_NAME_LENGTH = 400;

/** Longer than anything worth looking for; a longer search finds nothing. */
const MAX_SEARCH_LENGTH = 300;

const LINE_BREAK = "\n";

export interface FoldedColumns {
  sort_name: string;
  search_text: string;
}

/**
 * The columns that follow from what is known of a contact. One line of the search text holds one
 * value, so that nothing is found across two.
 */
export function foldedColumns(values: ContactValues): FoldedColumns {
  const sortName = foldText(values.display_name).slice(0, MAX_SORT_NAME_LENGTH).toWellFormed();
  return { sort_name: sortName, search_text: searchText(values) };
}

function searchText(values: ContactValues): string {
  const { display_name, given_name, middle_name, family_name, nickname, organization } = values;
  const fullName = [given_name, middle_name, family_name].filter((part) => part !== null).join(" ");
  const texts = [display_name, fullName, nickname, organization, values.email]
    .filter((text) => text !== null);
  const phones = [values.phone, ...values.other_phones].filter((phone) => phone !== null);
  const lines = [...[...texts, ...values.other_emails].map(foldText), ...phones.map(phoneDigits)];
  return [...new Set(lines)].filter((line) => line !== "").join(LINE_BREAK);
}

/**
 * The digits without those in front that depend on from where one calls: +49 30 1234 and
 * 030 1234 have 301234 in common.
 */
function phoneDigits(phone: string): string {
  return phone.replaceAll(/\D/g, "").replace(/^0+/, "");
}

/** What a search text must hold one of; undefined when there is nothing to look for. */
export function searchedTexts(q: string): string[] | undefined {
  const folded = foldText(q.replaceAll("\0", "\uFFFD").toWellFormed());
  if (folded === "") return undefined;
  if (folded.length > MAX_SEARCH_LENGTH) return [];
  const digits = /^[\d\s+()./-]+$/.test(folded) ? phoneDigits(folded) : "";
  return digits === "" ? [folded] : [folded, digits];
}
