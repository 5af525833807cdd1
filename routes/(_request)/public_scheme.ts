/** The scheme by which the outside world reaches this installation. */
import type { State } from "../../lib/define.ts";
import type { Scheme } from "../../lib/http/public_origin.ts";

/** Decides whether the session's cookie is Secure. */
export function publicSchemeOf({ publicOrigin }: Pick<State, "publicOrigin">): Scheme {
  return publicOrigin.startsWith("https:") ? "https" : "http";
}
