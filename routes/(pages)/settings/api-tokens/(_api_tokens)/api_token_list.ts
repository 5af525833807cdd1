/** What the list of API tokens shows. */
import { v7 as uuidv7 } from "uuid";
import { type ApiToken, listApiTokens } from "../../../../../lib/accounts/list_api_tokens.ts";
import type { Site } from "../../../../../lib/site.ts";
import { type OpenPage, openPage } from "../../(_settings)/open_page.ts";

export interface ListedApiToken extends ApiToken {
  isExpired: boolean;
  /** The id that the one will have which takes its place: sent twice, it is made once. */
  successorId: string;
}

export interface ApiTokenList {
  page: OpenPage<ListedApiToken>;
  /** What has just happened, as the address says it. */
  notice: string | null;
  now: Date;
}

export async function openApiTokenList(
  site: Site,
  { userId, url }: { userId: string; url: URL },
): Promise<ApiTokenList> {
  const now = site.now();
  const page = await openPage(url, (page) => listApiTokens(site.db, { userId, ...page }));
  const items = page.items.map((apiToken) => ({
    ...apiToken,
    isExpired: apiToken.expires_at <= now,
    successorId: uuidv7(),
  }));
  return { page: { ...page, items }, notice: url.searchParams.get("notice"), now };
}
