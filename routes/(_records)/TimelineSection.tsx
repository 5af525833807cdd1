/** A timeline on its page: how it is narrowed, its entries, and the way to older ones. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { ButtonLink } from "../(_components)/Button.tsx";
import { EmptyState } from "../(_components)/EmptyState.tsx";
import { Pager } from "../(_components)/Pager.tsx";
import type { TimelinePageOfItems } from "./read_timeline.ts";
import { isNarrowed, timelineHref } from "./timeline_filter.ts";
import { TimelineEntry } from "./TimelineEntry.tsx";
import { TimelineFilters } from "./TimelineFilters.tsx";

/** What all entries of a timeline have in common. */
export interface TimelineSetting {
  now: Date;
  timeZone: string;
  translator: Translator;
  /** Whose page it stands on; undefined on everybody's. */
  contactId?: string;
  /** The record that has just been written. */
  markedId: string | null;
}

interface Props {
  timeline: TimelinePageOfItems;
  /** The page that it stands on. */
  path: string;
  setting: TimelineSetting;
}

const ID = "timeline";

export function TimelineSection({ timeline, path, setting }: Props) {
  const { items, filter, nextCursor } = timeline;
  const { translator } = setting;
  const older = nextCursor === null
    ? undefined
    : timelineHref(path, { ...filter, cursor: nextCursor });
  return (
    <section id={ID} aria-labelledby={`${ID}-title`}>
      <h2 id={`${ID}-title`}>{translator.text("timeline.entries")}</h2>
      <TimelineFilters {...{ filter, path, translator }} />
      {items.length === 0
        ? <NoEntries {...{ timeline, path, translator }} />
        : (
          <ol class="timeline" aria-labelledby={`${ID}-title`}>
            {items.map((item) => <TimelineEntry key={item.id} {...{ item, setting }} />)}
          </ol>
        )}
      <Pager
        label={translator.text("timeline.pages")}
        first={filter.after && {
          href: timelineHref(path, filter),
          label: translator.text("timeline.newest"),
        }}
        next={older === undefined
          ? undefined
          : { href: older, label: translator.text("timeline.older") }}
      />
    </section>
  );
}

function NoEntries(
  { timeline: { filter }, path, translator }: Omit<Props, "setting"> & { translator: Translator },
) {
  return isNarrowed(filter)
    ? (
      <EmptyState
        title={translator.text("timeline.no_match.title")}
        explanation={translator.text("timeline.no_match.explanation")}
        action={<ButtonLink href={path}>{translator.text("timeline.show_all")}</ButtonLink>}
      />
    )
    : (
      <EmptyState
        title={translator.text("timeline.empty.title")}
        explanation={translator.text("timeline.empty.explanation")}
      />
    );
}
