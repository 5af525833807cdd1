/** Who may ask a real Varnish for a purge, and how. */
import assert from "node:assert/strict";
import { purgerOf, varnishTest } from "./behind_varnish.ts";
import { replaceOnce } from "./start_varnish.ts";

const REFUSED: {
  who: string;
  headers: (tag: string) => Record<string, string>;
  localAddress?: string;
  status: number;
}[] = [
  {
    who: "from an address outside the acl",
    headers: (tag) => ({ "xkey-purge": tag }),
    localAddress: "127.0.0.2",
    status: 403,
  },
  {
    who: "forwarded by a proxy",
    headers: (tag) => ({ "xkey-purge": tag, "x-forwarded-for": "192.0.2.1" }),
    status: 403,
  },
  { who: "without a tag", headers: () => ({}), status: 400 },
  { who: "with an empty tag", headers: () => ({ "xkey-purge": "" }), status: 400 },
  {
    who: "with two tags",
    headers: (tag) => ({ "xkey-purge": `${tag} ${tag}` }),
    status: 400,
  },
];

for (const { who, headers, localAddress = "127.0.0.1", status } of REFUSED) {
  varnishTest({ name: `feeds.vcl refuses a purge ${who}` }, async ({ origin, ask }) => {
    const { path, tag } = origin.add();
    await ask(path);
    using client = Deno.createHttpClient({ localAddress });

    const refused = await ask(path, { method: "PURGE", headers: headers(tag), client });

    assert.equal(refused.status, status);
    assert.equal(refused.headers.get("x-purged"), null);
    assert.equal((await ask(path)).cache, "HIT");
    assert.equal(origin.requests.length, 1);
  });
}

varnishTest({ name: "feeds.vcl counts what it purged itself" }, async ({ origin, ask }) => {
  const { path, tag } = origin.add();
  await ask(path);
  const purge = { method: "PURGE", headers: { "xkey-purge": tag, "x-purged": "99" } };

  assert.equal((await ask("/", purge)).headers.get("x-purged"), "1");
  assert.equal((await ask("/", purge)).headers.get("x-purged"), "0");
});

varnishTest({
  name: "purge() throws when Varnish does not let this address purge",
  edit: (vcl) => replaceOnce(vcl, '"127.0.0.1";\n  "::1";', '"192.0.2.1";'),
}, async ({ origin, varnish }) => {
  const purging = purgerOf(varnish.purgeUrl).purge(origin.add().tag);

  await assert.rejects(purging, { name: "PurgeError", code: "status_403" });
});
