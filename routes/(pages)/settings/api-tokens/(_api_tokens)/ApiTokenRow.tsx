/** One API token in the list: what it may do, whether it is used, and the ways to end it. */
import { ConfirmationDialog } from "../../../../../islands/ConfirmationDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { HourlyMoment } from "../../(_settings)/HourlyMoment.tsx";
import { RelativeMoment } from "../../(_settings)/RelativeMoment.tsx";
import type { ListedApiToken } from "./api_token_list.ts";
import { revocationTexts, rotationTexts } from "./ending_texts.ts";

interface Props {
  apiToken: ListedApiToken;
  now: Date;
  user: User;
  translator: Translator;
}

export function ApiTokenRow({ apiToken, ...reader }: Props) {
  const { translator } = reader;
  const { id, scope, isExpired, successorId } = apiToken;
  return (
    <li>
      <div>
        <div class="row">
          <h2>{apiToken.name}</h2>
          <Badge
            label={translator.text(`api_tokens.scope.${scope}`)}
            tone={scope === "full" ? "look" : "plain"}
          />
          {isExpired && <Badge label={translator.text("api_tokens.expired")} tone="look" />}
        </div>
        <ApiTokenFacts {...{ apiToken, ...reader }} />
      </div>
      <div class="row-actions">
        <ConfirmationDialog
          id={`rotate-${id}`}
          href={`/settings/api-tokens/${id}/rotation`}
          label={translator.text("api_tokens.rotation.link")}
          texts={rotationTexts(apiToken, translator)}
          values={{ id: successorId }}
        />
        <ConfirmationDialog
          id={`revoke-${id}`}
          href={`/settings/api-tokens/${id}/revocation`}
          label={translator.text("api_tokens.revocation.link")}
          texts={revocationTexts(apiToken, translator)}
        />
      </div>
    </li>
  );
}

function ApiTokenFacts({ apiToken, ...reader }: Props) {
  const { translator } = reader;
  return (
    <dl class="facts">
      <div>
        <dt>{translator.text("api_tokens.created")}</dt>
        <dd>
          <RelativeMoment instant={apiToken.created_at} {...reader} />
        </dd>
      </div>
      <div>
        <dt>
          {translator.text(apiToken.isExpired ? "api_tokens.expired" : "api_tokens.expires")}
        </dt>
        <dd>
          <RelativeMoment instant={apiToken.expires_at} {...reader} />
        </dd>
      </div>
      <div>
        <dt>{translator.text("api_tokens.last_used")}</dt>
        <dd>
          <HourlyMoment
            instant={apiToken.last_used_at}
            neverText={translator.text("api_tokens.last_used.never")}
            withinTheHourText={translator.text("api_tokens.last_used.within_the_hour")}
            {...reader}
          />
        </dd>
      </div>
    </dl>
  );
}
