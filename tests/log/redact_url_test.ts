/** What of a URL the log shows. */
import assert from "node:assert/strict";
import { redactUrl } from "../../lib/log/redact_url.ts";

const TOKEN = `mycorrhizal_feed_${"aZ09_-x".repeat(7).slice(0, 43)}`;

/** As encoders do that leave letters and digits alone. */
function encodeSigns(text: string): string {
  const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return text.replaceAll(/[^A-Za-z0-9]/g, hex);
}

const cases: { name: string; target: string; expected: string }[] = [
  { name: "a path as it is", target: "/contacts/0198f2c4", expected: "/contacts/0198f2c4" },
  {
    name: "a path with a UUID as it is",
    target: "/contacts/0198f2c4-7c1e-7a43-9d52-6f0a3c1b2d4e",
    expected: "/contacts/0198f2c4-7c1e-7a43-9d52-6f0a3c1b2d4e",
  },
  { name: "an encoded path as it is", target: "/a%20b%0Ac", expected: "/a%20b%0Ac" },
  {
    name: "no token",
    target: `/api/v1/feeds/atom?token=${TOKEN}`,
    expected: "/api/v1/feeds/atom?token=[redacted]",
  },
  { name: "no short token", target: "/a?token=x", expected: "/a?token=[redacted]" },
  { name: "an empty token as empty", target: "/a?token=", expected: "/a?token=" },
  { name: "no token of a name in capitals", target: "/a?TOKEN=x", expected: "/a?[redacted]" },
  {
    name: "no second token",
    target: `/a?token=x&token=${TOKEN}`,
    expected: "/a?token=[redacted]&token=[redacted]",
  },
  {
    name: "no token behind an escaped ampersand",
    target: `/a?level=full&amp;token=${TOKEN}`,
    expected: "/a?level=[redacted]&[redacted]",
  },
  { name: "no token without its name", target: `/a?${TOKEN}`, expected: "/a?[redacted]" },
  {
    name: "no token whose question mark a link has encoded",
    target: `/api/v1/feeds/atom%3Ftoken=${TOKEN}`,
    expected: "/api/v1/feeds/atom%3Ftoken=[redacted]",
  },
  ...["mycorrhizal_", "mycorrhizal_feed_", "cfeed_"].map((prefix) => ({
    name: `no ${prefix} secret that a link has encoded whole`,
    target: `/rss%3Ftoken%3D${
      encodeSigns(`${prefix}${"aZ09_-x".repeat(7).slice(0, 43)}`)
    }/feed.xml`,
    expected: "/[redacted]/feed.xml",
  })),
  {
    name: "no token that was encoded twice",
    target: `/a/${encodeSigns(encodeSigns(TOKEN))}`,
    expected: "/a/[redacted]",
  },
  {
    name: "no token in a path segment",
    target: `/${TOKEN}/feed.xml`,
    expected: "/[redacted]/feed.xml",
  },
  {
    name: "no session secret in a path segment",
    target: `/a/${"k".repeat(43)}`,
    expected: "/a/[redacted]",
  },
  { name: "no search", target: "/contacts?q=Erika", expected: "/contacts?q=[redacted]" },
  {
    name: "no cursor, which may hold a name",
    target: "/contacts?cursor=WyJFcmlrYSJd&limit=20",
    expected: "/contacts?cursor=[redacted]&limit=20",
  },
  {
    name: "the values that are of a few words",
    target: "/timeline?limit=20&order=asc&type=note,gift&bucket=last_7_days&archived=true",
    expected: "/timeline?limit=20&order=asc&type=note,gift&bucket=last_7_days&archived=true",
  },
  {
    name: "every timeline type at once",
    target: "/timeline?type=note,activity,completion,life_event,external_activity,gift",
    expected: "/timeline?type=note,activity,completion,life_event,external_activity,gift",
  },
  {
    name: "no text under a harmless name",
    target: `/timeline?type=Dear+diary&limit=${TOKEN}&kind=a%0Ab`,
    expected: "/timeline?type=[redacted]&limit=[redacted]&kind=[redacted]",
  },
  {
    name: "nothing of a fragment or of credentials",
    target: "//me:pass@localhost/a#b",
    expected: "/a",
  },
];

for (const { name, target, expected } of cases) {
  Deno.test(`redactUrl() shows ${name}`, () => {
    assert.equal(redactUrl(new URL(target, "http://localhost")), expected);
  });
}
