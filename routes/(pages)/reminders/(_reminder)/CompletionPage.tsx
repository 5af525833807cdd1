/** The page on which a reminder is done, in other words than its own or at another time than now. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { ButtonLink } from "../../../(_components)/Button.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { FormProblems } from "../../../(_forms)/FormProblems.tsx";
import { RecordEditor, recordErrors } from "../../../(_records)/RecordEditor.tsx";
import { ReturnField } from "../../../(_records)/ReturnField.tsx";
import { returnPath } from "../../../(_records)/return_path.ts";
import { WrittenText } from "../../../(_records)/WrittenText.tsx";
import type { ReminderToComplete } from "./open_reminder.ts";

interface Props {
  reminder: ReminderToComplete;
  translator: Translator;
}

export function CompletionPage({ reminder: { row, contact, form, from }, translator }: Props) {
  const title = translator.text("reminders.completion.title");
  const back = returnPath({ from, contactId: contact.id });
  const errors = recordErrors(form, translator).list;
  return (
    <>
      <PageTitle parts={[title, contact.display_name, translator.text("frame.contacts")]} />
      <FormProblems {...{ errors, translator }} />
      <PageHead
        title={title}
        parent={{ href: `/contacts/${contact.id}`, label: contact.display_name }}
      />
      <div class="sections">
        <div>
          <WrittenText text={row.message} translator={translator} />
          <p class="quiet">{translator.text("reminders.completion.hint")}</p>
        </div>
        <RecordEditor
          {...{ form, translator }}
          action={`/reminders/${row.id}/completions`}
          submitLabel={translator.text("reminders.done")}
        >
          <ReturnField from={from} />
          <ButtonLink tone="quiet" href={back}>{translator.text("form.cancel")}</ButtonLink>
        </RecordEditor>
      </div>
    </>
  );
}
