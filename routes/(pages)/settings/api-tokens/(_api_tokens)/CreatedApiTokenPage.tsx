/** An API token that has just been made: the one showing of its secret, and how it is sent. */
import { CopyButton } from "../../../../../islands/CopyButton.tsx";
import type { CreatedApiToken } from "../../../../../lib/accounts/api_tokens.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { SecretOnce } from "../../../../(_components)/SecretOnce.tsx";
import { ApiTokensPageTitle } from "./ApiTokensPageTitle.tsx";

const SECRET_ID = "api-token";

interface Props {
  created: CreatedApiToken;
  translator: Translator;
}

export function CreatedApiTokenPage({ created: { apiToken, secret }, translator }: Props) {
  const title = translator.text("api_tokens.created_title", { name: apiToken.name });
  return (
    <>
      <ApiTokensPageTitle part={title} translator={translator} />
      <PageHead
        title={title}
        parent={{ href: "/settings/api-tokens", label: translator.text("api_tokens.title") }}
      />
      <div class="sections">
        <SecretOnce
          id={SECRET_ID}
          label={translator.text("api_tokens.secret")}
          secret={secret}
          warning={translator.text("api_tokens.once")}
        >
          <CopyButton
            targetId={SECRET_ID}
            label={translator.text("api_tokens.copy")}
            doneText={translator.text("api_tokens.copied")}
            failedText={translator.text("api_tokens.copy_by_hand")}
          />
        </SecretOnce>
        <p>
          {translator.text("api_tokens.usage")} <code>Authorization: Bearer …</code>
        </p>
        <p>
          <ButtonLink href="/settings/api-tokens">{translator.text("api_tokens.done")}</ButtonLink>
        </p>
      </div>
    </>
  );
}
