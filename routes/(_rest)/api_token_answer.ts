/** A new API token as REST shows it, this once with its secret. */
import type { CreatedApiToken } from "../../lib/accounts/api_tokens.ts";
import { answerCreated } from "./answers.ts";

export function answerApiToken({ apiToken, secret }: CreatedApiToken): Response {
  return answerCreated({ ...apiToken, token: secret }, `/api/v1/api-tokens/${apiToken.id}`);
}
