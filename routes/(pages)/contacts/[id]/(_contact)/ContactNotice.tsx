/** What has just happened to a contact. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Notice } from "../../../../(_components)/Notice.tsx";

const TEXTS = {
  contact_created: "contacts.notice.created",
  contact_changed: "contacts.notice.changed",
  contact_archived: "contacts.notice.archived",
  contact_unarchived: "contacts.notice.unarchived",
  contact_restored: "contacts.notice.restored",
} as const;

/** Nothing for an address that tells of nothing that can happen to one. */
export function ContactNotice(
  { notice, translator }: { notice: string | null; translator: Translator },
) {
  if (!isContactNotice(notice)) return null;
  return <Notice>{translator.text(TEXTS[notice])}</Notice>;
}

function isContactNotice(notice: string | null): notice is keyof typeof TEXTS {
  return notice !== null && Object.hasOwn(TEXTS, notice);
}
