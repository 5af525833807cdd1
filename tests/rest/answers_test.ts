/** What every REST route has in common: who may ask, and how refusals look (DESIGN section 6). */
import assert from "node:assert/strict";
import { openDatabase } from "../../db/database.ts";
import { openTestApp, START } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { addContact, jsonOf } from "./json.ts";

databaseTest("REST answers 401 without a session, whatever comes instead of one", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const { url } = await jsonOf(
    await ada.fetch("/api/v1/feeds", { method: "POST", body: { name: "x", kind: "aggregate" } }),
    201,
  );
  const feedSecret = new URL(String(url), "http://localhost").searchParams.get("token") ?? "";
  const credentials: Record<string, string>[] = [
    {},
    { cookie: "session=" },
    { cookie: `session=${feedSecret}` },
    { cookie: `session=${"A".repeat(43)}` },
    { authorization: `Bearer ${feedSecret}` },
    { authorization: "Bearer mycorrhizal_x", cookie: ada.cookie },
  ];
  for (const headers of credentials) {
    const answer = await app.fetch("/api/v1/contacts", { headers });
    assert.equal(answer.headers.get("www-authenticate"), "Bearer");
    assert.equal((await jsonOf(answer, 401)).code, "unauthorized");
  }
  await db.updateTable("users").set({ disabled_at: START }).execute();
  await jsonOf(await ada.fetch("/api/v1/contacts"), 401);
});

databaseTest("REST answers what is not there with a problem, signed in or not", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  for (const path of ["/api", "/api/", "/api/v1", "/api/v1/nothing", "/api/v2/contacts"]) {
    assert.equal((await jsonOf(await app.fetch(path), 404)).code, "not_found");
    assert.equal((await jsonOf(await ada.fetch(path), 404)).code, "not_found");
    await jsonOf(await ada.fetch(path, { method: "POST", body: {} }), 404);
  }
});

databaseTest("REST answers a wrong method with those that are right", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const cases = [
    ["/api/v1/contacts", "DELETE", ["GET", "HEAD", "OPTIONS", "POST"]],
    ["/api/v1/contacts/01980000-0000-7000-8000-000000000000", "PUT", [
      "DELETE",
      "GET",
      "HEAD",
      "OPTIONS",
      "PATCH",
    ]],
    ["/api/v1/timeline", "POST", ["GET", "HEAD", "OPTIONS"]],
    ["/api/v1/contacts/import", "GET", ["OPTIONS", "POST"]],
  ] as const;
  for (const [path, method, allowed] of cases) {
    const answer = await ada.fetch(path, { method });
    assert.deepEqual((answer.headers.get("allow") ?? "").split(", ").sort(), allowed);
    assert.equal((await jsonOf(answer, 405)).code, "method_not_allowed");
  }
});

databaseTest("REST refuses bodies that it cannot read, each in its way", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const post = (body: BodyInit, type: string) =>
    app.fetch("/api/v1/contacts", {
      method: "POST",
      headers: { cookie: ada.cookie, "content-type": type },
      body,
    });
  const cases = [
    ["{", "application/json", 400, "unreadable_body"],
    ["", "application/json", 400, "unreadable_body"],
    [new Uint8Array([0x22, 0xff, 0x22]), "application/json", 400, "unreadable_body"],
    ["{}", "text/plain", 415, "unsupported_media_type"],
    ["{}", "application/json; charset=latin1", 415, "unsupported_media_type"],
    [`{"about":"${"x".repeat(1024 * 1024)}"}`, "application/json", 413, "body_too_large"],
    ["null", "application/json", 422, "invalid_input"],
    ["[]", "application/json", 422, "invalid_input"],
    ['"x"', "application/json", 422, "invalid_input"],
  ] as const;
  for (const [body, type, status, code] of cases) {
    assert.equal((await jsonOf(await post(body, type), status)).code, code);
  }
  assert.deepEqual((await jsonOf(await ada.fetch("/api/v1/contacts"), 200)).items, []);
});

databaseTest("REST refuses a change that another site asks for in a visitor's name", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const body = JSON.stringify({ given_name: "x" });
  const post = (headers: Record<string, string>) =>
    app.fetch("/api/v1/contacts", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
  ];
  for (const headers of foreign) {
    assert.equal(
      (await jsonOf(await post({ ...headers, cookie: ada.cookie }), 403)).code,
      "forbidden",
    );
    await jsonOf(await post(headers), 403);
  }
  assert.deepEqual((await jsonOf(await ada.fetch("/api/v1/contacts"), 200)).items, []);
  const own = await post({ origin: "http://localhost:8000", cookie: ada.cookie });
  assert.equal(own.status, 201);
});

databaseTest("REST lets a user ask 300 times at once, and says when to come back", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const eve = await addPersona(app);
  for (let count = 0; count < 300; count++) {
    const answer = await ada.fetch("/api/v1/feeds");
    await answer.body?.cancel();
    assert.equal(answer.status, 200);
  }
  const refused = await ada.fetch("/api/v1/feeds");
  assert.equal(refused.headers.get("retry-after"), "1");
  assert.deepEqual([...refused.headers.keys()].filter((name) => /ratelimit/.test(name)), []);
  assert.equal((await jsonOf(refused, 429)).code, "too_many_requests");
  assert.equal((await eve.fetch("/api/v1/feeds")).status, 200);
  app.setNow(new Date(START.getTime() + 1_000));
  assert.equal((await ada.fetch("/api/v1/feeds")).status, 200);
});

databaseTest("REST and pages carry the security headers, on errors too", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  await addContact(ada);
  for (const path of ["/api/v1/contacts", "/api/v1/nothing", "/nothing", "/healthz"]) {
    const { headers } = await ada.fetch(path);
    assert.equal(headers.get("x-content-type-options"), "nosniff", path);
    assert.equal(headers.get("referrer-policy"), "same-origin");
    assert.equal(headers.get("x-robots-tag"), "noindex, nofollow");
    assert.equal(headers.get("cache-control"), "no-store");
    assert.match(
      headers.get("content-security-policy") ?? "",
      /^default-src 'none'; script-src 'self'/,
    );
    assert.equal(headers.get("strict-transport-security"), null);
  }
  const secure = await openTestApp(db, { env: { FRONTEND_URL: "https://example.org" } });
  const { headers } = await secure.fetch("/healthz");
  assert.equal(headers.get("strict-transport-security"), "max-age=31536000");
});

databaseTest("a session that is prolonged gives the browser its cookie again", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  assert.equal((await ada.fetch("/api/v1/feeds")).headers.get("set-cookie"), null);
  app.setNow(new Date(START.getTime() + 2 * 60 * 60 * 1000));
  assert.equal(
    (await ada.fetch("/api/v1/feeds")).headers.get("set-cookie"),
    `${ada.cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
  );
});

databaseTest(
  "the log has one line a request, without secrets and without what people search",
  async (db) => {
    const app = await openTestApp(db);
    const ada = await addPersona(app);
    await ada.fetch("/api/v1/contacts?q=canary&limit=5");
    await app.fetch("/api/v1/feeds/atom?token=canary");
    await app.fetch("/api/v1/feeds/atom?token=canary", { method: "HEAD" });
    const lines = app.logLines.map((line) => line.replace(/^\S+ info request /, ""));
    assert.equal(lines.length, 3);
    assert.match(
      lines[0] ?? "",
      /^method=GET target=\/api\/v1\/contacts\?q=\[redacted\]&limit=5 status=200 duration_ms=\d+ client_address=192\.0\.2\.1 user_id=/,
    );
    assert.match(
      lines[1] ?? "",
      /^method=GET target=\/api\/v1\/feeds\/atom\?token=\[redacted\] status=404 /,
    );
    assert.match(
      lines[2] ?? "",
      /^method=HEAD target=\/api\/v1\/feeds\/atom\?token=\[redacted\] status=404 /,
    );
    assert.doesNotMatch(app.logLines.join("\n"), /canary/);
  },
);

Deno.test("/readyz and feeds answer 503 while the database server is away, /healthz 200", async () => {
  const { db, close } = await openDatabase({
    kind: "server",
    connection: { connectionString: "postgres://nobody@127.0.0.1:1/nothing" },
    poolSize: 1,
  });
  const app = await openTestApp(db);
  for (const path of ["/readyz", "/api/v1/feeds/atom?token=mycorrhizal_feed_" + "A".repeat(43)]) {
    const answer = await app.fetch(path);
    assert.equal(answer.status, 503, path);
    assert.match(answer.headers.get("retry-after") ?? "", /^\d+$/);
    assert.equal(answer.headers.get("cache-control"), "no-store");
  }
  assert.equal((await app.fetch("/healthz")).status, 200);
  await close();
});

databaseTest("/readyz answers 200 while the database answers", async (db) => {
  const app = await openTestApp(db);
  assert.equal((await app.fetch("/readyz")).status, 200);
});

databaseTest("a page that can't read what was sent says so, and takes no blame", async (db) => {
  const app = await openTestApp(db);
  const ada = await addPersona(app);
  const answer = await ada.fetch("/contacts", {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: "x",
  });
  assert.equal(answer.status, 415);
  assert.match(await answer.text(), /<h1>That was not understood<\/h1>/);
});
