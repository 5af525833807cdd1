/** The page of a contact: who it is, what is to be done, and what has happened. */
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Contact } from "../../../../../lib/contacts/contact.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { Button, ButtonLink } from "../../../../(_components)/Button.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../../(_components)/PageTitle.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { Capture } from "../../../../(_records)/Capture.tsx";
import { recordErrors } from "../../../../(_records)/RecordEditor.tsx";
import { RecordNotice } from "../../../../(_records)/RecordNotice.tsx";
import { ReminderList } from "../../../../(_records)/ReminderList.tsx";
import { TimelineSection } from "../../../../(_records)/TimelineSection.tsx";
import { ContactFacts } from "./ContactFacts.tsx";
import { ContactNotice } from "./ContactNotice.tsx";
import type { OpenedContact } from "./open_contact.ts";
import { UnplacedGifts } from "./UnplacedGifts.tsx";

interface Props {
  opened: OpenedContact;
  user: User;
  translator: Translator;
}

export function ContactPage({ opened, user, translator }: Props) {
  const { contact, form, reminders, gifts, timeline, notice, markedId, now } = opened;
  const path = `/contacts/${contact.id}`;
  const { timeZone } = user;
  const setting = { now, timeZone, translator, contactId: contact.id, markedId };
  const errors = recordErrors(form, translator).list;
  return (
    <>
      <PageTitle parts={[contact.display_name, translator.text("frame.contacts")]} />
      <FormProblems {...{ errors, translator }} />
      <RecordNotice {...{ notice, translator }} />
      <ContactNotice {...{ notice, translator }} />
      <ContactHead {...{ contact, translator }} />
      <div class="sections">
        <ContactFacts {...{ contact, translator }} />
        <Capture {...{ form, path, translator }} action={`${path}/records`} />
        <ReminderList {...{ reminders, setting }} title={translator.text("reminders.open")} />
        <UnplacedGifts {...{ gifts, setting }} />
        <TimelineSection {...{ timeline, path, setting }} />
      </div>
    </>
  );
}

function ContactHead({ contact, translator }: { contact: Contact; translator: Translator }) {
  const { display_name: name, archived_at } = contact;
  return (
    <PageHead
      title={name}
      parent={{ href: "/contacts", label: translator.text("frame.contacts") }}
      actions={<Actions {...{ contact, translator }} />}
    >
      {archived_at !== null && <Badge label={translator.text("contacts.archived_badge")} />}
    </PageHead>
  );
}

function Actions({ contact: { id, archived_at }, translator }: {
  contact: Contact;
  translator: Translator;
}) {
  const isArchived = archived_at !== null;
  return (
    <>
      <ButtonLink href={`/settings/feeds/new?kind=contact&entity_id=${id}`}>
        {translator.text("contacts.subscribe")}
      </ButtonLink>
      <ButtonLink href={`/contacts/${id}/edit`}>{translator.text("contacts.edit")}</ButtonLink>
      <form method="post" action={`/contacts/${id}/archival`}>
        <input type="hidden" name="archived" value={String(!isArchived)} />
        <Button tone="quiet">
          {translator.text(isArchived ? "contacts.unarchive" : "contacts.archive")}
        </Button>
      </form>
      <ButtonLink tone="quiet" href={`/contacts/${id}/deletion`}>
        {translator.text("contacts.delete")}
      </ButtonLink>
    </>
  );
}
