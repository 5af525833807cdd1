/** The API tokens that a user has given to programs. */
import { ConfirmationDialog } from "../../../../../islands/ConfirmationDialog.tsx";
import { FormDialog } from "../../../../../islands/FormDialog.tsx";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { EmptyState } from "../../../../(_components)/EmptyState.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { ListPager } from "../../(_settings)/ListPager.tsx";
import type { ApiTokenList } from "./api_token_list.ts";
import { ApiTokenRow } from "./ApiTokenRow.tsx";
import { ApiTokensPageTitle } from "./ApiTokensPageTitle.tsx";
import { revocationOfAllTexts } from "./ending_texts.ts";

interface Props {
  list: ApiTokenList;
  user: User;
  translator: Translator;
}

export function ApiTokenListPage({ list, user, translator }: Props) {
  const isEmpty = list.page.items.length === 0;
  const create = (
    <FormDialog
      id="new-api-token"
      href="/settings/api-tokens/new"
      label={translator.text("api_tokens.new")}
      title={translator.text("api_tokens.form.title")}
    />
  );
  return (
    <>
      <ApiTokensPageTitle translator={translator} />
      <ApiTokenNotice notice={list.notice} translator={translator} />
      <PageHead
        title={translator.text("api_tokens.title")}
        lead={translator.text("api_tokens.lead")}
        actions={!isEmpty && create}
      />
      {isEmpty
        ? (
          <EmptyState
            title={translator.text("api_tokens.empty.title")}
            explanation={translator.text("api_tokens.empty.explanation")}
            action={create}
          />
        )
        : <ApiTokenRows {...{ list, user, translator }} />}
      <p class="link-list list-end">
        <a href="/api/docs">{translator.text("api_docs.link")}</a>
      </p>
    </>
  );
}

function ApiTokenRows({ list: { page, now }, user, translator }: Props) {
  return (
    <>
      <ul class="token-list" aria-label={translator.text("api_tokens.list")}>
        {page.items.map((apiToken) => (
          <ApiTokenRow key={apiToken.id} {...{ apiToken, now, user, translator }} />
        ))}
      </ul>
      <ListPager list="api_tokens" path="/settings/api-tokens" {...{ page, translator }} />
      <p class="list-end">
        <ConfirmationDialog
          id="revoke-all"
          href="/settings/api-tokens/revocation"
          label={translator.text("api_tokens.revocation_of_all.link")}
          texts={revocationOfAllTexts(translator)}
          tone="ending"
        />
      </p>
    </>
  );
}

/** Nothing for an address that tells of nothing that can happen here. */
function ApiTokenNotice(
  { notice, translator }: { notice: string | null; translator: Translator },
) {
  switch (notice) {
    case "api_token_revoked":
      return <Notice>{translator.text("api_tokens.revoked")}</Notice>;
    case "api_tokens_revoked":
      return <Notice>{translator.text("api_tokens.revoked_all")}</Notice>;
    case "api_token_made_already":
      return <Notice tone="look">{translator.text("api_tokens.made_already")}</Notice>;
    default:
      return null;
  }
}
