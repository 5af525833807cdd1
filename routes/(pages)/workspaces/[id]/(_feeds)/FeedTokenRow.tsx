/** One address in the panel: whose it is, whether it is used, and the way to end it. */
import { ConfirmationDialog } from "../../../../../islands/ConfirmationDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { FeedToken } from "../../../../../lib/workspaces/feed_tokens.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import { Button } from "../../../../(_components)/Button.tsx";
import { FeedTokenFacts } from "./FeedTokenFacts.tsx";
import { revocationHref, revocationTexts } from "./revocation_texts.ts";

interface Props {
  workspaceId: string;
  feedToken: FeedToken;
  /** Whether the reader may end it. */
  isCurator: boolean;
  now: Date;
  user: User;
  translator: Translator;
}

export function FeedTokenRow({ workspaceId, feedToken, isCurator, ...reader }: Props) {
  const { translator } = reader;
  const isUnfinished = feedToken.revoked_at !== null;
  return (
    <li>
      <div>
        <div class="row">
          <h2>{feedToken.label}</h2>
          {isUnfinished && (
            <Badge label={translator.text("workspace.feeds.unfinished")} sign="▲" tone="look" />
          )}
        </div>
        {isUnfinished && <p>{translator.text("workspace.feeds.unfinished.explanation")}</p>}
        <FeedTokenFacts {...{ feedToken, ...reader }} />
      </div>
      {isCurator && <Ending {...{ workspaceId, feedToken, translator }} />}
    </li>
  );
}

/** An address that is revoked already is asked about no more. */
function Ending(
  { workspaceId, feedToken, translator }: Pick<Props, "workspaceId" | "feedToken" | "translator">,
) {
  const href = revocationHref(workspaceId, feedToken.id);
  const { label } = feedToken;
  if (feedToken.revoked_at !== null) {
    return (
      <form class="row-actions" method="post" action={href}>
        <Button
          tone="quiet"
          aria-label={translator.text("workspace.feeds.try_again_named", { label })}
        >
          {translator.text("workspace.feeds.try_again")}
        </Button>
      </form>
    );
  }
  return (
    <div class="row-actions">
      <ConfirmationDialog
        id={`revoke-${feedToken.id}`}
        href={href}
        label={translator.text("feeds.revocation.link")}
        texts={revocationTexts(feedToken, translator)}
      />
    </div>
  );
}
