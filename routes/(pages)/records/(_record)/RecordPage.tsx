/** The page on which a record is changed or deleted. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { RECORDS } from "../../../../lib/shared/records/mod.ts";
import { Button, ButtonLink } from "../../../(_components)/Button.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { FormProblems } from "../../../(_forms)/FormProblems.tsx";
import { recordLabel } from "../../../(_records)/record_labels.ts";
import { RecordEditor, recordErrors } from "../../../(_records)/RecordEditor.tsx";
import { ReturnField } from "../../../(_records)/ReturnField.tsx";
import { FROM_TIMELINE, returnPath } from "../../../(_records)/return_path.ts";
import type { EditedRecord } from "./edited_record.ts";

interface Props {
  edited: EditedRecord;
  translator: Translator;
}

export function RecordPage({ edited, translator }: Props) {
  const { form, contact, from } = edited;
  const title = recordLabel(translator, form.record);
  const parent = from === FROM_TIMELINE
    ? { href: "/", label: translator.text("frame.timeline") }
    : { href: `/contacts/${contact.id}`, label: contact.display_name };
  const errors = recordErrors(form, translator).list;
  return (
    <>
      <PageTitle parts={[title, contact.display_name, translator.text("frame.contacts")]} />
      <FormProblems {...{ errors, translator }} />
      <PageHead {...{ title, parent }} />
      <div class="sections">
        <ChangeForm {...{ edited, translator }} />
        <DeleteForm {...{ edited, translator }} />
      </div>
    </>
  );
}

function ChangeForm({ edited, translator }: Props) {
  const { form, contact, from } = edited;
  return (
    <RecordEditor
      {...{ form, translator }}
      action={recordPath(edited)}
      submitLabel={translator.text("form.save")}
    >
      <ReturnField from={from} />
      <ButtonLink tone="quiet" href={returnPath({ from, contactId: contact.id })}>
        {translator.text("form.cancel")}
      </ButtonLink>
    </RecordEditor>
  );
}

function DeleteForm({ edited, translator }: Props) {
  return (
    <form class="stack" method="post" action={`${recordPath(edited)}/deletion`}>
      <ReturnField from={edited.from} />
      <p>{translator.text("records.deletion.effect")}</p>
      <Button tone="ending">{translator.text(`records.deletion.${edited.form.record}`)}</Button>
    </form>
  );
}

function recordPath({ id, form }: EditedRecord): string {
  return `/records/${RECORDS[form.record].path}/${id}`;
}
