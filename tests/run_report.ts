/** What a run of tests comes to: its counts, and what it skipped for which reason. */

export interface RunReport {
  passed: number;
  failed: number;
  /** How many tests were skipped, by reason. */
  skipped: Map<string, number>;
}

const TEST_CASE = /<testcase name="([^"]*)"[^>]*>([\s\S]*?)<\/testcase>/g;
const REASON = /\[skipped: (.*)\]$/;

/** Reads the JUnit report of `deno test`; steps count as tests. */
export function readRunReport(junit: string): RunReport {
  const report: RunReport = { passed: 0, failed: 0, skipped: new Map() };
  for (const [, name = "", outcome = ""] of junit.matchAll(TEST_CASE)) {
    if (outcome.includes("<skipped")) {
      const reason = REASON.exec(unescapeXml(name))?.[1] ?? `no reason given: ${unescapeXml(name)}`;
      report.skipped.set(reason, (report.skipped.get(reason) ?? 0) + 1);
    } else if (outcome.trim() === "") report.passed++;
    else report.failed++;
  }
  return report;
}

/** The closing lines: what was skipped and why, and last the counts. */
export function closingLines({ passed, failed, skipped }: RunReport): string[] {
  const reasons = [...skipped].map(([reason, count]) => `Skipped ${count}: ${reason}`);
  return [
    ...(reasons.length > 0 ? reasons : ["Skipped nothing"]),
    `${passed} passed, ${failed} failed`,
  ];
}

const CHARACTERS: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};

function unescapeXml(text: string): string {
  return text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (entity) => CHARACTERS[entity] ?? entity);
}
