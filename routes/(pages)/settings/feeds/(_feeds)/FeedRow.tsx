/** One feed in the list: what it is, whether it is read, and the way to end it. */
import { RevokeFeedDialog } from "../../../../../islands/RevokeFeedDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { NamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { Moment } from "../../../../(_components)/Moment.tsx";
import { revocationTexts } from "./revocation_texts.ts";

interface Props {
  feed: NamedFeed;
  now: Date;
  user: User;
  translator: Translator;
}

export function FeedRow({ feed, now, user, translator }: Props) {
  const moment = (instant: Date, text: string) => (
    <Moment {...{ instant, text }} full={translator.instantDateTime(instant, user.timeZone)} />
  );
  const { created_at: createdAt, last_accessed_at: lastReadAt } = feed;
  const relative = (instant: Date) =>
    translator.relative(instant, { now, timeZone: user.timeZone });
  return (
    <li>
      <div>
        <div class="row">
          <h2>{feed.name}</h2>
          <Badge
            label={translator.text(`feeds.level.${feed.detail}`)}
            tone={feed.detail === "full" ? "look" : "plain"}
          />
        </div>
        <p>
          {feed.entity_id === null
            ? translator.text("feeds.kind.aggregate")
            : <a href={`/contacts/${feed.entity_id}`}>{feed.contact_name}</a>}
        </p>
        <dl class="facts">
          <div>
            <dt>{translator.text("feeds.created")}</dt>
            <dd>{moment(createdAt, relative(createdAt))}</dd>
          </div>
          <div>
            <dt>{translator.text("feeds.last_read")}</dt>
            <dd>
              {lastReadAt === null
                ? translator.text("feeds.last_read.never")
                : moment(lastReadAt, lastReadText(lastReadAt, { now, relative, translator }))}
            </dd>
          </div>
        </dl>
      </div>
      <RevokeFeedDialog
        feedId={feed.id}
        label={translator.text("feeds.revocation.link")}
        texts={revocationTexts(feed, translator)}
      />
    </li>
  );
}

const HOUR_MS = 60 * 60 * 1000;

/** Reads are noted by the hour, so nothing finer can be said. */
function lastReadText(
  lastReadAt: Date,
  { now, relative, translator }: {
    now: Date;
    relative: (instant: Date) => string;
    translator: Translator;
  },
): string {
  return now.getTime() - lastReadAt.getTime() < HOUR_MS
    ? translator.text("feeds.last_read.within_the_hour")
    : relative(lastReadAt);
}
