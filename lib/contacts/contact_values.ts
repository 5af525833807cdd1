/** What a contact's values become when somebody makes or changes it. */
import { type ContactInput, deriveDisplayName } from "../shared/contact_fields.ts";
import { InvalidInput } from "../shared/domain_error.ts";
import { fieldIssue } from "../shared/parse_input.ts";
import type { ContactValues } from "./contact.ts";

/**
 * The values of a new contact. Without a `display_name` it stands under its other names.
 *
 * @throws {InvalidInput} `display_name` is `required` when nothing can serve as a name
 */
export function newValues({ display_name: chosen, ...input }: ContactInput): ContactValues {
  return withDisplayName(overlay(blankValues(), input), chosen);
}

/**
 * The values after a change of what `input` names. A name to show that was derived follows the names
 * it came from; one that was chosen stays until it is taken away.
 *
 * @throws {InvalidInput} `display_name` is `required` when the last of the names is taken away
 */
export function changedValues(
  values: ContactValues,
  { display_name: chosen, ...input }: ContactInput,
): ContactValues {
  const isDerived = values.display_name === deriveDisplayName({ ...values, display_name: null });
  const kept = isDerived ? null : values.display_name;
  return withDisplayName(overlay(values, input), chosen === undefined ? kept : chosen);
}

/** `given` over `values`; what is undefined leaves a value as it is. */
export function overlay(values: ContactValues, given: Partial<ContactValues>): ContactValues {
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...values, ...Object.fromEntries(present) };
}

/** A contact of which nothing is known yet. */
export function blankValues(): ContactValues {
  return {
    display_name: "",
    given_name: null,
    family_name: null,
    middle_name: null,
    honorific_prefix: null,
    honorific_suffix: null,
    nickname: null,
    organization: null,
    job_title: null,
    email: null,
    other_emails: [],
    phone: null,
    other_phones: [],
    website: null,
    address: null,
    birthday: null,
    about: null,
  };
}

function withDisplayName(values: ContactValues, chosen: string | null | undefined): ContactValues {
  const displayName = deriveDisplayName({ ...values, display_name: chosen });
  if (displayName === null) throw new InvalidInput([fieldIssue("display_name", "required")]);
  return { ...values, display_name: displayName };
}
