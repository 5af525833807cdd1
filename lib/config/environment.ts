/** Single values of the environment, by what they may be. */
import { ConfigError } from "./config_error.ts";

/** Variables by name. Absent and empty are the same. */
export type Environment = Readonly<Record<string, string | undefined>>;

const GREATEST_PORT = 65_535;

/** @throws {ConfigError} when the variable is no whole number from `least` to 65535. */
export function readPortNumber(
  env: Environment,
  { name, least, preset }: { name: string; least: number; preset: number },
): number {
  const text = env[name];
  if (!text) return preset;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= least && port <= GREATEST_PORT) return port;
  throw new ConfigError(
    `Cannot read ${name}: it takes a whole number from ${least} to ${GREATEST_PORT}`,
  );
}

/** @throws {ConfigError} when the variable is none of the choices. */
export function readChoice<T extends string>(
  env: Environment,
  { name, choices, preset }: { name: string; choices: readonly T[]; preset: T },
): T {
  const text = env[name];
  if (!text) return preset;
  const choice = choices.find((known) => known === text);
  if (choice !== undefined) return choice;
  throw new ConfigError(`Cannot read ${name}: it takes one of ${choices.join(", ")}`);
}
