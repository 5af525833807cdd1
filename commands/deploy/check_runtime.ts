/** Whether the running Deno is new enough. */
import type { Finding, Project } from "./check.ts";

const OLDEST = { major: 2, minor: 5 };

export function checkRuntime({ denoVersion }: Pick<Project, "denoVersion">): Finding[] {
  const [major = 0, minor = 0] = denoVersion.split(".").map(Number);
  if (major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor)) return [];
  return [{
    wrong: `Deno ${denoVersion} is too old`,
    right: `run this with Deno ${OLDEST.major}.${OLDEST.minor} or newer`,
  }];
}
