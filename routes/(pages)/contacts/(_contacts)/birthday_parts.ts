/** A birthday as three controls, and back. Pure. */
import { parseBirthday } from "../../../../lib/shared/contact_fields.ts";

type Texts = Readonly<Record<string, string>>;

/** What stands in the controls `birthday_day`, `birthday_month` and `birthday_year`. */
export function birthdayTexts(birthday: string | null): Texts {
  const { day, month, year } = parseBirthday(birthday ?? "") ?? {};
  return {
    birthday_day: String(day ?? ""),
    birthday_month: String(month ?? ""),
    birthday_year: year === null || year === undefined ? "" : String(year).padStart(4, "0"),
  };
}

/**
 * `YYYY-MM-DD`, `--MM-DD`, `YYYY-MM` or `YYYY`; empty when all controls are. Parts that make none of
 * these make a text that is no birthday either.
 */
export function birthdayFrom(texts: Texts): string {
  const part = (name: string) => (texts[`birthday_${name}`] ?? "").trim();
  const twoDigits = (text: string) => text === "" ? "" : text.padStart(2, "0");
  const [year, month, day] = [part("year"), twoDigits(part("month")), twoDigits(part("day"))];
  if (year + month + day === "") return "";
  return [year || "-", month, day].join("-").replace(/-{1,2}$/, "");
}
