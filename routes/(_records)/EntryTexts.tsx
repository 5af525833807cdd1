/** What an entry of a timeline says, by its type. */
import type { Translator } from "../../lib/i18n/translator.ts";
import type { TimelineItem, TimelineTexts } from "../../lib/timeline/timeline_item.ts";
import { choiceLabel } from "./record_labels.ts";
import { WrittenText } from "./WrittenText.tsx";

interface Props {
  item: TimelineItem;
  translator: Translator;
}

export function EntryTexts({ item, translator }: Props) {
  switch (item.type) {
    case "note":
      return <WrittenText text={item.data.content} translator={translator} />;
    case "activity":
      return <ActivityTexts activity={item.data} translator={translator} />;
    case "completion":
      return item.data.message !== null && (
        <WrittenText text={item.data.message} translator={translator} />
      );
    case "life_event":
      return <LifeEventTexts event={item.data} translator={translator} />;
    case "external_activity":
      return (
        <p class="row">
          <span>{item.data.type}</span>
          <span class="quiet">{item.data.source_system}</span>
        </p>
      );
    case "gift":
      return <GiftTexts {...{ gift: item.data, translator }} />;
    default:
      return item satisfies never;
  }
}

function ActivityTexts(
  { activity, translator }: { activity: TimelineTexts["activity"]; translator: Translator },
) {
  const { title, description, type, location } = activity;
  return (
    <>
      <p class="entry-title written">{title}</p>
      {description !== null && <WrittenText {...{ text: description, translator }} />}
      <p class="row small quiet">
        {type !== null && <span>{type}</span>}
        {location !== null && <span>{location}</span>}
      </p>
    </>
  );
}

function LifeEventTexts(
  { event, translator }: { event: TimelineTexts["life_event"]; translator: Translator },
) {
  const { type: choice, description } = event;
  return (
    <>
      <p class="entry-title">{choiceLabel(translator, "life_event", { field: "type", choice })}</p>
      {description !== null && <WrittenText {...{ text: description, translator }} />}
    </>
  );
}

export function GiftTexts(
  { gift, translator }: { gift: TimelineTexts["gift"]; translator: Translator },
) {
  const { status, description, occasion, url, notes } = gift;
  return (
    <>
      <WrittenText {...{ text: description, translator }} />
      {notes !== null && <WrittenText {...{ text: notes, translator }} />}
      <p class="row small quiet">
        <span>{choiceLabel(translator, "gift", { field: "status", choice: status })}</span>
        {occasion !== null && <span>{occasion}</span>}
        {url !== null && <a href={url} rel="noreferrer">{hostOf(url)}</a>}
      </p>
    </>
  );
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url;
}
