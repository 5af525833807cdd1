import assert from "node:assert/strict";
import { translatorFor } from "../../lib/i18n/translator.ts";
import type { PartialDate } from "../../lib/shared/fields.ts";

const english = translatorFor("en");
const german = translatorFor("de");

Deno.test("text() fills placeholders in when values are given", () => {
  assert.equal(
    english.text("feed.entry.title", { type: "Note", names: "Ada" }),
    "Note: Ada",
  );
  assert.equal(german.text("feed.title.contact", { contact: "Ada" }), "Zeitleiste: Ada");
});

Deno.test("text() leaves a value alone when it looks like a placeholder or a pattern", () => {
  const values = { type: "{names}", names: "$& $1 {type}" };
  assert.equal(english.text("feed.entry.title", values), "{names}: $& $1 {type}");
});

Deno.test("text() groups a number and not a text of digits", () => {
  assert.equal(english.text("issue.too_long", { limit: 20_000 }), "Use at most 20,000 characters.");
  assert.equal(english.text("issue.too_long", { limit: "20000" }), "Use at most 20000 characters.");
});

Deno.test("plural() takes the form that the language has for the count", () => {
  const said = [0, 1, 2, 1_000].map((count) => english.plural("time.in_days", count));
  assert.deepEqual(said, ["in 0 days", "in 1 day", "in 2 days", "in 1,000 days"]);
  const saidInFrench = [0, 1, 2].map((count) => translatorFor("fr").plural("time.in_days", count));
  assert.deepEqual(saidInFrench, ["dans 0 jour", "dans 1 jour", "dans 2 jours"]);
});

Deno.test("number() groups the digits of a whole number by three", () => {
  const cases: [number, string, string][] = [
    [0, "0", "0"],
    [999, "999", "999"],
    [1_000, "1,000", "1.000"],
    [-1_000, "-1,000", "-1.000"],
    [-999, "-999", "-999"],
    [20_971_520, "20,971,520", "20.971.520"],
  ];
  for (const [value, inEnglish, inGerman] of cases) {
    assert.equal(english.number(value), inEnglish);
    assert.equal(german.number(value), inGerman);
  }
});

const PARTIAL_DATES: [PartialDate, string, string][] = [
  [{ year: 2025, month: 12, day: 29 }, "29 December 2025", "29. Dezember 2025"],
  [{ year: null, month: 2, day: 29 }, "29 February", "29. Februar"],
  [{ year: 2025, month: 12, day: null }, "December 2025", "Dezember 2025"],
  [{ year: 2025, month: null, day: null }, "2025", "2025"],
  [{ year: 2025, month: null, day: 3 }, "2025", "2025"],
  [{ year: null, month: 3, day: null }, "March", "März"],
  [{ year: null, month: null, day: 3 }, "Date unknown", "Datum unbekannt"],
  [{ year: null, month: null, day: null }, "Date unknown", "Datum unbekannt"],
];

for (const [date, inEnglish, inGerman] of PARTIAL_DATES) {
  Deno.test(`partialDate() says "${inEnglish}" when ${JSON.stringify(date)} is known`, () => {
    assert.equal(english.partialDate(date), inEnglish);
    assert.equal(german.partialDate(date), inGerman);
  });
}

const NEW_YEARS_EVE = new Date("2025-12-31T23:30:00Z");

Deno.test("instantDate() and instantDateTime() show the day and the hour of the zone", () => {
  const cases: [timeZone: string, date: string, dateTime: string][] = [
    ["UTC", "31 December 2025", "31 December 2025, 23:30"],
    ["Europe/Copenhagen", "1 January 2026", "1 January 2026, 00:30"],
    ["Pacific/Kiritimati", "1 January 2026", "1 January 2026, 13:30"],
    ["America/Los_Angeles", "31 December 2025", "31 December 2025, 15:30"],
    ["Asia/Kathmandu", "1 January 2026", "1 January 2026, 05:15"],
  ];
  for (const [timeZone, date, dateTime] of cases) {
    assert.equal(english.instantDate(NEW_YEARS_EVE, timeZone), date);
    assert.equal(english.instantDateTime(NEW_YEARS_EVE, timeZone), dateTime);
  }
  assert.equal(german.instantDateTime(NEW_YEARS_EVE, "UTC"), "31. Dezember 2025, 23:30");
});

Deno.test("instantDate() throws when the zone is unknown", () => {
  assert.throws(() => english.instantDate(NEW_YEARS_EVE, "Mars/Olympus"), RangeError);
});

const NOW = new Date("2026-03-10T12:00:00Z");

/** Milliseconds before now; negative ones lie ahead. */
const SPANS: [elapsed: number, english: string, german: string][] = [
  [0, "just now", "gerade eben"],
  [59_999, "just now", "gerade eben"],
  [-59_999, "just now", "gerade eben"],
  [60_000, "1 minute ago", "vor 1 Minute"],
  [-60_000, "in 1 minute", "in 1 Minute"],
  [59 * 60_000 + 59_999, "59 minutes ago", "vor 59 Minuten"],
  [3_600_000, "1 hour ago", "vor 1 Stunde"],
  [3 * 3_600_000, "3 hours ago", "vor 3 Stunden"],
  [-23 * 3_600_000, "in 23 hours", "in 23 Stunden"],
  [86_400_000, "1 day ago", "vor 1 Tag"],
  [-2 * 86_400_000, "in 2 days", "in 2 Tagen"],
  [7 * 86_400_000 - 1, "6 days ago", "vor 6 Tagen"],
  [7 * 86_400_000, "3 March 2026", "3. März 2026"],
  [-7 * 86_400_000, "17 March 2026", "17. März 2026"],
];

for (const [elapsed, inEnglish, inGerman] of SPANS) {
  Deno.test(`relative() says "${inEnglish}" when ${elapsed} ms have passed`, () => {
    const instant = new Date(NOW.getTime() - elapsed);
    assert.equal(english.relative(instant, { now: NOW, timeZone: "UTC" }), inEnglish);
    assert.equal(german.relative(instant, { now: NOW, timeZone: "UTC" }), inGerman);
  });
}

Deno.test("relative() gives the day of the zone when a week has passed", () => {
  const when = { now: NOW, timeZone: "Pacific/Kiritimati" };
  assert.equal(english.relative(NEW_YEARS_EVE, when), "1 January 2026");
});
