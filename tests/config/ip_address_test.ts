/** Addresses and ranges: which texts are some, and what lies inside. */
import assert from "node:assert/strict";
import { isInRanges, parseAddressRange, parseIpAddress } from "../../lib/config/ip_address.ts";

const addresses: [text: string, printed: string | undefined][] = [
  ["192.0.2.1", "192.0.2.1"],
  ["2001:DB8::1", "2001:db8::1"],
  ["::1", "::1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["10", undefined],
  ["10.1", undefined],
  ["010.0.0.1", undefined],
  ["0x0a.0.0.1", undefined],
  ["256.0.0.1", undefined],
  ["1.2.3.4.5", undefined],
  ["192.0.2.1:80", undefined],
  ["[::1]", undefined],
  [" ::1", undefined],
  [":::", undefined],
  ["unknown", undefined],
  ["", undefined],
];

for (const [text, printed] of addresses) {
  Deno.test(`parseIpAddress() reads ${JSON.stringify(text)} as ${printed}`, () => {
    assert.equal(parseIpAddress(text)?.toString(), printed);
  });
}

const inside: { range: string; address: string; expected: boolean }[] = [
  { range: "10.0.0.0/8", address: "10.255.0.1", expected: true },
  { range: "10.0.0.0/8", address: "11.0.0.1", expected: false },
  { range: "10.1.2.3/8", address: "10.9.9.9", expected: true },
  { range: "192.0.2.7", address: "192.0.2.7", expected: true },
  { range: "192.0.2.7", address: "192.0.2.8", expected: false },
  { range: "0.0.0.0/0", address: "203.0.113.1", expected: true },
  { range: "0.0.0.0/0", address: "2001:db8::1", expected: false },
  { range: "2001:db8::/32", address: "2001:db8:ffff::1", expected: true },
  { range: "2001:db8::/32", address: "2001:db9::1", expected: false },
  { range: "::1", address: "::1", expected: true },
  { range: "::/0", address: "192.0.2.1", expected: false },
  { range: "10.0.0.0/8", address: "::ffff:10.0.0.1", expected: true },
  { range: "::ffff:10.0.0.0/104", address: "10.255.0.1", expected: true },
  { range: "::ffff:10.0.0.0/104", address: "11.0.0.1", expected: false },
];

for (const { range, address, expected } of inside) {
  Deno.test(`isInRanges() finds ${address} ${expected ? "inside" : "outside"} ${range}`, () => {
    const parsedRange = parseAddressRange(range);
    const parsedAddress = parseIpAddress(address);
    assert.ok(parsedRange !== undefined && parsedAddress !== undefined);

    assert.equal(isInRanges(parsedAddress, [parsedRange]), expected);
    assert.equal(isInRanges(parsedAddress, []), false);
  });
}

for (
  const text of [
    "",
    "10.0.0.0/",
    "10.0.0.0/33",
    "::/129",
    "10.0.0.0/-1",
    "10.0.0.0/ 8",
    "a/8",
    "::ffff:10.0.0.0/64",
    "10.0.0.0/8/8",
  ]
) {
  Deno.test(`parseAddressRange() refuses ${JSON.stringify(text)}`, () => {
    assert.equal(parseAddressRange(text), undefined);
  });
}
