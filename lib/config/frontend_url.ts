/** The public origin in the environment. */
import { ConfigError } from "./config_error.ts";

/**
 * The origin without a trailing slash, or null for `*`, which is what an absent value means.
 *
 * @throws {ConfigError}
 */
export function readFrontendUrl(text: string | undefined): string | null {
  if (!text || text === "*") return null;
  const url = URL.parse(text);
  const isBareOrigin = url !== null && /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/`;
  if (isBareOrigin) return url.origin;
  throw new ConfigError(
    "Cannot read FRONTEND_URL: it takes * or the public http or https origin, like " +
      "https://feeds.example.org, without path, query, fragment and credentials",
  );
}
