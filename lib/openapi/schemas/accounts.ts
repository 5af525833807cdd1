/** What API tokens and the audit log look like in answers. */
import { z } from "zod";
import type { LoggedEvent } from "../../accounts/audit_log.ts";
import type { ApiToken } from "../../accounts/list_api_tokens.ts";
import { API_TOKEN_SCOPES } from "../../shared/api_token_form.ts";
import { type Wire, wireId, wireInstant, wirePage } from "./wire.ts";

const apiToken = z.object({
  id: wireId(),
  name: z.string(),
  scope: z.enum(API_TOKEN_SCOPES),
  created_at: wireInstant(),
  expires_at: wireInstant(),
  last_used_at: wireInstant().nullable().meta({
    description: "When it was last used, to the hour. Null: never.",
  }),
}).meta({ id: "ApiToken" }) satisfies z.ZodType<Wire<ApiToken>>;

export const createdApiToken = apiToken.extend({
  token: z.string().meta({ description: "The secret, in this answer alone." }),
}).meta({ id: "CreatedApiToken" });

export const apiTokenPage = wirePage(apiToken).meta({ id: "ApiTokenPage" });

const actor = z.union([
  z.object({
    kind: z.literal("user"),
    via: z.enum(["session", "api_token"]),
    is_own: z.boolean().meta({ description: "Whether you did it yourself." }),
  }),
  z.object({ kind: z.enum(["operator", "system"]), via: z.null(), is_own: z.literal(false) }),
]) satisfies z.ZodType<LoggedEvent["actor"]>;

const auditEvent = z.object({
  id: wireId(),
  action: z.string().meta({
    description: "What was done to what. The list grows: programs must bear what they don't know.",
    examples: ["feed.created", "feed.revoked", "session.created"],
  }),
  entity_type: z.string().meta({ examples: ["feed", "session", "contact"] }),
  entity_id: wireId(),
  actor,
  created_at: wireInstant(),
}).meta({ id: "AuditEvent" });

export const auditEventPage = wirePage(auditEvent).meta({ id: "AuditEventPage" });
