/** One event of the audit log: what happened to what, who did it, and when. */
import type { LoggedEvent } from "../../../../../lib/accounts/audit_log.ts";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { RelativeMoment } from "../../(_settings)/RelativeMoment.tsx";

interface Props {
  event: LoggedEvent;
  now: Date;
  user: User;
  translator: Translator;
}

export function AuditEntry({ event, ...reader }: Props) {
  const { translator } = reader;
  return (
    <li>
      <p class="entry-title">{whatHappened(event, translator)}</p>
      <dl class="facts">
        <div>
          <dt>{translator.text("audit.when")}</dt>
          <dd>
            <RelativeMoment instant={event.created_at} {...reader} />
          </dd>
        </div>
        <div>
          <dt>{translator.text("audit.who")}</dt>
          <dd>{translator.text(`audit.actor.${actorOf(event)}`)}</dd>
        </div>
      </dl>
    </li>
  );
}

function whatHappened({ action, entity_name: name }: LoggedEvent, translator: Translator): string {
  const text = translator.text(`audit.action.${action}`);
  return name === null ? text : translator.text("audit.named", { action: text, name });
}

/** Other users act on an account as administrators alone. */
function actorOf({ actor }: LoggedEvent) {
  if (actor.kind !== "user") return actor.kind;
  return actor.is_own ? actor.via : "administrator";
}
