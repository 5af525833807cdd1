/** What a reader would get at each level, in the words of the feed. The style shows the chosen one. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { AtomEntry } from "../../../../../lib/feeds/atom.ts";
import { DETAIL_LEVELS } from "../../../../../lib/shared/feed_options.ts";
import type { FeedForm } from "./feed_form.ts";

interface Props {
  preview: FeedForm["preview"];
  translator: Translator;
}

export function PreviewLevels({ preview, translator }: Props) {
  return (
    <div id="feed-preview" class="stack">
      <p class="quiet">{translator.text("feeds.preview.lead")}</p>
      {preview === null
        ? <p>{translator.text("feeds.preview.choose")}</p>
        : DETAIL_LEVELS.map((level) => (
          <Entries
            key={level}
            className={`preview-${level}`}
            title={translator.text("feeds.preview.level", {
              level: translator.text(`feeds.level.${level}`),
            })}
            entries={preview[level]}
            emptyText={translator.text("feeds.preview.empty")}
          />
        ))}
    </div>
  );
}

interface EntriesProps {
  className: string;
  title: string;
  entries: readonly AtomEntry[];
  emptyText: string;
}

/** Scrolls by itself, and so can be reached by keyboard. */
function Entries({ className, title, entries, emptyText }: EntriesProps) {
  return (
    <section class={`preview-level stack ${className}`} aria-label={title} tabIndex={0}>
      <h2>{title}</h2>
      {entries.length === 0 && <p>{emptyText}</p>}
      {entries.map(({ id, title, content }) => (
        <article key={id}>
          <p class="entry-title">{title}</p>
          <p class="written">{content}</p>
        </article>
      ))}
    </section>
  );
}
