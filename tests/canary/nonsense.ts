/** Requests that are wrong, each with something in it that must not come back or be logged. */
import { RECORDS } from "../../lib/shared/records/mod.ts";
import { MAX_TEXT_LENGTH } from "../../lib/shared/limits.ts";
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
  "contact_id",
];

/** Sends text that cannot be taken to every route of REST. */
export async function sendNonsense({ app, owner, contactId }: World): Promise<void> {
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    headers.set("cookie", owner.cookie);
    headers.set("accept-language", canary("accept-language"));
    headers.set("referer", `https://example.org/${canary("referer")}`);
    headers.set("x-forwarded-for", canary("x-forwarded-for"));
    app.setNow(new Date(app.site.now().getTime() + 1_000));
    await (await app.fetch(path, { ...init, headers })).body?.cancel();
  };
  for (const { route } of ROWS) {
    const [method = "", pattern = ""] = route.split(" ");
    const path = pattern.replaceAll(/:\w+\*?/g, contactId);
    if (!path.startsWith("/api/")) continue;
    if (method === "GET") await send(`${path}?${wrongQuery()}`, {});
    if (method !== "POST" && method !== "PATCH") continue;
    for (const [type, body] of wrongBodies()) {
      await send(path, { method, headers: { "content-type": type }, body });
    }
  }
  for (const record of COLLECTED) {
    for (const body of wrongRecords(record, contactId)) {
      const headers = { "content-type": "application/json" };
      await send(`/api/v1/${RECORDS[record].path}`, { method: "POST", headers, body });
    }
  }
  await send("/api/v1/contacts", { headers: { authorization: `Bearer ${canary("bearer")}` } });
  await send("/api/v1/contacts", { method: "POST", headers: { origin: `https://${canary("")}x` } });
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
    ["text/plain", canary("plain text")],
    ["text/vcard", `${canary("no card")}\r\n`],
  ];
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

/** Addresses of a feed that a reader or a mail program has mangled: its secret is elsewhere. */
export async function sendMangledAddresses({ app, secrets }: World): Promise<void> {
  const { feed } = secrets;
  const paths = [
    `/api/v1/feeds/atom/${feed}`,
    `/api/v1/feeds/atom?amp;token=${feed}`,
    `/api/v1/feeds/atom?token=${feed}%20`,
    `/api/v1/feeds/atom?token=${feed},${feed}`,
    `/api/v1/feeds/atom?${feed}`,
    `/api/v1/feeds/${feed}`,
    `/feeds/${feed}`,
    `/${feed}?token=${feed}`,
    `/api/v1/contacts?token=${feed}`,
  ];
  for (const path of paths) await (await app.fetch(path)).body?.cancel();
}
