/** The API tokens that a user can end. */
import type { Db } from "../../db/database.ts";
import { DomainError } from "../shared/domain_error.ts";
import { byCreation, type Page, readPage } from "../work/newest_first.ts";
import { type ApiToken, findUnrevoked, listUnrevoked } from "./queries/api_tokens.ts";

export type { ApiToken };

/**
 * A page of the user's API tokens that are not revoked, newest first. Those that have expired are
 * among them: one sees why a program has stopped, and can rotate them.
 *
 * @throws {DomainError} `malformed_cursor`
 */
export async function listApiTokens(
  db: Db,
  { userId, ...page }: { userId: string; limit: number; cursor?: string },
): Promise<Page<ApiToken>> {
  return await readPage((stretch) => listUnrevoked(db, { userId, ...stretch }), {
    by: byCreation,
    ...page,
  });
}

/** @throws {DomainError} `not_found` when it is absent, revoked or another user's */
export async function requireApiToken(
  db: Db,
  { userId, apiTokenId }: { userId: string; apiTokenId: string },
): Promise<ApiToken> {
  const found = await findUnrevoked(db, { userId, id: apiTokenId });
  if (found === undefined) {
    throw new DomainError("not_found", "Cannot find the API token: there is no such active one");
  }
  return found;
}
