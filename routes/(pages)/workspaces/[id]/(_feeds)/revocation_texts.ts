/** What is said before an address of a workspace's feeds ends, by the page and by the dialog. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { FeedToken } from "../../../../../lib/workspaces/feed_tokens.ts";
import type { ConfirmationTexts } from "../../../../(_components)/ConfirmationForm.tsx";
import { fragmentText } from "./fragment_text.ts";

export function revocationTexts(
  { label: name, ...fragment }: Pick<FeedToken, "label" | "token_prefix" | "token_start">,
  translator: Translator,
): ConfirmationTexts {
  return {
    consequences: [
      translator.text("workspace.feeds.revocation.fragment", { fragment: fragmentText(fragment) }),
      translator.text("feeds.revocation.effect"),
      translator.text("workspace.feeds.revocation.final"),
    ],
    submit: translator.text("feeds.revocation.submit", { name }),
    cancel: translator.text("form.cancel"),
  };
}

/** Where an address is revoked, with JavaScript and without, and once more after a failure. */
export function revocationHref(workspaceId: string, tokenId: string): string {
  return `/workspaces/${workspaceId}/feeds/${tokenId}/revocation`;
}
