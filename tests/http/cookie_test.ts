/** The session's cookie, written and read. */
import assert from "node:assert/strict";
import { clearedSessionCookie, readSessionCookie, sessionCookie } from "../../lib/http/cookie.ts";

const SECRET = "aZ09_-".repeat(7);

const written: { name: string; cookie: string; expected: string }[] = [
  {
    name: "sessionCookie() on https",
    cookie: sessionCookie(SECRET, { scheme: "https", maxAgeSeconds: 60 }),
    expected: `__Host-session=${SECRET}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  },
  {
    name: "sessionCookie() on http",
    cookie: sessionCookie(SECRET, { scheme: "http", maxAgeSeconds: 60 }),
    expected: `session=${SECRET}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`,
  },
  {
    name: "clearedSessionCookie() on https",
    cookie: clearedSessionCookie("https"),
    expected: "__Host-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
  },
  {
    name: "clearedSessionCookie() on http",
    cookie: clearedSessionCookie("http"),
    expected: "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  },
];

for (const { name, cookie, expected } of written) {
  Deno.test(`${name} writes ${expected.replace(SECRET, "…")}`, () => {
    assert.equal(cookie, expected);
  });
}

for (const secret of ["", "a;b", "a b", "a\r\nb", 'a"b', "ä"]) {
  Deno.test(`sessionCookie() refuses ${JSON.stringify(secret)}, and does not repeat it`, () => {
    assert.throws(
      () => sessionCookie(secret, { scheme: "http", maxAgeSeconds: 60 }),
      {
        name: "TypeError",
        message: "Cannot write the session cookie: its secret is not base64url",
      },
    );
  });
}

const read: { name: string; header: string | null; scheme: "http" | "https"; expected?: string }[] =
  [
    { name: "the cookie on https", header: "__Host-session=s1", scheme: "https", expected: "s1" },
    { name: "the cookie on http", header: "session=s1", scheme: "http", expected: "s1" },
    { name: "it among others", header: "a=b; session=s1 ;c=d", scheme: "http", expected: "s1" },
    { name: "the first of two", header: "session=s1; session=s2", scheme: "http", expected: "s1" },
    { name: "one with = in it", header: "session=s=1", scheme: "http", expected: "s=1" },
    { name: "none of plain http on https", header: "session=s1", scheme: "https" },
    { name: "none of https on plain http", header: "__Host-session=s1", scheme: "http" },
    { name: "none of a longer name", header: "xsession=s1; session2=s2", scheme: "http" },
    { name: "no empty one", header: "session=", scheme: "http" },
    { name: "none without a value", header: "session", scheme: "http" },
    { name: "none of no header", header: null, scheme: "http" },
  ];

for (const { name, header, scheme, expected } of read) {
  Deno.test(`readSessionCookie() finds ${name}`, () => {
    const headers = new Headers(header === null ? {} : { cookie: header });

    assert.equal(readSessionCookie(headers, scheme), expected);
  });
}
