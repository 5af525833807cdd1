/** Everybody's timeline: writing something down, what is due, and what has happened. */
import type { User } from "../../../lib/accounts/users.ts";
import type { Translator } from "../../../lib/i18n/translator.ts";
import { PageHead } from "../../(_components)/PageHead.tsx";
import { PageTitle } from "../../(_components)/PageTitle.tsx";
import { FormProblems } from "../../(_forms)/FormProblems.tsx";
import { Capture } from "../../(_records)/Capture.tsx";
import { FirstContacts } from "../../(_records)/FirstContacts.tsx";
import { recordErrors } from "../../(_records)/RecordEditor.tsx";
import { RecordNotice } from "../../(_records)/RecordNotice.tsx";
import { ReminderList } from "../../(_records)/ReminderList.tsx";
import { TimelineSection } from "../../(_records)/TimelineSection.tsx";
import type { TimelineOfAll } from "./open_timeline.ts";

interface Props {
  opened: TimelineOfAll;
  user: User;
  translator: Translator;
}

export function TimelinePage({ opened, user, translator }: Props) {
  const { counts, form, reminders, timeline, notice, markedId, now } = opened;
  const title = translator.text("frame.timeline");
  const setting = { now, timeZone: user.timeZone, translator, markedId };
  const errors = recordErrors(form, translator).list;
  return (
    <>
      <PageTitle parts={[title]} />
      <FormProblems {...{ errors, translator }} />
      <RecordNotice {...{ notice, translator }} />
      <PageHead title={title} />
      {counts.active === 0 ? <FirstContacts translator={translator} /> : (
        <div class="sections">
          <Capture {...{ form, translator }} path="/" action="/records" />
          <ReminderList
            {...{ reminders, setting }}
            title={translator.text("reminders.due_soon")}
          />
          <TimelineSection {...{ timeline, setting }} path="/" />
        </div>
      )}
    </>
  );
}
