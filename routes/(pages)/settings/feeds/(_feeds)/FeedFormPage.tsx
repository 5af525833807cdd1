/** The create form as a page of its own. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import type { FeedForm as FeedFormData } from "./feed_form.ts";
import { FeedForm, feedFormLabels } from "./FeedForm.tsx";
import { FeedsPageTitle } from "./FeedsPageTitle.tsx";

export function FeedFormPage({ form, translator }: { form: FeedFormData; translator: Translator }) {
  const labels = feedFormLabels(translator);
  const errors = formErrors(translator, { refusal: form.refusal, labels });
  const title = translator.text("feeds.form.title");
  return (
    <>
      <FeedsPageTitle part={title} translator={translator} />
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead
        title={title}
        parent={{ href: "/settings/feeds", label: translator.text("feeds.title") }}
      />
      <FeedForm {...{ form, labels, errors, translator }} />
    </>
  );
}
