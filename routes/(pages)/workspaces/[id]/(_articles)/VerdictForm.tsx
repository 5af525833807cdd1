/** Decides about one article: a reason for whoever wants to give one, and two buttons. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_TEXT_LENGTH } from "../../../../../lib/shared/limits.ts";
import type { Article } from "../../../../../lib/workspaces/articles.ts";
import { Button } from "../../../../(_components)/Button.tsx";
import { TextArea } from "../../../../(_components)/TextArea.tsx";
import type { FormErrors, FormState } from "../../../../(_forms)/form_state.ts";

interface Props {
  article: Article;
  neighbour: Article | undefined;
  action: string;
  /** What was sent before, and what is wrong with it. */
  refused: { form: FormState; errors: FormErrors } | null;
  translator: Translator;
}

/** Folded up once there is a verdict: most stay as they are. */
export function VerdictForm(props: Props) {
  const { article: { title, verdict }, refused, translator } = props;
  if (verdict === null) return <Decision {...props} />;
  const label = translator.text("workspace.articles.anew");
  return (
    <details open={refused !== null}>
      <summary aria-label={translator.text("form.named", { label, name: title })}>{label}</summary>
      <Decision {...props} />
    </details>
  );
}

function Decision(props: Props) {
  const { article: { title }, neighbour, action, translator } = props;
  return (
    <form class="row" method="post" action={action} noValidate>
      {neighbour !== undefined && <input type="hidden" name="neighbour" value={neighbour.id} />}
      <Reason {...props} />
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
    </form>
  );
}

/** In sight where there is one already; sent beside it as it was, to tell whether it was changed. */
function Reason({ article: { id, title, reason }, refused, translator }: Props) {
  const label = translator.text("workspace.articles.with_reason");
  const shown = refused === null ? reason ?? "" : refused.form.values.reason_shown ?? "";
  return (
    <details open={refused !== null || reason !== null}>
      <summary aria-label={translator.text("form.named", { label, name: title })}>{label}</summary>
      {shown !== "" && <input type="hidden" name="reason_shown" value={shown} />}
      <TextArea
        name="reason"
        scope={id}
        label={translator.text("workspace.article.reason")}
        error={refused?.errors.byName.reason}
        value={refused === null ? reason ?? "" : refused.form.values.reason}
        maxLength={MAX_TEXT_LENGTH}
        rows={2}
      />
    </details>
  );
}
