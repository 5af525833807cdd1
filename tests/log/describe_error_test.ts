/** What of an error the log shows: enough to find the fault, and nothing that a person wrote. */
import assert from "node:assert/strict";
import { ConfigError } from "../../lib/config/config_error.ts";
import { describeError } from "../../lib/log/describe_error.ts";
import { DomainError, InvalidInput } from "../../lib/shared/domain_error.ts";

const CANARY = "canary-of-authored-text";

/** An error as the database's driver throws it: all of it quotes the row. */
function driverError(): Error {
  return Object.assign(new Error(`invalid input syntax for type uuid: "${CANARY}"`), {
    name: "DatabaseError",
    code: "23505",
    constraint: "users_email_key",
    detail: `Key (email)=(${CANARY}) already exists.`,
    parameters: [CANARY],
    query: `select '${CANARY}'`,
    where: CANARY,
  });
}

function syntaxError(): unknown {
  try {
    return JSON.parse(`{"note": ${CANARY}}`);
  } catch (error) {
    return error;
  }
}

const silent: { name: string; error: unknown }[] = [
  { name: "a driver's error", error: driverError() },
  { name: "a JSON parser's error", error: syntaxError() },
  { name: "an error of the runtime", error: new TypeError(`Invalid URL: '${CANARY}'`) },
  {
    name: "a message with a line that looks like a frame",
    error: new Error(`first\n    at ${CANARY} (file:///a.ts:1:2)\nlast`),
  },
  { name: "an error whose name holds text", error: named(`${CANARY} and more`) },
  { name: "an error whose code holds text", error: coded(`${CANARY}!`) },
  {
    name: "an error whose message was changed after it was made",
    error: altered(),
  },
  { name: "a cause", error: new DomainError("not_found", "Cannot", { cause: driverError() }) },
  { name: "input whose property names are text", error: invalidInput() },
  { name: "a thrown text", error: CANARY },
  { name: "a thrown object", error: { message: CANARY } },
  { name: "a thrown null", error: null },
];

function named(name: string): Error {
  return Object.assign(new Error("Cannot"), { name });
}

function coded(code: string): Error {
  return Object.assign(new Error("Cannot"), { code });
}

/** The stack is written when it is first asked for, and keeps the message of that moment. */
function altered(): Error {
  const error = new Error(`\n    at ${CANARY} (file:///a.ts:1:2)`);
  assert.match(error.stack ?? "", new RegExp(CANARY));
  error.message = "other";
  return error;
}

function invalidInput(): InvalidInput {
  return new InvalidInput([
    { path: CANARY, code: "unknown_property", message: CANARY },
    { path: "title", code: "too_long", message: CANARY, limit: CANARY },
  ]);
}

for (const { name, error } of silent) {
  Deno.test(`describeError() repeats no text of ${name}`, () => {
    const description = describeError(error);

    assert.doesNotMatch(description, new RegExp(CANARY));
    assert.doesNotMatch(description, /\n/);
    assert.notEqual(description, "");
  });
}

const telling: { name: string; error: unknown; says: RegExp }[] = [
  {
    name: "SQLSTATE and constraint of a driver's error",
    error: driverError(),
    says: /^DatabaseError 23505 users_email_key at /,
  },
  {
    name: "the code of a network error",
    error: coded("ECONNREFUSED"),
    says: /^Error ECONNREFUSED at /,
  },
  {
    name: "the message of a broken rule",
    error: new DomainError("not_found", "Cannot find the feed: it is absent"),
    says: /^DomainError not_found: Cannot find the feed: it is absent at /,
  },
  {
    name: "the message of a wrong setting",
    error: new ConfigError("Cannot read PORT: it takes a number"),
    says: /^ConfigError: Cannot read PORT: it takes a number at /,
  },
  {
    name: "the codes of wrong input",
    error: invalidInput(),
    says: /^InvalidInput: unknown_property, too_long at /,
  },
  {
    name: "where it happened",
    error: coded("x"),
    says: /at coded \(file:\/\/\/\S+describe_error_test\.ts:\d+:\d+\)/,
  },
  {
    name: "its causes",
    error: new Error("outer", { cause: new TypeError("inner", { cause: "text" }) }),
    says: /^Error at .+; caused by TypeError at .+; caused by a thrown string$/,
  },
  { name: "what was thrown instead of an error", error: 7, says: /^a thrown number$/ },
];

for (const { name, error, says } of telling) {
  Deno.test(`describeError() tells ${name}`, () => {
    assert.match(describeError(error), says);
  });
}

Deno.test("describeError() ends when an error is its own cause", () => {
  const error = new Error("Cannot");
  error.cause = error;

  assert.equal(describeError(error).split("; caused by ").length, 4);
});
