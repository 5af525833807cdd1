/** What an API token is made from, as REST and the create form give it. */
import { z } from "zod";
import { requiredText } from "./fields.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";

/** `read` sees everything of its user's and changes nothing. */
export const API_TOKEN_SCOPES = ["read", "full"] as const;
export type ApiTokenScope = typeof API_TOKEN_SCOPES[number];

export const MAX_API_TOKEN_DAYS = 365;
export const DEFAULT_API_TOKEN_DAYS = 90;

export const apiTokenSchema = z.strictObject({
  name: requiredText(MAX_LABEL_LENGTH),
  scope: z.enum(API_TOKEN_SCOPES),
  expires_in_days: z.int().min(1).max(MAX_API_TOKEN_DAYS).default(DEFAULT_API_TOKEN_DAYS),
});

export type ApiTokenInput = z.output<typeof apiTokenSchema>;
