/** Several processes on one PostgreSQL server. */
import assert from "node:assert/strict";
import { postgresqlTest } from "../databases.ts";
import { setUp, startApp, stop } from "./started.ts";

const ENCRYPTION_KEY = "00".repeat(32);

postgresqlTest(
  "start serves from PostgreSQL, a revocation counting in every process",
  async (_, url) => {
    const env = { DATABASE_URL: url, ENCRYPTION_KEY };
    const [one, two] = await Promise.all([startApp({ env }), startApp({ env })]);
    const cookie = await setUp(one.origin);
    const created = await fetch(`${one.origin}/api/v1/feeds`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ name: "x", kind: "aggregate" }),
    });
    const feed = await created.json() as { id: string; url: string };
    const documents = await Promise.all(
      [one, two].map(async ({ origin }) => await (await fetch(origin + feed.url)).text()),
    );
    assert.match(documents[0] ?? "", /^<\?xml/);
    assert.equal(documents[0], documents[1], "the same bytes in any process");
    const revoked = await fetch(`${one.origin}/api/v1/feeds/${feed.id}`, {
      method: "DELETE",
      headers: { cookie },
    });
    assert.equal(revoked.status, 204);
    const answer = await fetch(two.origin + feed.url);
    assert.equal(`${answer.status} ${await answer.text()}`, "404 ");
    await Promise.all([stop(one, "SIGTERM"), stop(two, "SIGTERM")]);
  },
);

postgresqlTest("start refuses the key of another database with one line", async (_, url) => {
  const first = await startApp({ env: { DATABASE_URL: url, ENCRYPTION_KEY } });
  await stop(first, "SIGTERM");
  const env = { DATABASE_URL: url, ENCRYPTION_KEY: "11".repeat(32) };
  await assert.rejects(
    startApp({ env }),
    /ended with 1:\nCannot use the key of ENCRYPTION_KEY: [^\n]+\n$/,
  );
});
