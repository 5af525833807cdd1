/** The page on which an article is added by hand. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import {
  MAX_NAME_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_URL_LENGTH,
} from "../../../../../lib/shared/limits.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { Select } from "../../../../(_components)/Select.tsx";
import { TextArea } from "../../../../(_components)/TextArea.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import { formErrors, type FormState } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import { type ArticleField, articleLabels } from "./article_form.ts";
import { VERDICT_FILTERS } from "./articles_href.ts";

interface Props {
  workspace: Membership;
  form: FormState;
  translator: Translator;
}

export function ArticleFormPage({ workspace, form, translator }: Props) {
  const labels = articleLabels(translator);
  const errors = formErrors(translator, { refusal: form.refusal, labels });
  const title = translator.text("workspace.article.new");
  const path = partHref(workspace.id, "articles");
  const field = (name: ArticleField): Field => ({
    name,
    label: labels[name],
    error: errors.byName[name],
    value: form.values[name],
  });
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="articles">
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead title={title} />
      <form class="stack" method="post" action={`${path}/articles/new`} noValidate>
        <ArticleFields {...{ field, translator }} autofocus={form.refusal === null} />
        <VerdictFields {...{ field, translator }} />
        <FormEnd
          submit={translator.text("workspace.article.submit")}
          cancelHref={path}
          {...{ translator }}
        />
      </form>
    </WorkspaceFrame>
  );
}

interface Field {
  name: ArticleField;
  label: string;
  error: string | undefined;
  value: string | undefined;
}

interface FieldsProps {
  field: (name: ArticleField) => Field;
  translator: Translator;
}

function ArticleFields({ field, translator, autofocus }: FieldsProps & { autofocus: boolean }) {
  const labelNote = translator.text("form.optional");
  return (
    <>
      <TextInput
        {...field("url")}
        type="url"
        hint={translator.text("workspace.article.url_hint")}
        maxLength={MAX_URL_LENGTH}
        autocomplete="off"
        required
        autofocus={autofocus}
      />
      <TextInput
        {...field("title")}
        maxLength={MAX_TITLE_LENGTH}
        autocomplete="off"
        required
      />
      <div class="field-grid">
        <TextInput
          {...field("author")}
          labelNote={labelNote}
          maxLength={MAX_NAME_LENGTH}
          autocomplete="off"
        />
        <TextInput {...field("published_at")} type="datetime-local" required />
      </div>
      <TextArea {...field("summary")} labelNote={labelNote} maxLength={MAX_TEXT_LENGTH} rows={5} />
    </>
  );
}

function VerdictFields({ field, translator }: FieldsProps) {
  return (
    <>
      <Select
        {...field("verdict")}
        options={VERDICT_FILTERS.map((verdict) => ({
          value: verdict === "undecided" ? "" : verdict,
          label: translator.text(`workspace.verdict.${verdict}`),
        }))}
      />
      <TextArea
        {...field("reason")}
        labelNote={translator.text("form.optional")}
        hint={translator.text("workspace.article.reason_hint")}
        maxLength={MAX_TEXT_LENGTH}
        rows={2}
      />
    </>
  );
}
