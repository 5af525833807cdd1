/** Whether `deno deploy` can sign in. */
import type { Finding, Project } from "./check.ts";

/** At a terminal it asks by itself, or knows the token of an earlier time. */
export function checkToken(
  { settings, isInteractive, passedOn }: Pick<Project, "settings" | "isInteractive" | "passedOn">,
): Finding[] {
  if (isInteractive || settings.hasToken || passedOn.some(isTokenOption)) return [];
  return [{
    wrong: "Nobody is at a terminal to sign in",
    right: "set DENO_DEPLOY_TOKEN to a token of the organization",
  }];
}

function isTokenOption(arg: string): boolean {
  return arg === "--token" || arg.startsWith("--token=");
}
