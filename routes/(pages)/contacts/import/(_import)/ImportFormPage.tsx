/** The page on which a file of contacts is chosen. */
import { domainErrorText } from "../../../../../lib/i18n/error_text.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_IMPORT_BYTES } from "../../../../../lib/shared/limits.ts";
import { Field } from "../../../../(_components)/Field.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../../(_components)/PageTitle.tsx";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { fileErrors } from "../../../../(_forms)/file_errors.ts";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import type { ImportProblem } from "./begin_import.ts";

interface Props {
  /** Why the file that was sent was not taken; null before one was. */
  problem: ImportProblem | null;
  translator: Translator;
}

const LIMIT_MEBIBYTES = MAX_IMPORT_BYTES / (1024 * 1024);

export function ImportFormPage({ problem, translator }: Props) {
  const title = translator.text("import.title");
  const places = translator.text("frame.contacts");
  const label = translator.text("import.file");
  const error = problem === null ? undefined : problemText(problem, translator);
  return (
    <>
      <PageTitle parts={[title, places]} />
      <FormProblems errors={fileErrors(translator, error)} {...{ translator }} />
      <PageHead
        title={title}
        parent={{ href: "/contacts", label: places }}
        lead={translator.text("import.lead")}
      />
      <ImportForm {...{ label, error, translator }} />
    </>
  );
}

function problemText(problem: ImportProblem, translator: Translator): string {
  return problem === "file_is_not_a_vcard"
    ? domainErrorText(translator, problem)
    : translator.text(`import.problem.${problem}`, { limit: LIMIT_MEBIBYTES });
}

function ImportForm(
  { label, error, translator }: { label: string; error?: string; translator: Translator },
) {
  const hint = translator.text("import.file_hint", { limit: LIMIT_MEBIBYTES });
  return (
    <form
      class="stack"
      method="post"
      action="/contacts/import"
      encType="multipart/form-data"
      noValidate
    >
      <ul class="bullets">
        <li>{translator.text("import.again")}</li>
        <li>{translator.text("import.photos")}</li>
        <li>{translator.text("import.deleted")}</li>
      </ul>
      <Field name="file" {...{ label, hint, error }}>
        {(control) => (
          <input {...control} class="input" type="file" accept=".vcf,text/vcard" required />
        )}
      </Field>
      <FormEnd
        submit={translator.text("import.submit")}
        cancelHref="/contacts"
        {...{ translator }}
      />
    </form>
  );
}
