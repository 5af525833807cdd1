/** The bearer credential of a request. */
import assert from "node:assert/strict";
import { readBearer } from "../../lib/http/bearer.ts";

const CASES: [name: string, authorization: string | null, bearer: string | undefined][] = [
  ["no header", null, undefined],
  ["a credential", "Bearer abc-_.~+/=", "abc-_.~+/="],
  ["the scheme in lower case", "bearer abc", "abc"],
  ["several blanks", "Bearer   abc", "abc"],
  ["the scheme alone", "Bearer ", undefined],
  ["another scheme", "Basic YTpi", undefined],
  ["a scheme that begins alike", "Bearers abc", undefined],
  ["a credential without scheme", "abc", undefined],
  ["the scheme behind another", "Basic Bearer abc", undefined],
];

for (const [name, authorization, bearer] of CASES) {
  Deno.test(`readBearer() gives ${bearer} for ${name}`, () => {
    const headers = new Headers(authorization === null ? {} : { authorization });

    assert.equal(readBearer(headers), bearer);
  });
}
