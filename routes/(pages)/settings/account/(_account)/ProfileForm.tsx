/** The form of name, language and time zone. */
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_LABEL_LENGTH } from "../../../../../lib/shared/limits.ts";
import { offeredTimeZones } from "../../../../../lib/shared/time_zones.ts";
import { Button } from "../../../../(_components)/Button.tsx";
import { LanguageSelect } from "../../../../(_components)/LanguageSelect.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import type { FormErrors, FormState } from "../../../../(_forms)/form_state.ts";

export type ProfileLabels = Record<"display_name" | "language" | "time_zone", string>;

/** Each control's label by its name, in the form's order. */
export function profileLabels(translator: Translator): ProfileLabels {
  return {
    display_name: translator.text("account.display_name"),
    language: translator.text("account.language"),
    time_zone: translator.text("account.time_zone"),
  };
}

const TIME_ZONES_ID = "time-zones";

interface Props {
  form: FormState;
  labels: ProfileLabels;
  errors: FormErrors;
  user: User;
  translator: Translator;
}

export function ProfileForm({ form: { values }, labels, errors, user, translator }: Props) {
  const field = (name: keyof ProfileLabels) => ({
    name,
    label: labels[name],
    error: errors.byName[name],
    value: values[name],
  });
  return (
    <form class="stack" method="post" action="/settings/account" noValidate>
      <h2>{translator.text("account.profile")}</h2>
      <div>
        <dl class="facts">
          <div>
            <dt>{translator.text("account.email")}</dt>
            <dd>{user.email}</dd>
          </div>
        </dl>
        <p class="small quiet">{translator.text("account.email_hint")}</p>
      </div>
      <TextInput
        {...field("display_name")}
        hint={translator.text("account.display_name_hint")}
        maxLength={MAX_LABEL_LENGTH}
        autocomplete="name"
        required
      />
      <LanguageSelect
        {...field("language")}
        hint={translator.text("account.language_hint")}
      />
      <TextInput
        {...field("time_zone")}
        hint={translator.text("account.time_zone_hint")}
        list={TIME_ZONES_ID}
        autocomplete="off"
        required
      />
      <datalist id={TIME_ZONES_ID}>
        {offeredTimeZones().map((name) => <option key={name} value={name} />)}
      </datalist>
      <Button tone="primary">{translator.text("account.submit")}</Button>
    </form>
  );
}
