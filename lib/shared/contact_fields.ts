/** What a contact may hold, as REST and forms give it. */
import { z } from "zod";
import { isRealDay, optionalText, type PartialDate, requiredText } from "./fields.ts";
import {
  MAX_ADDRESS_LENGTH,
  MAX_LABEL_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_URL_LENGTH,
} from "./limits.ts";
import { optionalWebAddress } from "./web_address.ts";

const MAX_OTHER_VALUES = 20;

/** How long each text of a contact may be, in UTF-16 code units, for validation and for forms. */
export const CONTACT_LENGTHS = {
  display_name: MAX_NAME_LENGTH,
  given_name: MAX_NAME_LENGTH,
  family_name: MAX_NAME_LENGTH,
  middle_name: MAX_NAME_LENGTH,
  honorific_prefix: MAX_LABEL_LENGTH,
  honorific_suffix: MAX_LABEL_LENGTH,
  nickname: MAX_NAME_LENGTH,
  organization: MAX_TITLE_LENGTH,
  job_title: MAX_TITLE_LENGTH,
  email: MAX_NAME_LENGTH,
  other_emails: MAX_NAME_LENGTH,
  phone: MAX_LABEL_LENGTH,
  other_phones: MAX_LABEL_LENGTH,
  website: MAX_URL_LENGTH,
  address: MAX_ADDRESS_LENGTH,
  birthday: MAX_LABEL_LENGTH,
  about: MAX_TEXT_LENGTH,
} as const;

const BIRTHDAY = /^(?:(\d{4})|(\d{4})-(\d{2})|(?:(\d{4})|-)-(\d{2})-(\d{2}))$/;

/** A leap year, so that 29 February is a day without a year. */
const ANY_LEAP_YEAR = 2000;

/**
 * The date in a birthday as RFC 6350 section 4.3.1 writes it, in its extended form: `YYYY-MM-DD`,
 * `--MM-DD` without a year, `YYYY-MM` or `YYYY`. Undefined for any other text and for days that the
 * calendar doesn't have.
 */
export function parseBirthday(text: string): PartialDate | undefined {
  const match = BIRTHDAY.exec(text);
  if (match === null) return undefined;
  const part = (...groups: number[]) => {
    const digits = groups.map((group) => match[group]).find((found) => found !== undefined);
    return digits === undefined ? null : Number(digits);
  };
  const date = { year: part(1, 2, 4), month: part(3, 5), day: part(6) };
  const { year, month, day } = date;
  const isReal = isRealDay({ year: year ?? ANY_LEAP_YEAR, month: month ?? 1, day: day ?? 1 });
  return isReal ? date : undefined;
}

function otherValues(maxLength: number) {
  return z.array(requiredText(maxLength)).max(MAX_OTHER_VALUES)
    .transform((values) => [...new Set(values)])
    .optional();
}

/** A new contact: every property may be absent, as long as one of them can serve as its name. */
export const contactSchema = z.strictObject({
  display_name: optionalText(CONTACT_LENGTHS.display_name),
  given_name: optionalText(CONTACT_LENGTHS.given_name),
  family_name: optionalText(CONTACT_LENGTHS.family_name),
  middle_name: optionalText(CONTACT_LENGTHS.middle_name),
  honorific_prefix: optionalText(CONTACT_LENGTHS.honorific_prefix),
  honorific_suffix: optionalText(CONTACT_LENGTHS.honorific_suffix),
  nickname: optionalText(CONTACT_LENGTHS.nickname),
  organization: optionalText(CONTACT_LENGTHS.organization),
  job_title: optionalText(CONTACT_LENGTHS.job_title),
  email: optionalText(CONTACT_LENGTHS.email),
  other_emails: otherValues(CONTACT_LENGTHS.other_emails),
  phone: optionalText(CONTACT_LENGTHS.phone),
  other_phones: otherValues(CONTACT_LENGTHS.other_phones),
  website: optionalWebAddress(),
  address: optionalText(CONTACT_LENGTHS.address),
  birthday: optionalText(CONTACT_LENGTHS.birthday).refine(
    (text) => text === null || text === undefined || parseBirthday(text) !== undefined,
    { params: { code: "not_a_date" } },
  ).meta({
    description: "`YYYY-MM-DD`, `--MM-DD` without a year, `YYYY-MM` or `YYYY`.",
    override: { examples: ["1990-12-24", "--12-24", "1990-12", "1990"] },
  }),
  about: optionalText(CONTACT_LENGTHS.about),
});

/** What is undefined was not given. */
export type ContactInput = Partial<z.output<typeof contactSchema>>;

/** A change: what is absent stays, null and blank text are taken away. */
export const contactPatchSchema = contactSchema.extend({ archived: z.boolean().optional() });

export type ContactPatch = Partial<z.output<typeof contactPatchSchema>>;

/** The name under which a contact stands, from the first of its values that can serve. */
export function deriveDisplayName(contact: ContactInput): string | null {
  const { given_name, middle_name, family_name } = contact;
  const fullName = [given_name, middle_name, family_name].filter((part) => part).join(" ");
  const name = contact.display_name || fullName || contact.nickname || null;
  return name === null ? null : cutName(name);
}

/** Cut to what fits, never through the middle of a character. */
function cutName(name: string): string {
  const cut = name.slice(0, MAX_NAME_LENGTH);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
