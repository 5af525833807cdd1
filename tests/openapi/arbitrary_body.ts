/** Bodies of requests: what the description asks for, spoilt, or no such thing at all. */
import type { oas32 } from "zod-openapi";
import {
  type ListedOperation,
  resolveComponent,
  type Schema,
} from "../../lib/openapi/read_document.ts";
import { MAX_BODY_BYTES } from "../../lib/shared/limits.ts";
import { fc } from "../packages/fast_check.ts";
import { arbitraryValue, hostileText, hostileValue, type ValueSource } from "./arbitrary_value.ts";
import { weighted } from "./weighted.ts";

export interface Sent {
  headers: Record<string, string>;
  body: BodyInit | null;
}

const HOSTILE_TYPES = [
  "text/plain",
  "application/json; charset=latin1",
  "x",
  "multipart/form-data",
];

/** Text that is no JSON, or none that anybody would write. */
const HOSTILE_JSON = [
  ...["", "{", "\ufeff{}", "nul", "{} {}", '{"a":1,"a":2}', '"\\ud800"', "1e999", "[]", "null"],
  ...['{"__proto__":{"content":"x"}}', '{"payload":{"a":1e999}}', "[".repeat(50_000)],
  `{"payload":${'{"a":'.repeat(100)}1${"}".repeat(100)}}`,
];

const TOO_LONG = `{"content":"${"x".repeat(MAX_BODY_BYTES)}"}`;

export function arbitraryBody(
  { operation }: ListedOperation,
  source: ValueSource,
): fc.Arbitrary<Sent> {
  if (operation.requestBody === undefined) return fc.constant({ headers: {}, body: null });
  const described = resolveComponent<oas32.RequestBodyObject>(
    source.document,
    operation.requestBody,
  );
  const [[type, media] = ["", {}]] = Object.entries(described.content);
  const { schema = true } = resolveComponent<oas32.MediaTypeObject>(source.document, media);
  return fc.record({
    type: weighted([9, fc.constant(type)], [1, fc.constantFrom(...HOSTILE_TYPES)]),
    body: type === "application/json"
      ? json(schema, source)
      : type === "text/vcard"
      ? vcards()
      : feedFiles(),
  }).map(({ type, body }) => ({ headers: { "content-type": type }, body }));
}

function json(schema: Schema, source: ValueSource): fc.Arbitrary<string> {
  const { properties = {} } = resolveComponent<oas32.SchemaObjectValue>(
    source.document,
    typeof schema === "boolean" ? {} : schema,
  );
  const fitting = arbitraryValue(schema, source);
  const names = [...Object.keys(properties), "unknown", "id", "user_id"];
  const spoiling = fc.dictionary(fc.constantFrom(...names), hostileValue(), {
    minKeys: 1,
    maxKeys: 2,
  });
  const spoilt = fc.tuple(fitting, spoiling).map(([value, changes]) =>
    Object.assign({}, value, changes)
  );
  const value = weighted([6, fitting], [3, spoilt], [1, hostileValue()]);
  const texts = value.map((value) => JSON.stringify(value));
  return weighted([10, texts], [2, fc.constantFrom(...HOSTILE_JSON)], [1, fc.constant(TOO_LONG)]);
}

function feedFiles(): fc.Arbitrary<BodyInit> {
  const item = hostileText().map((text) =>
    `<item><title>Ada ${text}</title><link>https://example.org/?${
      encodeURIComponent(
        text.toWellFormed(),
      )
    }</link><pubDate>Sun, 01 Feb 2026 10:30:00 GMT</pubDate></item>`
  );
  const items = fc.array(item, { minLength: 1, maxLength: 3 }).map((all) => all.join(""));
  const files = items.map((items) => `<rss version="2.0"><channel>${items}</channel></rss>`);
  return weighted<BodyInit>([4, files], [1, hostileText()], [1, bytes()]);
}

function vcards(): fc.Arbitrary<BodyInit> {
  const card = hostileText().map((name) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nUID:x\r\nFN:Ada ${name}\r\nEND:VCARD\r\n`
  );
  const cards = fc.array(card, { minLength: 1, maxLength: 3 }).map((all) => all.join(""));
  return weighted<BodyInit>([4, cards], [1, hostileText()], [1, bytes()]);
}

function bytes(): fc.Arbitrary<BodyInit> {
  return fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes));
}
