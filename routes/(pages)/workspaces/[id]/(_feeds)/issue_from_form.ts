/** Issues the address that a form asks for, and completes it for its one showing. */
import type { Viewer } from "../../../../../lib/define.ts";
import { parseInput } from "../../../../../lib/shared/parse_input.ts";
import { feedTokenSchema } from "../../../../../lib/shared/workspace_forms.ts";
import { type Verdict, VERDICTS } from "../../../../../lib/shared/workspace_options.ts";
import type { Site } from "../../../../../lib/site.ts";
import { write } from "../../../../../lib/work/write.ts";
import { issueFeedToken } from "../../../../../lib/workspaces/feed_tokens.ts";
import type { MemberOf } from "../../../../../lib/workspaces/membership.ts";
import { workspaceFeedUrl } from "../../../../../lib/workspaces/workspace_feed_url.ts";
import { readFormId } from "../../(_workspaces)/form_id.ts";

/** What is shown this once. */
export interface IssuedAddresses {
  label: string;
  /** Whole, with the secret. */
  urls: Record<Verdict, string>;
}

/**
 * @param options.publicOrigin what the addresses begin with
 * @throws {InvalidInput | DomainError} see issueFeedToken()
 */
export async function issueFromForm(
  site: Site,
  { actor, values, publicOrigin, ...member }: MemberOf & {
    actor: Viewer["actor"];
    values: Readonly<Record<string, string>>;
    publicOrigin: string;
  },
): Promise<IssuedAddresses> {
  const { label } = parseInput(feedTokenSchema, { label: values.label });
  const issue = { ...member, label, id: readFormId(values) };
  const { secret } = await write(site, actor, (unit) => issueFeedToken(unit, issue));
  const { workspaceId } = member;
  const urls = VERDICTS.map((verdict) => [
    verdict,
    workspaceFeedUrl(publicOrigin, { workspaceId, verdict, secret }),
  ]);
  return { label, urls: Object.fromEntries(urls) as Record<Verdict, string> };
}
