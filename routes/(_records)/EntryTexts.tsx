/** What an entry of a timeline says, by its type. */
import type { Translator } from "../../lib/i18n/translator.ts";
import type { TimelineItem } from "../../lib/timeline/timeline_item.ts";
import { choiceLabel } from "./record_labels.ts";
import { WrittenText } from "./WrittenText.tsx";

interface Props {
  item: TimelineItem;
  translator: Translator;
}

export function EntryTexts({ item, translator }: Props) {
  const written = (text: string | null) =>
    text !== null && <WrittenText {...{ text, translator }} />;
  switch (item.type) {
    case "note":
      return written(item.data.content);
    case "activity":
      return (
        <>
          <p class="entry-title written">{item.data.title}</p>
          {written(item.data.description)}
          <p class="row small quiet">
            {item.data.type !== null && <span>{item.data.type}</span>}
            {item.data.location !== null && <span>{item.data.location}</span>}
          </p>
        </>
      );
    case "completion":
      return written(item.data.message);
    case "life_event": {
      const { type: choice, description } = item.data;
      return (
        <>
          <p class="entry-title">
            {choiceLabel(translator, "life_event", { field: "type", choice })}
          </p>
          {written(description)}
        </>
      );
    }
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

export interface WrittenGift {
  status: string;
  description: string;
  occasion: string | null;
  url: string | null;
  notes: string | null;
}

export function GiftTexts({ gift, translator }: { gift: WrittenGift; translator: Translator }) {
  const { status, description, occasion, url, notes } = gift;
  return (
    <>
      <WrittenText text={description} translator={translator} />
      {notes !== null && <WrittenText text={notes} translator={translator} />}
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
