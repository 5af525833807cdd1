/** Requests to an operation: most of them as its description has them, the rest as hostile as can be. */
import type { oas32 } from "zod-openapi";
import { encodeCursor } from "../../db/page.ts";
import type { OpenApiDocument } from "../../lib/openapi/describe_api.ts";
import { type ListedOperation, resolveComponent } from "../../lib/openapi/read_document.ts";
import { fc } from "../packages/fast_check.ts";
import { arbitraryBody } from "./arbitrary_body.ts";
import { arbitraryValue, hostileText, type ValueSource } from "./arbitrary_value.ts";
import { fillPath, knownIds, parametersIn } from "./path_parameters.ts";
import { weighted } from "./weighted.ts";
import type { World } from "./world.ts";

/** What makes a request. */
export interface ArbitraryRequest {
  target: string;
  headers: Record<string, string>;
  body: BodyInit | null;
}

type Headers = Record<string, string>;

interface Source extends ValueSource {
  world: World;
}

export function arbitraryRequest(
  listed: ListedOperation,
  { document, world }: { document: OpenApiDocument; world: World },
): fc.Arbitrary<ArbitraryRequest> {
  const source = { document, world, ids: world.ids.contacts ?? [] };
  return fc.record({
    path: path(listed, source),
    query: query(listed, source),
    credential: credential(listed, source),
    named: named(listed, source),
    surroundings: surroundings(),
    sent: arbitraryBody(listed, source),
  }).map(({ path, query, credential, named, surroundings, sent }) => ({
    target: `/api${path}?${query}${credential.query}`,
    headers: { ...credential.headers, ...named, ...surroundings, ...sent.headers },
    body: sent.body,
  }));
}

const UNDECODABLE = "%FF";

/** Percent-encoded; none is empty or made of dots, which would name another path. */
const HOSTILE_IDS = [
  ...["0", "null", "%00", UNDECODABLE, "%2F", "%2e%2e%2f", "*", "%F0%9F%8C%B1", "a".repeat(5_000)],
  ...["00000000-0000-0000-0000-000000000000", "019cb000-0000-7000-8000-00000000000"],
];

function path({ path, operation }: ListedOperation, { world }: Source): fc.Arbitrary<string> {
  // A path that is no UTF-8 has no route, and so no feed that could answer in its own way.
  const hostile = HOSTILE_IDS.filter((id) =>
    id !== UNDECODABLE || "404" in (operation.responses ?? {})
  );
  const ids = parametersIn(path).map((parameter) => {
    const known = knownIds(world, parameter);
    return weighted(
      [8, fc.constantFrom(...known)],
      [1, fc.constantFrom(...known.map((id) => id.toUpperCase()))],
      [1, fc.uuid()],
      [1, fc.constantFrom(...hostile)],
    );
  });
  return fc.tuple(...ids).map((ids) => fillPath(path, ids));
}

const STRAY_QUERIES = [
  "",
  "limit=%00",
  "limit[]=1",
  "cursor=%FF",
  "&&==&",
  `x=${"y".repeat(9_000)}`,
];

function query(listed: ListedOperation, source: Source): fc.Arbitrary<string> {
  const { document } = source;
  const parameters = parametersOf(listed, { document, location: "query" });
  const values = parameters.map(({ name, required, schema = true }) => {
    const fitting = arbitraryValue(schema, source).map(String);
    const given = name === "cursor" ? cursor() : weighted([6, fitting], [1, hostileText()]);
    return required ? given : fc.option(given, { nil: undefined, freq: 3 });
  });
  const stray = weighted([9, fc.constant("")], [1, fc.constantFrom(...STRAY_QUERIES)]);
  return fc.tuple(fc.tuple(...values), stray).map(([texts, stray]) => {
    const pairs = texts.flatMap((text, index) => {
      const name = parameters[index]?.name ?? "";
      return text === undefined ? [] : [`${name}=${encodeURIComponent(text.toWellFormed())}`];
    });
    return [...pairs, stray].filter((part) => part !== "").join("&");
  });
}

/** Most look like cursors, and no page has given any of them. */
function cursor(): fc.Arbitrary<string> {
  const instants = ["2026-02-01T10:30:00.000Z", "0001-01-01", "9999-12-31T23:59:59Z", "x", "\0"];
  const position = fc.array(
    fc.oneof(
      fc.constantFrom(...instants),
      fc.uuid(),
      fc.constantFrom("note", "gift"),
      fc.integer(),
    ),
    { minLength: 2, maxLength: 3 },
  );
  return weighted([3, position.map(encodeCursor)], [1, hostileText()]);
}

interface Credential {
  headers: Headers;
  query: string;
}

function credential({ operation }: ListedOperation, { world }: Source): fc.Arbitrary<Credential> {
  const [opener = ""] = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme));
  const secrets = world.secrets[opener];
  if (secrets !== undefined) {
    const secret = weighted(
      [6, fc.constantFrom(...secrets)],
      [2, hostileText().map((text) => encodeURIComponent(text.toWellFormed()))],
    );
    return secret.map((secret) => ({ headers: {}, query: `&token=${secret}` }));
  }
  const { cookie, apiTokens: { full, read } } = world;
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
  const bad: Headers[] = [
    {},
    bearer("x"),
    { ...bearer(""), cookie },
    { cookie: "session=x" },
    { authorization: "Basic Og==", cookie },
    { cookie: ";;=;".repeat(2_000) },
  ];
  const headers = weighted<Headers>(
    [12, fc.constant({ cookie })],
    [2, fc.constant(bearer(full))],
    [1, fc.constant(bearer(read))],
    [2, fc.constantFrom(...bad)],
  );
  return headers.map((headers) => ({ headers, query: "" }));
}

/** What browsers, proxies and others may say besides. */
const SURROUNDINGS: Headers[] = [
  { "sec-fetch-site": "cross-site" },
  { origin: "https://example.org" },
  { accept: "image/png" },
  { "accept-language": "de;q=2,,*" },
  { "x-forwarded-for": "999.1.1.1, ::", "content-length": "1e3" },
];

function surroundings(): fc.Arbitrary<Headers> {
  return weighted([4, fc.constant({})], [1, fc.constantFrom(...SURROUNDINGS)]);
}

const VALIDATORS = ["*", '"x"', 'W/"x", "', ",,", "x".repeat(5_000)];

/** The headers that the operation names: all of them are validators. */
function named(listed: ListedOperation, { document }: Source): fc.Arbitrary<Headers> {
  const values = parametersOf(listed, { document, location: "header" }).map(({ name }) => [
    name,
    fc.constantFrom(...VALIDATORS),
  ]);
  return fc.record<Headers>(Object.fromEntries(values), { requiredKeys: [] });
}

function parametersOf(
  { operation: { parameters = [] } }: ListedOperation,
  { document, location }: { document: OpenApiDocument; location: "query" | "header" },
): oas32.ParameterObject[] {
  return parameters.map((parameter) => resolveComponent<oas32.ParameterObject>(document, parameter))
    .filter((parameter) => parameter.in === location);
}
