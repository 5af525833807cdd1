/** One entry of a timeline: what it is, with whom, when, and what was written. */
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { TimelineItem } from "../../lib/timeline/timeline_item.ts";
import { Badge } from "../(_components)/Badge.tsx";
import { EntryDate } from "./EntryDate.tsx";
import { EntryTexts } from "./EntryTexts.tsx";
import { recordLabel } from "./record_labels.ts";
import { FROM_TIMELINE } from "./return_path.ts";
import type { TimelineSetting } from "./TimelineSection.tsx";

interface Props {
  item: TimelineItem;
  setting: TimelineSetting;
}

export function TimelineEntry({ item, setting }: Props) {
  const { translator, contactId, markedId } = setting;
  const from = contactId ?? FROM_TIMELINE;
  return (
    <li class={item.id === markedId ? "entry-marked" : undefined}>
      <div>
        <EntryHead {...{ item, setting }} />
        <EntryTexts {...{ item, translator }} />
      </div>
      <a
        class="button button-quiet"
        href={`/records/${RECORDS[item.type].path}/${item.id}?from=${from}`}
        aria-label={translator.text("timeline.edit_full", {
          type: recordLabel(translator, item.type),
          names: item.contacts.map(({ displayName }) => displayName)
            .join(translator.text("list.separator")),
        })}
      >
        {translator.text("timeline.edit")}
      </a>
    </li>
  );
}

function EntryHead({ item, setting }: Props) {
  const { now, timeZone, translator, contactId, markedId } = setting;
  const others = item.contacts.filter(({ id }) => id !== contactId);
  return (
    <div class="row">
      <h3>
        {recordLabel(translator, item.type)}
        {others.map(({ id, displayName }, index) => (
          <span key={id}>
            {index === 0 ? " · " : translator.text("list.separator")}
            <a href={`/contacts/${id}`}>{displayName}</a>
          </span>
        ))}
      </h3>
      <span class="small quiet">
        <EntryDate {...{ item, now, timeZone, translator }} />
      </span>
      {item.date > now && <Badge label={plannedLabel(item, setting)} />}
      {item.id === markedId && <Badge label={translator.text("timeline.saved_now")} />}
    </div>
  );
}

/** A day that comes round every year is not planned by anybody. */
function plannedLabel(item: TimelineItem, { translator }: TimelineSetting): string {
  const comesEveryYear = item.type === "life_event" && item.data.date?.year === null;
  return translator.text(comesEveryYear ? "timeline.later_this_year" : "timeline.planned");
}
