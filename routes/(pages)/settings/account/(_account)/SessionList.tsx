/** Where somebody is signed in, and the buttons that sign out there. */
import type { Session } from "../../../../../lib/accounts/sessions.ts";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { Button } from "../../../../(_components)/Button.tsx";
import { HourlyMoment } from "../../(_settings)/HourlyMoment.tsx";
import { RelativeMoment } from "../../(_settings)/RelativeMoment.tsx";
import { recognizeBrowser } from "./recognize_browser.ts";

interface Reader {
  now: Date;
  user: User;
  translator: Translator;
}

interface Props extends Reader {
  sessions: readonly Session[];
  /** The one that this browser has. */
  session: Session;
}

export function SessionList({ sessions, session: own, ...reader }: Props) {
  const title = reader.translator.text("account.sessions");
  return (
    <section class="stack">
      <h2>{title}</h2>
      <ul class="session-list" aria-label={title}>
        {sessions.map((session) => (
          <SessionRow key={session.id} isOwn={session.id === own.id} {...{ session, ...reader }} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" action="/settings/account/sessions/end-others">
          <Button>{reader.translator.text("account.sessions.end_others")}</Button>
        </form>
      )}
    </section>
  );
}

function SessionRow({ session, isOwn, ...reader }: Reader & { session: Session; isOwn: boolean }) {
  const { translator } = reader;
  const name = nameOf(session, translator);
  return (
    <li>
      <div>
        <div class="row">
          <h3>{name}</h3>
          {isOwn && <Badge label={translator.text("account.session.this_one")} />}
        </div>
        <SessionFacts {...{ session, ...reader }} />
      </div>
      {!isOwn && (
        <form method="post" action={`/settings/account/sessions/${session.id}/end`}>
          <Button tone="quiet" aria-label={translator.text("account.session.end_named", { name })}>
            {translator.text("account.session.end")}
          </Button>
        </form>
      )}
    </li>
  );
}

function SessionFacts({ session, ...reader }: Reader & { session: Session }) {
  const { translator } = reader;
  return (
    <dl class="facts">
      <div>
        <dt>{translator.text("account.session.created")}</dt>
        <dd>
          <RelativeMoment instant={session.createdAt} {...reader} />
        </dd>
      </div>
      <div>
        <dt>{translator.text("account.session.seen")}</dt>
        <dd>
          <HourlyMoment
            instant={session.lastSeenAt}
            withinTheHourText={translator.text("account.session.seen_within_the_hour")}
            {...reader}
          />
        </dd>
      </div>
    </dl>
  );
}

function nameOf({ userAgent }: Session, translator: Translator): string {
  const { browser, system } = recognizeBrowser(userAgent ?? "");
  if (browser === undefined) return system ?? translator.text("account.agent.unknown");
  return system === undefined ? browser : translator.text("account.agent", { browser, system });
}
