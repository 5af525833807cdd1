/** Verdicts: who gives them, what keeps them, and which reason stands beside them. */
import assert from "node:assert/strict";
import type { Db } from "../../db/database.ts";
import type { Decider, Verdict } from "../../lib/shared/workspace_options.ts";
import type { Actor } from "../../lib/work/actor.ts";
import { write } from "../../lib/work/write.ts";
import { decideArticle } from "../../lib/workspaces/articles.ts";
import type { MemberOf } from "../../lib/workspaces/membership.ts";
import { START } from "../accounts/people.ts";
import { LATER, NOBODY, siteAt, userActor } from "../contacts/acting.ts";
import { storedText } from "../credentials/stored_text.ts";
import { databaseTest, postgresqlTest } from "../databases.ts";
import { overlap } from "../overlap.ts";
import { later, post, program } from "./articles_made.ts";
import { addArticle, addTeam, addWorkspace, outcomeOf, settledOutcome } from "./rows.ts";
import { type Case, type Decision, decision, POSTED, UNDECIDED } from "./verdict_cases.ts";

async function begin(db: Db, before: Decision) {
  const { workspaceId, editor: userId } = await addTeam(db);
  const values = { external_id: "n-1", title: "News", url: "https://example.org/news", ...before };
  const published_at = new Date("2026-02-01T08:30:00Z");
  const articleId = await addArticle(db, workspaceId, { ...values, published_at });
  return { member: { workspaceId, userId }, articleId };
}

function actorOf(by: Decider, member: MemberOf): Actor {
  return by === "person" ? userActor(member.userId) : program(member);
}

async function standing(db: Db) {
  return await db.selectFrom("articles").select(["verdict", "reason", "decided_by", "updated_at"])
    .executeTakeFirstOrThrow();
}

function expected({ before, after }: Case) {
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return { ...after, updated_at: isSame ? START : LATER };
}

for (const one of POSTED) {
  databaseTest(`postArticles() keeps ${one.name}`, async (db) => {
    const { member } = await begin(db, one.before);
    const posting = later({ ...member, actor: actorOf(one.by, member) });

    await post(db, posting, { external_id: "n-1", ...one.given });

    assert.deepEqual(await standing(db), expected(one));
  });
}

/** Somebody decides about this one article: that counts, whoever decided before. */
const DECIDED: Case[] = [
  ...POSTED.filter(({ given, before, by }) =>
    given.verdict !== undefined && !(before.decided_by === "person" && by === "rule")
  ),
  {
    name: "a program's verdict on this one article over a person's",
    before: decision("passed", "person", "Fits"),
    by: "rule",
    given: { verdict: "filtered" },
    after: decision("filtered", "rule"),
  },
];

async function decide(
  db: Db,
  { member, articleId, actor }: { member: MemberOf; articleId: string; actor?: Actor },
  { verdict = "passed", reason }: { verdict?: Verdict; reason?: string | null } = {},
) {
  const input = { verdict, reason: reason === "" ? undefined : reason };
  return await write(
    siteAt(db, LATER),
    actor ?? userActor(member.userId),
    (unit) => decideArticle(unit, { ...member, articleId, input }),
  );
}

for (const one of DECIDED) {
  databaseTest(`decideArticle() keeps ${one.name}`, async (db) => {
    const { member, articleId } = await begin(db, one.before);

    const decided = await decide(
      db,
      { member, articleId, actor: actorOf(one.by, member) },
      one.given,
    );

    const { verdict, reason, decided_by, updated_at } = decided;
    assert.deepEqual({ verdict, reason, decided_by, updated_at }, expected(one));
    assert.deepEqual(await standing(db), expected(one));
  });
}

databaseTest("decideArticle() drops a reason that is taken back", async (db) => {
  const { member, articleId } = await begin(db, decision("passed", "person", "Fits"));

  const { verdict, reason } = await decide(db, { member, articleId }, { reason: null });

  assert.deepEqual([verdict, reason], ["passed", null]);
});

databaseTest("decideArticle() finds no article of another workspace", async (db) => {
  const { member } = await begin(db, UNDECIDED);
  const foreign = await addArticle(db, await addWorkspace(db));
  const before = await storedText(db);

  for (const articleId of [foreign, NOBODY]) {
    assert.equal(await outcomeOf(decide(db, { member, articleId })), "not_found");
  }

  assert.equal(await storedText(db), before);
});

postgresqlTest(
  "decideArticle() keeps no reason of a verdict that was changed meanwhile",
  async (db) => {
    const { member, articleId } = await begin(db, decision("passed", "person", "Fits"));
    const giving = (verdict: Verdict) => ({
      ...member,
      articleId,
      input: { verdict, reason: undefined },
    });

    const { second, hasWaited } = await overlap(
      siteAt(db, LATER),
      (unit) => decideArticle(unit, giving("filtered")),
      (unit) => decideArticle(unit, giving("passed")),
    );

    assert.equal(hasWaited, true);
    assert.equal(await settledOutcome(second), "done");
    const { verdict, reason } = await standing(db);
    assert.deepEqual([verdict, reason], ["passed", null]);
  },
);
