/** One feed in the list: what it is, whether it is read, and the ways to end its address. */
import { ConfirmationDialog } from "../../../../../islands/ConfirmationDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { HourlyMoment } from "../../(_settings)/HourlyMoment.tsx";
import { RelativeMoment } from "../../(_settings)/RelativeMoment.tsx";
import { revocationTexts, rotationTexts } from "./ending_texts.ts";
import type { ListedFeed } from "./feed_list.ts";

interface Props {
  feed: ListedFeed;
  now: Date;
  user: User;
  translator: Translator;
}

export function FeedRow({ feed, now, user, translator }: Props) {
  const reader = { now, user, translator };
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
            <dd>
              <RelativeMoment instant={feed.created_at} {...reader} />
            </dd>
          </div>
          <div>
            <dt>{translator.text("feeds.last_read")}</dt>
            <dd>
              <HourlyMoment
                instant={feed.last_accessed_at}
                neverText={translator.text("feeds.last_read.never")}
                withinTheHourText={translator.text("feeds.last_read.within_the_hour")}
                {...reader}
              />
            </dd>
          </div>
        </dl>
      </div>
      <div class="row-actions">
        <ConfirmationDialog
          id={`rotate-${feed.id}`}
          href={`/settings/feeds/${feed.id}/rotation`}
          label={translator.text("feeds.rotation.link")}
          texts={rotationTexts(feed, translator)}
          values={{ id: feed.successorId }}
        />
        <ConfirmationDialog
          id={`revoke-${feed.id}`}
          href={`/settings/feeds/${feed.id}/revocation`}
          label={translator.text("feeds.revocation.link")}
          texts={revocationTexts(feed, translator)}
        />
      </div>
    </li>
  );
}
