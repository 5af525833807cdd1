/** Decides about one article: two buttons, and a reason for whoever wants to give one. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_TEXT_LENGTH } from "../../../../../lib/shared/limits.ts";
import type { Article } from "../../../../../lib/workspaces/articles.ts";
import { Button } from "../../../../(_components)/Button.tsx";
import { TextArea } from "../../../../(_components)/TextArea.tsx";
import type { FormErrors, FormState } from "../../../../(_forms)/form_state.ts";

interface Props {
  article: Article;
  action: string;
  /** What was sent before, and what is wrong with it. */
  refused: { form: FormState; errors: FormErrors } | null;
  translator: Translator;
}

/** Folded up once there is a verdict: most stay as they are. */
export function VerdictForm(props: Props) {
  if (props.article.verdict === null) return <Decision {...props} />;
  return (
    <details open={props.refused !== null}>
      <summary>{props.translator.text("workspace.articles.anew")}</summary>
      <Decision {...props} />
    </details>
  );
}

function Decision({ article: { id, title }, action, refused, translator }: Props) {
  return (
    <form class="row" method="post" action={action} noValidate>
      <Button
        name="verdict"
        value="passed"
        aria-label={translator.text("workspace.articles.pass_named", { title })}
      >
        {translator.text("workspace.articles.pass")}
      </Button>
      <Button
        name="verdict"
        value="filtered"
        aria-label={translator.text("workspace.articles.filter_out_named", { title })}
      >
        {translator.text("workspace.articles.filter_out")}
      </Button>
      <details open={refused !== null}>
        <summary>{translator.text("workspace.articles.with_reason")}</summary>
        <TextArea
          name="reason"
          scope={id}
          label={translator.text("workspace.article.reason")}
          error={refused?.errors.byName.reason}
          value={refused?.form.values.reason}
          maxLength={MAX_TEXT_LENGTH}
          rows={2}
        />
      </details>
    </form>
  );
}
