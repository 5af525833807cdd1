/** Requests that are wrong, each with something in it that must not come back or be logged. */
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { MAX_TEXT_LENGTH } from "../../lib/shared/limits.ts";
import type { Asked } from "../matrix/answers.ts";
import { targetOf } from "../matrix/asking.ts";
import { ROWS } from "../matrix/rows.ts";
import type { World } from "../matrix/world.ts";
import { authoredTexts, canary, contactInput, recordInput } from "./authored.ts";
import { COLLECTED } from "../record_samples.ts";

const LONG = canary("long").repeat(MAX_TEXT_LENGTH);
const QUERY_VALUES = [
  "archived",
  "bucket",
  "cursor",
  "kind",
  "limit",
  "order",
  "type",
  "verdict",
  "contact_id",
];

/** The routes that read a body, and those that have refused one for what it holds. */
export interface Nonsense {
  reading: Set<string>;
  refusing: Set<string>;
}

/** Sends text that cannot be taken to every route of REST and to every form. */
export async function sendNonsense(world: World): Promise<Nonsense> {
  const send = sendingAs(world);
  const nonsense: Nonsense = { reading: new Set(), refusing: new Set() };
  for (const row of ROWS) {
    const [method = "", pattern = ""] = row.route.split(" ");
    const asked = await row.ask?.(world) ?? {};
    const target = targetOf(pattern, asked);
    if (pattern.startsWith("/api/") && method === "GET") {
      await send(`${target}${target.includes("?") ? "&" : "?"}${wrongQuery()}`, {});
    }
    if (method !== "POST" && method !== "PATCH") continue;
    const bodies = pattern.startsWith("/api/") ? wrongBodies() : wrongForms(asked);
    if (hasBody(pattern, asked) && row.answers.owner !== 404) nonsense.reading.add(row.route);
    for (const [type, body] of bodies) {
      const status = await send(target, { method, headers: { "content-type": type }, body });
      if (CONTENT_REFUSALS.includes(status)) nonsense.refusing.add(row.route);
    }
  }
  await sendWrongRecords(world);
  await send("/api/v1/contacts", { headers: { authorization: `Bearer ${canary("bearer")}` } });
  await send("/api/v1/contacts", { method: "POST", headers: { origin: `https://${canary("")}x` } });
  return nonsense;
}

/** Of a body for what it holds. */
const CONTENT_REFUSALS = [400, 422];

/** A deletion is one whatever its form holds. */
function hasBody(pattern: string, { json, vcard, rss, form }: Asked): boolean {
  return pattern.startsWith("/api/")
    ? [json, vcard, rss].some((body) => body !== undefined)
    : Object.keys(form ?? {}).some((field) => field !== "id") &&
      !/\/(deletion|removal)$/.test(pattern);
}

/** As the owner, with text in every header that somebody might keep. Gives the status. */
function sendingAs({ app, owner }: World) {
  return async (path: string, init: RequestInit): Promise<number> => {
    const headers = new Headers(init.headers);
    headers.set("cookie", owner.cookie);
    headers.set("accept-language", canary("accept-language"));
    headers.set("referer", `https://example.org/${canary("referer")}`);
    headers.set("x-forwarded-for", canary("x-forwarded-for"));
    app.setNow(new Date(app.site.now().getTime() + 1_000));
    const answer = await app.fetch(path, { ...init, headers });
    await answer.body?.cancel();
    return answer.status;
  };
}

function wrongQuery(): URLSearchParams {
  return new URLSearchParams(QUERY_VALUES.map((name) => [name, canary(`query ${name}`)]));
}

function wrongBodies(): [type: string, body: string][] {
  return [
    ["application/json", `{"about": ${canary("broken JSON")}`],
    ["application/json", JSON.stringify(canary("no object"))],
    ["application/json", JSON.stringify([canary("no object")])],
    ["application/json", JSON.stringify({ ...contactInput(), about: LONG })],
    ["application/json", JSON.stringify({ items: [wrongArticle(), canary("no article")] })],
    ["application/json", JSON.stringify(wrongArticle())],
    ["application/json", JSON.stringify({ label: LONG, email: canary("email"), role: LONG })],
    ["text/plain", canary("plain text")],
    ["text/vcard", `${canary("no card")}\r\n`],
    ["application/rss+xml", canary("no feed")],
    ["application/rss+xml", `<rss><channel><item>${canary("broken feed")}`],
    ["application/rss+xml", WRONG_ITEM],
  ];
}

/** Every property is there and wrong. */
function wrongArticle(): Record<string, unknown> {
  const fields = ["url", "published_at", "verdict", "author", "external_id"];
  return {
    ...Object.fromEntries(fields.map((field) => [field, canary(`article.${field}`)])),
    title: [canary("article.title")],
    summary: LONG,
    reason: { text: canary("article.reason") },
  };
}

/** Of a feed file that can be read: the item has neither an address nor a date. */
const WRONG_ITEM = `<rss version="2.0"><channel><title>${canary("feed title")}</title>
<item><title>${canary("item title")}</title><link>${canary("item link")}</link>
<pubDate>${canary("item date")}</pubDate></item></channel></rss>`;

/** Every field of the form with text that is no choice, address or date, and with one that is too long. */
function wrongForms({ form = {} }: Asked): [type: string, body: string][] {
  const fields = Object.keys(form);
  if (fields.length === 0) return [];
  return [canary("form"), LONG].map((text) => [
    "application/x-www-form-urlencoded",
    String(new URLSearchParams(fields.map((field) => [field, text]))),
  ]);
}

async function sendWrongRecords(world: World): Promise<void> {
  const send = sendingAs(world);
  for (const record of COLLECTED) {
    for (const body of wrongRecords(record, world.contactId)) {
      const headers = { "content-type": "application/json" };
      await send(`/api/v1/${RECORDS[record].path}`, { method: "POST", headers, body });
    }
  }
}

/** Each text of the record too long, or no text. */
function wrongRecords(record: typeof COLLECTED[number], contactId: string): string[] {
  const input = recordInput(record, contactId);
  return Object.keys(authoredTexts(record)).flatMap((field) => [
    JSON.stringify({ ...input, [field]: LONG }),
    JSON.stringify({ ...input, [field]: { text: canary("nested") } }),
    JSON.stringify({ ...input, contact_id: canary("contact_id") }),
    JSON.stringify({ ...input, contact_ids: [canary("contact_ids")] }),
  ]);
}

/** Addresses of feeds that a reader or a mail program has mangled: their secrets are elsewhere. */
export async function sendMangledAddresses({ app, secrets, workspace }: World): Promise<void> {
  const { feed, workspaceFeed } = secrets;
  const paths = [
    ...mangledAddresses("/api/v1/feeds/atom", feed),
    `/api/v1/feeds/${feed}`,
    `/feeds/${feed}`,
    `/api/v1/contacts?token=${feed}`,
    ...mangledAddresses(`${workspace.path}/rss`, workspaceFeed),
    ...mangledAddresses(`${workspace.path}/rss/filtered`, workspaceFeed),
    `${workspace.path}/${workspaceFeed}`,
    `${workspace.path}/rss${workspaceFeed}`,
    `${workspace.path}/feed-tokens/${workspaceFeed}/revoke`,
    `${workspace.path}?token=${workspaceFeed}`,
  ];
  for (const path of paths) await (await app.fetch(path)).body?.cancel();
}

function mangledAddresses(path: string, secret: string): string[] {
  return [
    `${path}/${secret}`,
    `${path}?amp;token=${secret}`,
    `${path}?token=${secret}%20`,
    `${path}?token=${secret},${secret}`,
    `${path}?token=${secret}%3Ca%3E`,
    `${path}?${secret}`,
    `/${secret}?token=${secret}`,
  ];
}
