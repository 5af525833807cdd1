/** What each check of a deployment is given, and what it gives. */
import type { DeploySettings } from "../../lib/config/deploy_settings.ts";
import type { Run } from "./run_program.ts";

export interface Project {
  /** The folder that would be deployed. */
  root: URL;
  settings: DeploySettings;
  /** Whether somebody at a terminal can answer a question. */
  isInteractive: boolean;
  /** The running Deno's, as 2.9.6. */
  denoVersion: string;
  /** The arguments that `deno deploy` would get. */
  passedOn: readonly string[];
  run: Run;
}

/** Both are said to the operator in one line, so neither holds a secret or ends in a period. */
export interface Finding {
  wrong: string;
  /** What to do about it. */
  right: string;
}

export type Check = (project: Project) => Finding[] | Promise<Finding[]>;
