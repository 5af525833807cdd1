/** Where something is written down: what it is, and its form. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { RecordEditor } from "./RecordEditor.tsx";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { COLLECTED_RECORDS } from "./path_record.ts";
import type { RecordForm } from "./record_form.ts";
import { recordLabel } from "./record_labels.ts";

interface Props {
  form: RecordForm;
  /** The page that it stands on, which shows the form of another record when it is asked to. */
  path: string;
  /** Where records are made, before the record's own path. */
  action: string;
  translator: Translator;
}

const ID = "write";

export function Capture({ form, path, action, translator }: Props) {
  return (
    <section class="stack" id={ID} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`}>{translator.text("records.write.title")}</h2>
      <nav class="link-list row" aria-label={translator.text("records.write.kinds")}>
        {COLLECTED_RECORDS.map((record) => (
          <a
            key={record}
            href={`${path}?add=${RECORDS[record].path}#${ID}`}
            aria-current={record === form.record ? "true" : undefined}
          >
            {recordLabel(translator, record)}
          </a>
        ))}
      </nav>
      <RecordEditor
        form={form}
        action={`${action}/${RECORDS[form.record].path}`}
        submitLabel={translator.text("form.save")}
        translator={translator}
      />
    </section>
  );
}
