/** What is known of an address without its key: how to recognize it, and its dates. */
import type { ComponentChildren } from "preact";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { FeedToken } from "../../../../../lib/workspaces/feed_tokens.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { HourlyMoment } from "../../../settings/(_settings)/HourlyMoment.tsx";
import { RelativeMoment } from "../../../settings/(_settings)/RelativeMoment.tsx";
import { fragmentText } from "./fragment_text.ts";

interface Props {
  feedToken: FeedToken;
  now: Date;
  user: User;
  translator: Translator;
}

export function FeedTokenFacts({ feedToken, ...reader }: Props) {
  const { translator } = reader;
  const { created_at: createdAt, revoked_at: revokedAt } = feedToken;
  return (
    <dl class="facts">
      <Fact name={translator.text("workspace.feeds.fragment")}>
        <code>{fragmentText(feedToken)}</code>
      </Fact>
      <Fact name={translator.text("workspace.feeds.created")}>
        <RelativeMoment instant={createdAt} {...reader} />
      </Fact>
      {revokedAt !== null && (
        <Fact name={translator.text("workspace.feeds.unfinished.since")}>
          <RelativeMoment instant={revokedAt} {...reader} />
        </Fact>
      )}
      <Fact
        name={translator.text("workspace.feeds.last_used")}
        badge={<Badge label={translator.text("workspace.feeds.approximate")} />}
      >
        <HourlyMoment
          instant={feedToken.last_used_at}
          neverText={translator.text("workspace.feeds.last_used.never")}
          withinTheHourText={translator.text("feeds.last_read.within_the_hour")}
          {...reader}
        />
      </Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  /** What is to be known of the value before it is read. */
  badge?: ComponentChildren;
  children: ComponentChildren;
}

function Fact({ name, badge, children }: FactProps) {
  return (
    <div>
      <dt>{name} {badge}</dt>
      <dd>{children}</dd>
    </div>
  );
}
