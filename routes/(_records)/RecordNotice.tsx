/** What has just happened to a record. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { Notice } from "../(_components)/Notice.tsx";
import type { RecordNoticeName } from "./return_path.ts";

const TEXTS = {
  record_saved: "records.saved",
  record_deleted: "records.deleted",
  reminder_completed: "reminders.completed",
} as const satisfies Record<RecordNoticeName, string>;

/** Nothing for an address that tells of nothing that can happen to one. */
export function RecordNotice(
  { notice, translator }: { notice: string | null; translator: Translator },
) {
  if (!isRecordNotice(notice)) return null;
  return <Notice>{translator.text(TEXTS[notice])}</Notice>;
}

function isRecordNotice(notice: string | null): notice is RecordNoticeName {
  return notice !== null && Object.hasOwn(TEXTS, notice);
}
