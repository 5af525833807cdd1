/** The form that asks for a recovery link. */
import { RECOVERY_LINK_LIFETIME_MINUTES } from "../../../../lib/accounts/recovery_links.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { MAX_EMAIL_LENGTH } from "../../../../lib/shared/limits.ts";
import { Button } from "../../../(_components)/Button.tsx";
import { Notice } from "../../../(_components)/Notice.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { TextInput } from "../../../(_components)/TextInput.tsx";
import { formErrors, type FormState } from "../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../(_forms)/FormProblems.tsx";

interface Props {
  form: FormState;
  /** What has just happened, as the address says it. */
  notice: string | null;
  translator: Translator;
}

export function RecoveryRequestPage({ form, notice, translator }: Props) {
  const minutes = RECOVERY_LINK_LIFETIME_MINUTES;
  const labels = { email: translator.text("recovery.request.email") };
  const { byName, list } = formErrors(translator, { refusal: form.refusal, labels });
  const title = translator.text("recovery.request.title");
  return (
    <>
      <PageTitle parts={[title]} />
      <FormProblems errors={list} {...{ translator }} />
      {notice === "recovery_requested" && (
        <Notice>{translator.text("recovery.request.sent", { minutes })}</Notice>
      )}
      <PageHead
        title={title}
        parent={{ href: "/sign-in", label: translator.text("recovery.back") }}
        lead={translator.text("recovery.request.lead", { minutes })}
      />
      <form class="stack" method="post" action="/recover" noValidate>
        <TextInput
          name="email"
          type="email"
          label={labels.email}
          error={byName.email}
          value={form.values.email}
          maxLength={MAX_EMAIL_LENGTH}
          autocomplete="username"
          required
        />
        <Button tone="primary">{translator.text("recovery.request.submit")}</Button>
      </form>
    </>
  );
}
