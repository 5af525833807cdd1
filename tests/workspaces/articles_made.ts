/** Articles as they come in, posted and read by a member. */
import type { Db } from "../../db/database.ts";
import { type ArticleInput, articleSchema } from "../../lib/shared/article_form.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { write } from "../../lib/work/write.ts";
import { postArticles, type PostedArticles } from "../../lib/workspaces/articles.ts";
import type { MemberOf } from "../../lib/workspaces/membership.ts";
import { LATER, siteAt, userActor } from "../contacts/acting.ts";
import { START } from "../accounts/people.ts";

/** An article as a request gives it. */
export function articleInput(values: object = {}): ArticleInput {
  return parseInput(articleSchema, {
    url: "https://example.org/news",
    title: "News",
    published_at: "2026-02-01T08:30:00Z",
    ...values,
  });
}

interface Posting extends MemberOf {
  at?: Date;
  /** A session of the member's when absent. */
  actor?: Actor;
}

/** Posts what a request gives, at START. */
export async function post(
  db: Db,
  { at = START, actor, ...member }: Posting,
  ...articles: object[]
): Promise<PostedArticles> {
  const inputs = articles.map(articleInput);
  return await write(
    siteAt(db, at),
    actor ?? userActor(member.userId),
    (unit) => postArticles(unit, { ...member, inputs }),
  );
}

/** A program of the member's. */
export function program({ userId }: MemberOf): Actor {
  return { kind: "user", userId, via: "api_token" };
}

/** The same posting a day later. */
export function later<T extends object>(posting: T): T & { at: Date } {
  return { ...posting, at: LATER };
}
