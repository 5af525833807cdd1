import assert from "node:assert/strict";
import { instantOf, localTime, localTimeText, parseLocalTime } from "../../lib/i18n/calendar.ts";

function instantOfText(text: string, timeZone: string): string {
  const local = parseLocalTime(text);
  assert.ok(local, text);
  return instantOf(local, timeZone).toISOString();
}

const INSTANTS: [name: string, local: string, timeZone: string, instant: string][] = [
  ["UTC", "2026-03-01T12:00", "UTC", "2026-03-01T12:00:00.000Z"],
  ["winter east of UTC", "2026-01-15T00:30", "Europe/Berlin", "2026-01-14T23:30:00.000Z"],
  ["summer east of UTC", "2026-07-15T00:30", "Europe/Berlin", "2026-07-14T22:30:00.000Z"],
  ["west of UTC", "2026-01-15T20:00", "America/Los_Angeles", "2026-01-16T04:00:00.000Z"],
  ["the first zone", "2026-01-01T00:00", "Pacific/Kiritimati", "2025-12-31T10:00:00.000Z"],
  ["the last zone", "2026-01-01T23:59", "Pacific/Niue", "2026-01-02T10:59:00.000Z"],
  ["quarters of an hour", "2026-01-01T12:00", "Asia/Kathmandu", "2026-01-01T06:15:00.000Z"],
  ["the minute before a gap", "2026-03-29T01:59", "Europe/Berlin", "2026-03-29T00:59:00.000Z"],
  ["the first minute of a gap", "2026-03-29T02:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
  ["inside a gap", "2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["the minute after a gap", "2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z"],
  ["inside a gap at midnight", "2026-04-24T00:30", "Africa/Cairo", "2026-04-23T22:30:00.000Z"],
  ["before an overlap", "2026-10-25T01:59", "Europe/Berlin", "2026-10-24T23:59:00.000Z"],
  ["inside an overlap", "2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
  ["after an overlap", "2026-10-25T03:00", "Europe/Berlin", "2026-10-25T02:00:00.000Z"],
  ["an overlap west of UTC", "2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
  [
    "half an hour of overlap",
    "2026-04-05T01:45",
    "Australia/Lord_Howe",
    "2026-04-04T14:45:00.000Z",
  ],
  ["a day that was skipped", "2011-12-30T12:00", "Pacific/Apia", "2011-12-30T22:00:00.000Z"],
  ["the first century", "0090-06-01T12:00", "UTC", "0090-06-01T12:00:00.000Z"],
];

for (const [name, local, timeZone, instant] of INSTANTS) {
  Deno.test(`instantOf() finds the instant in ${name}`, () => {
    assert.equal(instantOfText(local, timeZone), instant);
  });
}

Deno.test("instantOf() gives an instant back as localTime() shows it, around every change", () => {
  const zones = ["Europe/Berlin", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca"];
  for (const timeZone of zones) {
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 20));
      const local = localTime(instant, timeZone);
      const found = localTime(instantOf(local, timeZone), timeZone);
      assert.deepEqual(found, local, `${timeZone} ${instant.toISOString()}`);
    }
  }
});

Deno.test("instantOf() takes seconds of an old local mean time for nothing", () => {
  const instant = new Date(instantOfText("1890-01-01T12:00", "Europe/Berlin"));
  assert.equal(localTimeText(localTime(instant, "Europe/Berlin")), "1890-01-01T12:00");
});

Deno.test("parseLocalTime() reads what a control sends, a bare day as its midnight", () => {
  const morning = { year: 2026, month: 3, day: 1, hour: 9, minute: 5 };
  assert.deepEqual(parseLocalTime("2026-03-01T09:05"), morning);
  assert.deepEqual(parseLocalTime("2026-03-01"), { ...morning, hour: 0, minute: 0 });
  assert.equal(parseLocalTime("2024-02-29T00:00")?.day, 29);
});

const NO_LOCAL_TIMES = [
  "",
  "soon",
  "2026-02-29T12:00",
  "2026-13-01T12:00",
  "2026-03-01T24:00",
  "2026-03-01T12:60",
  "2026-03-01T12:00Z",
  "2026-03-01T12:00:30",
  "0000-01-01T00:00",
  "12026-01-01T00:00",
  " 2026-03-01T12:00",
  "1.3.2026",
];

for (const text of NO_LOCAL_TIMES) {
  Deno.test(`parseLocalTime() reads nothing from "${text}"`, () => {
    assert.equal(parseLocalTime(text), undefined);
  });
}

Deno.test("localTimeText() writes what parseLocalTime() reads", () => {
  for (const text of ["2026-03-01T09:05", "0090-12-31T23:59"]) {
    const local = parseLocalTime(text);
    assert.ok(local);
    assert.equal(localTimeText(local), text);
  }
});
