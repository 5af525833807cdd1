/** What is still to be done, and the button that says it is. */
import type { OpenReminder } from "../../lib/timeline/open_reminders.ts";
import { Badge } from "../(_components)/Badge.tsx";
import { Button, ButtonLink } from "../(_components)/Button.tsx";
import { Moment } from "../(_components)/Moment.tsx";
import { ReturnField } from "./ReturnField.tsx";
import { FROM_TIMELINE } from "./return_path.ts";
import type { TimelineSetting } from "./TimelineSection.tsx";
import { WrittenText } from "./WrittenText.tsx";

interface Props {
  reminders: readonly OpenReminder[];
  title: string;
  setting: TimelineSetting;
}

/** Nothing when there is nothing to be done. */
export function ReminderList({ reminders, title, setting }: Props) {
  if (reminders.length === 0) return null;
  return (
    <section aria-labelledby="reminders-title">
      <h2 id="reminders-title">{title}</h2>
      <ul class="reminders">
        {reminders.map((reminder) => <ReminderRow key={reminder.id} {...{ reminder, setting }} />)}
      </ul>
    </section>
  );
}

function ReminderRow({ reminder, setting }: { reminder: OpenReminder; setting: TimelineSetting }) {
  const { now, timeZone, translator, contactId } = setting;
  const { id, contact_id, contact_name, message, due_at: dueAt } = reminder;
  const when = translator.relative(dueAt, { now, timeZone });
  const messageId = `reminder-${id}`;
  return (
    <li>
      <div id={messageId}>
        <WrittenText text={message} translator={translator} />
        <p class="row small quiet">
          {contactId === undefined && <a href={`/contacts/${contact_id}`}>{contact_name}</a>}
          <Moment
            instant={dueAt}
            text={translator.text("reminders.due", { when })}
            full={translator.instantDateTime(dueAt, timeZone)}
          />
          {dueAt < now && <Badge tone="look" label={translator.text("reminders.overdue")} />}
        </p>
      </div>
      <ReminderActions {...{ id, setting, messageId }} />
    </li>
  );
}

function ReminderActions(
  { id, setting: { translator, contactId }, messageId }: {
    id: string;
    setting: TimelineSetting;
    /** What the actions are about. */
    messageId: string;
  },
) {
  const from = contactId ?? FROM_TIMELINE;
  const link = { tone: "quiet", "aria-describedby": messageId } as const;
  return (
    <form class="row" method="post" action={`/reminders/${id}/completions`}>
      <ReturnField from={from} />
      <Button aria-describedby={messageId}>{translator.text("reminders.done")}</Button>
      <ButtonLink {...link} href={`/reminders/${id}/completions?from=${from}`}>
        {translator.text("reminders.done_with_note")}
      </ButtonLink>
      <ButtonLink {...link} href={`/records/reminders/${id}?from=${from}`}>
        {translator.text("timeline.edit")}
      </ButtonLink>
    </form>
  );
}
