/** The report of an import in the address of its page. */
import assert from "node:assert/strict";
import { MAX_FEED_ITEMS } from "../../lib/syndication/parse_feed.ts";
import type { ArticleWarning } from "../../lib/workspaces/article_fault.ts";
import {
  readReport,
  reportQuery,
} from "../../routes/(pages)/workspaces/[id]/(_import)/report_query.ts";

const COUNTS = { created: 4, updated: 0, unchanged: 12, skipped: 1 };

function read(query: string) {
  return readReport(new URL(`http://localhost/import?${query}`));
}

Deno.test("readReport() reads back what reportQuery() has written", () => {
  const warnings: ArticleWarning[] = [
    { item: null, code: "doubtful_encoding" },
    { item: 1, code: "no_title" },
    { item: MAX_FEED_ITEMS + 1, code: "too_many_items" },
  ];

  const query = reportQuery({ ...COUNTS, warnings });

  assert.deepEqual(read(`${query}`), { ...COUNTS, warnings, more: 0 });
  assert.equal(
    query.get("warnings"),
    `file.doubtful_encoding,1.no_title,${MAX_FEED_ITEMS + 1}.too_many_items`,
  );
});

Deno.test("reportQuery() tells of a hundred warnings, and how many more there are", () => {
  const warnings = Array.from({ length: 130 }, (_, index): ArticleWarning => ({
    item: index + 1,
    code: "doubtful_encoding",
  }));

  const query = `${reportQuery({ ...COUNTS, warnings })}`;

  assert.deepEqual(read(query), { ...COUNTS, warnings: warnings.slice(0, 100), more: 30 });
  assert.ok(query.length < 4_000, `${query.length} characters`);
});

const COUNTED = `${reportQuery({ ...COUNTS, warnings: [] })}`;

const NO_REPORTS: [name: string, query: string][] = [
  ["nothing", ""],
  ["a count that is missing", COUNTED.replace("&skipped=1", "")],
  ["a negative count", COUNTED.replace("created=4", "created=-4")],
  ["a fraction", COUNTED.replace("created=4", "created=4.5")],
  ["a count in other digits", COUNTED.replace("created=4", "created=٤")],
  ["a zero in front", COUNTED.replace("created=4", "created=04")],
  ["a blank", COUNTED.replace("created=4", "created=+4")],
  ["an exponent", COUNTED.replace("created=4", "created=4e1")],
  ["more than a file can have", COUNTED.replace("created=4", "created=9999999")],
  ["an empty count", COUNTED.replace("created=4", "created=")],
];

for (const [name, query] of NO_REPORTS) {
  Deno.test(`readReport() finds no report in ${name}`, () => {
    assert.equal(read(query), null);
  });
}

const NO_WARNINGS = [
  "",
  "no_title",
  "0.no_title",
  "01.no_title",
  "-1.no_title",
  `${MAX_FEED_ITEMS + 2}.no_title`,
  "1.unknown",
  "1.constructor",
  "1.no_title.no_date",
  "file",
  "null.cut_off",
  "1.<b>",
  "1. no_title",
];

for (const warning of NO_WARNINGS) {
  Deno.test(`readReport() ignores the warning "${warning}"`, () => {
    const query = new URLSearchParams({ warnings: `2.no_date,${warning},file.cut_off` });

    assert.deepEqual(read(`${COUNTED}&${query}`), {
      ...COUNTS,
      warnings: [{ item: 2, code: "no_date" }, { item: null, code: "cut_off" }],
      more: 0,
    });
  });
}

Deno.test("readReport() reads a hundred warnings at most, and a rest that is a number", () => {
  const warnings = Array.from({ length: 101 }, () => "1.no_date").join(",");

  assert.equal(read(`${COUNTED}&warnings=${warnings}`)?.warnings.length, 100);
  assert.equal(read(`${COUNTED}&more=30`)?.more, 30);
  assert.equal(read(`${COUNTED}&more=many`)?.more, 0);
});
