/** The error of a setting that is wrong. */

/**
 * One line for the operator that names the setting and what it takes. It never repeats the value,
 * which may be a secret or may have landed under the wrong name.
 */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}
