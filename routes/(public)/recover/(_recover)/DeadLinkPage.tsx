/** What a recovery link that is not live leads to, whatever the reason. */
import { RECOVERY_LINK_LIFETIME_MINUTES } from "../../../../lib/accounts/recovery_links.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { ButtonLink } from "../../../(_components)/Button.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";

interface Props {
  /** Whether another link can be mailed. */
  canAskAgain: boolean;
  translator: Translator;
}

export function DeadLinkPage({ canAskAgain, translator }: Props) {
  const title = translator.text("recovery.dead.title");
  const minutes = RECOVERY_LINK_LIFETIME_MINUTES;
  return (
    <>
      <PageTitle parts={[title]} />
      <PageHead title={title} lead={translator.text("recovery.dead.explanation", { minutes })} />
      <p class="row">
        {canAskAgain && (
          <ButtonLink href="/recover">{translator.text("recovery.dead.ask_again")}</ButtonLink>
        )}
        <ButtonLink href="/sign-in" tone="quiet">{translator.text("recovery.back")}</ButtonLink>
      </p>
    </>
  );
}
