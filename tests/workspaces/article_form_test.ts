/** What an article may hold, as requests give it. */
import assert from "node:assert/strict";
import { articleSchema, articlesSchema, verdictSchema } from "../../lib/shared/article_form.ts";
import { InvalidInput } from "../../lib/shared/domain_error.ts";
import { parseInput } from "../../lib/shared/parse_input.ts";
import {
  feedTokenSchema,
  memberPatchSchema,
  memberSchema,
  workspacePatchSchema,
  workspaceSchema,
} from "../../lib/shared/workspace_forms.ts";

const ARTICLE = { url: "https://example.org/", title: "News", published_at: "2026-02-01" };

type Schema = Parameters<typeof parseInput>[0];

function issuesOf(schema: Schema, input: unknown): string[] {
  try {
    parseInput(schema, input);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.issues.map(({ path, code }) => `${path} ${code}`);
  }
}

const ADDRESSES: [url: unknown, issues: string[]][] = [
  ["https://example.org/a?b=1&c=2#d", []],
  ["http://example.org:8080", []],
  ["HTTPS://EXAMPLE.ORG/", []],
  [" https://example.org/ ", []],
  ["https://bücher.example/ä b", []],
  ["https://[::1]/", []],
  ["", ["url required"]],
  ["  ", ["url required"]],
  ["example.org", ["url not_a_url"]],
  ["//example.org/", ["url not_a_url"]],
  ["/news", ["url not_a_url"]],
  ["https:example.org", ["url not_a_url"]],
  ["https:/example.org", ["url not_a_url"]],
  ["https:\\\\example.org", ["url not_a_url"]],
  ["ht\ntps://example.org", ["url not_a_url"]],
  ["https://", ["url not_a_url"]],
  ["javascript:alert(1)", ["url not_a_url"]],
  ["data:text/html,x", ["url not_a_url"]],
  ["ftp://example.org/", ["url not_a_url"]],
  ["https://example.org/\0", ["url unsupported_character"]],
  [`https://example.org/${"x".repeat(1_980)}`, []],
  [`https://example.org/${"x".repeat(1_981)}`, ["url too_long"]],
  // Short as typed, too long as it is written in an identity and in a feed.
  [`https://example.org/${"ü".repeat(400)}`, ["url too_long"]],
  [null, ["url wrong_type"]],
  [1, ["url wrong_type"]],
  [["https://example.org/"], ["url wrong_type"]],
];

for (const [url, issues] of ADDRESSES) {
  const name = JSON.stringify(url).slice(0, 60);
  Deno.test(`articleSchema ${issues.length === 0 ? "takes" : "refuses"} the address ${name}`, () => {
    assert.deepEqual(issuesOf(articleSchema, { ...ARTICLE, url }), issues);
  });
}

Deno.test("articleSchema keeps an address as typed, its lone surrogates mended", () => {
  const typed = parseInput(articleSchema, { ...ARTICLE, url: " HTTPS://Example.org/ä b\uD800#x " });

  assert.equal(typed.url, "HTTPS://Example.org/ä b\uFFFD#x");
});

const ARTICLES: [name: string, change: object, issues: string[]][] = [
  ["no title", { title: undefined }, ["title required"]],
  ["a blank title", { title: " \n" }, ["title required"]],
  ["a long title", { title: "x".repeat(201) }, ["title too_long"]],
  ["U+0000 in a title", { title: "a\0b" }, ["title unsupported_character"]],
  ["U+0000 in a summary", { summary: "\0" }, ["summary unsupported_character"]],
  ["a long summary", { summary: "x".repeat(20_001) }, ["summary too_long"]],
  ["a long author", { author: "x".repeat(201) }, ["author too_long"]],
  ["no instant", { published_at: undefined }, ["published_at required"]],
  ["an instant that is none", { published_at: "yesterday" }, ["published_at not_a_date"]],
  ["a day that is none", { published_at: "2026-02-30" }, ["published_at not_a_date"]],
  ["an unknown verdict", { verdict: "liked" }, ["verdict not_a_choice"]],
  ["no verdict but null", { verdict: null }, ["verdict not_a_choice"]],
  ["a reason without a verdict", { reason: "Fits" }, ["reason needs_verdict"]],
  ["a long reason", { verdict: "passed", reason: "x".repeat(20_001) }, ["reason too_long"]],
  ["a long identity", { external_id: "x".repeat(501) }, ["external_id too_long"]],
  ["U+0000 in an identity", { external_id: "\0" }, ["external_id unsupported_character"]],
  ["an unknown property", { link: "x" }, ["link unknown_property"]],
  ["an id of the caller's", { id: "x" }, ["id unknown_property"]],
];

for (const [name, change, issues] of ARTICLES) {
  Deno.test(`articleSchema refuses ${name}`, () => {
    assert.deepEqual(issuesOf(articleSchema, { ...ARTICLE, ...change }), issues);
  });
}

Deno.test("articleSchema mends lone surrogates, and takes blank text for none", () => {
  const article = parseInput(articleSchema, {
    ...ARTICLE,
    title: "a\uD800b",
    summary: "\uDC00",
    author: " ",
    external_id: "",
    reason: "",
  });

  assert.deepEqual(
    [article.title, article.summary, article.author, article.external_id, article.reason],
    ["a\uFFFDb", "\uFFFD", null, null, null],
  );
});

Deno.test("articlesSchema takes 1 to 500 and names the one that is wrong", () => {
  const many = (count: number) => ({ items: Array.from({ length: count }, () => ARTICLE) });

  assert.deepEqual(issuesOf(articlesSchema, many(1)), []);
  assert.deepEqual(issuesOf(articlesSchema, many(500)), []);
  assert.equal(issuesOf(articlesSchema, many(0)).length, 1);
  assert.equal(issuesOf(articlesSchema, many(501)).length, 1);
  const wrong = { items: [ARTICLE, { ...ARTICLE, title: "" }, { ...ARTICLE, reason: "x" }] };
  assert.deepEqual(issuesOf(articlesSchema, wrong), [
    "items.1.title required",
    "items.2.reason needs_verdict",
  ]);
});

const FORMS: [name: string, schema: Schema, input: unknown, issues: string[]][] = [
  ["a verdict", verdictSchema, { verdict: "passed", reason: "Fits" }, []],
  ["no verdict", verdictSchema, { reason: "Fits" }, ["verdict required"]],
  ["a name", workspaceSchema, { name: "x".repeat(100) }, []],
  ["no name", workspaceSchema, { name: " " }, ["name required"]],
  ["a long name", workspaceSchema, { name: "x".repeat(101) }, ["name too_long"]],
  ["an unknown language", workspaceSchema, { name: "x", language: "nl" }, [
    "language not_a_choice",
  ]],
  ["an unknown property", workspaceSchema, { name: "x", id: "y" }, ["id unknown_property"]],
  ["a patch of nothing", workspacePatchSchema, {}, []],
  ["a patch of the language", workspacePatchSchema, { language: "it" }, []],
  ["a patch without a name", workspacePatchSchema, { name: "" }, ["name required"]],
  ["a patch of a role", workspacePatchSchema, { role: "admin" }, ["role unknown_property"]],
  ["another role", memberPatchSchema, { role: "editor" }, []],
  ["another address", memberPatchSchema, { role: "editor", email: "a@b.example" }, [
    "email unknown_property",
  ]],
  ["a member", memberSchema, { email: " Ada@Example.org ", role: "viewer" }, []],
  ["no address", memberSchema, { email: "ada", role: "viewer" }, ["email not_an_email"]],
  ["an unknown role", memberSchema, { email: "a@b.example", role: "owner" }, ["role not_a_choice"]],
  ["a label", feedTokenSchema, { label: "Kitchen tablet" }, []],
  ["no label", feedTokenSchema, {}, ["label required"]],
  ["an empty label", feedTokenSchema, { label: "" }, ["label required"]],
  ["a blank label", feedTokenSchema, { label: " \t" }, ["label required"]],
  ["a long label", feedTokenSchema, { label: "x".repeat(101) }, ["label too_long"]],
  ["U+0000 in a label", feedTokenSchema, { label: "\0" }, ["label unsupported_character"]],
];

for (const [name, schema, input, issues] of FORMS) {
  Deno.test(`the forms of workspaces ${issues.length === 0 ? "take" : "refuse"} ${name}`, () => {
    assert.deepEqual(issuesOf(schema, input), issues);
  });
}
