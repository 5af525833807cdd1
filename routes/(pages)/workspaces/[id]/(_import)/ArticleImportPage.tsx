/** The page on which a file of articles is chosen. */
import { domainErrorText } from "../../../../../lib/i18n/error_text.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_IMPORT_BYTES } from "../../../../../lib/shared/limits.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { Field } from "../../../../(_components)/Field.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { fileErrors } from "../../../../(_forms)/file_errors.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import type { ArticleImportProblem } from "./import_from_form.ts";

interface Props {
  workspace: Membership;
  /** Why the file that was sent was not taken; null before one was. */
  problem: ArticleImportProblem | null;
  translator: Translator;
}

const LIMIT_MEBIBYTES = MAX_IMPORT_BYTES / (1024 * 1024);

export function ArticleImportPage({ workspace, problem, translator }: Props) {
  const title = translator.text("workspace.import.title");
  const label = translator.text("import.file");
  const error = problem === null ? undefined : problemText(problem, translator);
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="articles">
      <FormProblems errors={fileErrors(translator, error)} {...{ translator }} />
      <PageHead title={title} lead={translator.text("workspace.import.lead")} />
      <ImportForm {...{ path: partHref(workspace.id, "articles"), label, error, translator }} />
    </WorkspaceFrame>
  );
}

function problemText(problem: ArticleImportProblem, translator: Translator): string {
  switch (problem) {
    case "file_is_not_a_feed":
      return domainErrorText(translator, problem);
    case "too_large":
      return translator.text("workspace.import.too_large", { limit: LIMIT_MEBIBYTES });
    case "missing":
    case "empty":
      return translator.text(`import.problem.${problem}`);
    default:
      return problem satisfies never;
  }
}

interface FormProps {
  /** Of the articles. */
  path: string;
  label: string;
  error?: string;
  translator: Translator;
}

function ImportForm({ path, label, error, translator }: FormProps) {
  const hint = translator.text("workspace.import.file_hint", { limit: LIMIT_MEBIBYTES });
  return (
    <form
      class="stack"
      method="post"
      action={`${path}/articles/import`}
      encType="multipart/form-data"
      noValidate
    >
      <p>{translator.text("workspace.import.again")}</p>
      <Field name="file" {...{ label, hint, error }}>
        {(control) => (
          <input
            {...control}
            class="input"
            type="file"
            accept=".xml,.rss,.atom,application/rss+xml,application/atom+xml,application/xml,text/xml"
            required
          />
        )}
      </Field>
      <FormEnd submit={translator.text("import.submit")} cancelHref={path} {...{ translator }} />
    </form>
  );
}
