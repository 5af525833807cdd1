/** The gifts that the timeline does not show: those still to be given, and those without a date. */
import type { RecordRow } from "../../../../../lib/timeline/record_rows.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { GiftTexts } from "../../../../(_records)/EntryTexts.tsx";
import type { TimelineSetting } from "../../../../(_records)/TimelineSection.tsx";

interface Props {
  gifts: readonly RecordRow<"gift">[];
  setting: TimelineSetting;
}

/** Nothing when there is none. */
export function UnplacedGifts({ gifts, setting: { translator, markedId } }: Props) {
  if (gifts.length === 0) return null;
  const areToBeGiven = gifts.every(({ status }) => status === "idea" || status === "purchased");
  const title = translator.text(areToBeGiven ? "contacts.gifts" : "contacts.gifts_without_date");
  return (
    <section aria-labelledby="gifts-title">
      <h2 id="gifts-title">{title}</h2>
      <ul class="gifts">
        {gifts.map((gift) => (
          <li key={gift.id} class={gift.id === markedId ? "entry-marked" : undefined}>
            <div id={`gift-${gift.id}`}>
              <GiftTexts {...{ gift, translator }} />
            </div>
            <ButtonLink
              tone="quiet"
              href={`/records/gifts/${gift.id}?from=${gift.contact_id}`}
              aria-describedby={`gift-${gift.id}`}
            >
              {translator.text("timeline.edit")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
