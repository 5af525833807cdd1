/** The policies on requests, each as a table of labelled cases. */
import assert from "node:assert/strict";
import { type AddressRange, parseAddressRange } from "../../lib/config/ip_address.ts";
import { clientAddress, limitKey } from "../../lib/http/client_address.ts";
import { localPath } from "../../lib/http/local_path.ts";
import { ownOrigins, publicOrigin } from "../../lib/http/public_origin.ts";
import { isSameOrigin } from "../../lib/http/same_origin.ts";
import clientAddressCases from "./client_address_cases.json" with { type: "json" };
import localPathCases from "./local_path_cases.json" with { type: "json" };
import publicOriginCases from "./public_origin_cases.json" with { type: "json" };
import sameOriginCases from "./same_origin_cases.json" with { type: "json" };

function rangesOf(texts: string[]): AddressRange[] {
  return texts.map((text) => {
    const range = parseAddressRange(text);
    assert.ok(range !== undefined);
    return range;
  });
}

/** JSON gives each case's headers a type of their own. */
function headersOf(headers: object): Headers {
  return new Headers(Object.entries(headers));
}

for (const { label, method, headers, origins, allowed } of sameOriginCases) {
  Deno.test(`isSameOrigin() ${allowed ? "lets through" : "refuses"} ${label}`, () => {
    assert.equal(isSameOrigin({ method, headers: headersOf(headers) }, { origins }), allowed);
  });
}

for (const { label, peer, forwardedFor, trustedProxies, expected } of clientAddressCases) {
  Deno.test(`clientAddress() is ${expected} for ${label}`, () => {
    const address = clientAddress(peer, {
      forwardedFor,
      trustedProxies: rangesOf(trustedProxies),
    });

    assert.equal(address, expected);
  });
}

const keys: [address: string, key: string][] = [
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["2001:db8:1:2::/64", "2001:db8:1:2::/64"],
  ["unix", "unix"],
];

for (const [address, key] of keys) {
  Deno.test(`limitKey() counts ${address} under ${key}`, () => {
    assert.equal(limitKey(address), key);
  });
}

for (const { label, url, headers, origin, accepted, ...given } of publicOriginCases) {
  Deno.test(`publicOrigin() is ${origin} by ${label}`, () => {
    const request = { url, headers: headersOf(headers) };
    const surroundings = { ...given, trustedProxies: rangesOf(given.trustedProxies) };

    assert.equal(publicOrigin(request, surroundings), origin);
    assert.deepEqual(ownOrigins(request, surroundings), accepted);
  });
}

for (const { label, next, expected } of localPathCases) {
  Deno.test(`localPath() is ${expected} for ${label}`, () => {
    const path = localPath(next);

    assert.equal(path, expected);
    const base = "https://feeds.example.org/sign-in";
    assert.equal(new URL(path, base).origin, new URL(base).origin);
    assert.doesNotThrow(() => new Headers({ location: path }));
  });
}
