/** The closing lines of a test run. */
import assert from "node:assert/strict";
import { closingLines, readRunReport } from "./run_report.ts";

const JUNIT = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="deno test" tests="6" failures="1" errors="1" time="0.156">
    <testsuite name="./a_test.ts" tests="6" disabled="3" errors="1" failures="1">
        <testcase name="f() is &lt;skipped/&gt; well" classname="./a_test.ts" time="0.000" line="1" col="6">
        </testcase>
        <testcase name="f() fails" classname="./a_test.ts" time="0.001" line="2" col="6">
            <failure message="Uncaught Error: x &lt;skipped&gt;">Error: x</failure>
        </testcase>
        <testcase name="f() is cancelled" classname="./a_test.ts" time="0.000" line="2" col="6">
            <error message="Cancelled"/>
        </testcase>
        <testcase name="f() purges [skipped: no varnish &amp; co]" classname="./a_test.ts" time="0.000">
            <skipped/>
        </testcase>
        <testcase name="g() purges [skipped: no varnish &amp; co]" classname="./a_test.ts" time="0.000">
            <skipped/>
        </testcase>
        <testcase name="h() waits" classname="./a_test.ts" time="0.000" line="4" col="73">
            <skipped/>
        </testcase>
    </testsuite>
</testsuites>`;

Deno.test("readRunReport() counts what passed and failed, and skipped tests by reason", () => {
  assert.deepEqual(readRunReport(JUNIT), {
    passed: 1,
    failed: 2,
    skipped: new Map([["no varnish & co", 2], ["no reason given: h() waits", 1]]),
  });
});

Deno.test("closingLines() gives each reason once and ends on the counts", () => {
  const skipped = new Map([["no varnish", 2], ["no browser", 1]]);
  assert.deepEqual(closingLines({ passed: 7, failed: 0, skipped }), [
    "Skipped 2: no varnish",
    "Skipped 1: no browser",
    "7 passed, 0 failed",
  ]);
});

Deno.test("closingLines() says that nothing was skipped", () => {
  assert.deepEqual(closingLines({ passed: 7, failed: 1, skipped: new Map() }), [
    "Skipped nothing",
    "7 passed, 1 failed",
  ]);
});
