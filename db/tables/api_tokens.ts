/** The table of the API tokens. */
import type { ApiTokenScope } from "../../lib/shared/api_token_form.ts";
import type { NullableInstant, Stamps, WrittenOnce } from "./columns.ts";

export interface ApiTokensTable extends Stamps {
  id: WrittenOnce<string>;
  user_id: WrittenOnce<string>;
  name: WrittenOnce<string>;
  scope: WrittenOnce<ApiTokenScope>;
  /** SHA-256 of the secret in lower-case hexadecimal. */
  token_hash: WrittenOnce<string>;
  expires_at: WrittenOnce<Date>;
  last_used_at: NullableInstant;
  revoked_at: NullableInstant;
}
