/** A field whose value is one of the languages, each called what its speakers call it. */
import { LOCALE_NAMES, LOCALES } from "../../lib/shared/locales.ts";
import type { FieldProps } from "./Field.tsx";
import { Select } from "./Select.tsx";

const OPTIONS = LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value] }));

export function LanguageSelect(props: FieldProps & { value?: string }) {
  return <Select {...props} options={OPTIONS} />;
}
