/** Log lines: their two forms, their levels, and that nothing breaks out of one. */
import assert from "node:assert/strict";
import type { LogFormat, LogLevel } from "../../lib/config/config.ts";
import { createLog, type RequestLine } from "../../lib/log/log.ts";

const NOW = new Date("2026-07-27T10:00:00.000Z");

const REQUEST: RequestLine = {
  method: "GET",
  url: new URL("http://localhost/api/v1/feeds/atom?token=secret"),
  status: 200,
  durationMs: 3.4,
  clientAddress: "192.0.2.1",
};

function collectingLog({ format = "text", level = "info" }: {
  format?: LogFormat;
  level?: LogLevel;
} = {}) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { log: createLog({ format, level, now: () => NOW, write }), lines };
}

Deno.test("Log.request() writes one line of text with the redacted target", () => {
  const { log, lines } = collectingLog();

  log.request({ ...REQUEST, bytes: 512, userId: "0198f2c4-7c1e-7a43-9d52-6f0a3c1b2d4e" });

  assert.deepEqual(lines, [
    "2026-07-27T10:00:00.000Z info request method=GET target=/api/v1/feeds/atom?token=[redacted] " +
    "status=200 duration_ms=3 bytes=512 client_address=192.0.2.1 " +
    "user_id=0198f2c4-7c1e-7a43-9d52-6f0a3c1b2d4e",
  ]);
});

Deno.test("Log.request() writes one JSON object and leaves out what is unknown", () => {
  const { log, lines } = collectingLog({ format: "json" });

  log.request(REQUEST);

  assert.deepEqual(lines.map((line) => JSON.parse(line)), [{
    time: "2026-07-27T10:00:00.000Z",
    level: "info",
    event: "request",
    method: "GET",
    target: "/api/v1/feeds/atom?token=[redacted]",
    status: 200,
    duration_ms: 3,
    client_address: "192.0.2.1",
  }]);
});

const levels: { level: LogLevel; written: string[] }[] = [
  { level: "debug", written: ["debug", "info", "request", "warn", "error"] },
  { level: "info", written: ["info", "request", "warn", "error"] },
  { level: "warn", written: ["warn", "error"] },
  { level: "error", written: ["error"] },
];

for (const { level, written } of levels) {
  Deno.test(`createLog() writes ${written.join(", ")} at level ${level}`, () => {
    const { log, lines } = collectingLog({ format: "json", level });

    log.debug("debug");
    log.info("info");
    log.request(REQUEST);
    log.warn("warn");
    log.error("error");

    assert.deepEqual(lines.map((line) => JSON.parse(line).event), written);
  });
}

const values: { name: string; value: string | number | boolean | null; text: string }[] = [
  { name: "a plain word", value: "a-b:c/d", text: "a-b:c/d" },
  { name: "a number", value: 12, text: "12" },
  { name: "true", value: true, text: "true" },
  { name: "null", value: null, text: "null" },
  { name: "an empty text", value: "", text: '""' },
  { name: "a blank", value: "a b", text: '"a b"' },
  { name: "a field of its own making", value: "a status=200", text: '"a status=200"' },
  { name: "a quote", value: 'a"b', text: '"a\\"b"' },
  { name: "a backslash", value: "a\\nb", text: '"a\\\\nb"' },
  { name: "a line feed", value: "a\nb", text: '"a\\nb"' },
  { name: "a carriage return", value: "a\rb", text: '"a\\rb"' },
  { name: "a terminal's escape", value: "a\u001b[2Jb", text: '"a\\u001b[2Jb"' },
  { name: "a one-character escape", value: "a\u009bb", text: '"a\\u009bb"' },
  { name: "delete", value: "a\u007fb", text: '"a\\u007fb"' },
  { name: "next line", value: "a\u0085b", text: '"a\\u0085b"' },
  { name: "a line separator", value: "a\u2028b", text: '"a\\u2028b"' },
  { name: "a right-to-left override", value: "a\u202eb", text: '"a\\u202eb"' },
  { name: "a lone surrogate", value: "a\ud800 b", text: '"a\\ud800 b"' },
];

for (const { name, value, text } of values) {
  Deno.test(`createLog() writes ${name} so that it stays within its field`, () => {
    const asText = collectingLog({ format: "text" });
    const asJson = collectingLog({ format: "json" });

    asText.log.info("event", { value });
    asJson.log.info("event", { value });

    assert.deepEqual(asText.lines, [`2026-07-27T10:00:00.000Z info event value=${text}`]);
    assert.equal(JSON.parse(asJson.lines[0] ?? "").value, value);
    // deno-lint-ignore no-control-regex
    assert.doesNotMatch(asJson.lines.join(), /[\u0000-\u001f\u007f-\u009f\u2028\u202e]/);
  });
}
