/** Runs the programs that a deployment needs. */

export interface ProgramCall {
  program: string;
  args: string[];
  /** Added to the environment of this process. */
  env?: Record<string, string>;
  /** Whether the operator sees and answers it; else its output is kept. */
  isShown?: boolean;
}

export interface Ended {
  code: number;
  /** Standard output, then standard error; empty where the operator has seen them. */
  output: string;
}

/** @throws {Deno.errors.NotFound} when there is no such program. */
export type Run = (call: ProgramCall) => Promise<Ended>;

/** Runs programs in a folder. */
export function runIn(folder: URL): Run {
  return async ({ program, args, env, isShown = false }) => {
    const command = { args, env, cwd: folder };
    if (isShown) {
      const { code } = await new Deno.Command(program, command).spawn().status;
      return { code, output: "" };
    }
    const { code, stdout, stderr } = await new Deno.Command(program, command).output();
    const decoder = new TextDecoder();
    return { code, output: decoder.decode(stdout) + decoder.decode(stderr) };
  };
}
