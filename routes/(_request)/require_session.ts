/** The session of whoever is signed in, for what an API token may not do. */
import type { Session } from "../../lib/accounts/sessions.ts";
import type { State } from "../../lib/define.ts";
import { CredentialRefused } from "./credential_refused.ts";
import { requireViewer } from "./require_viewer.ts";

/** @throws {CredentialRefused} `session_required` for a bearer */
export function requireSession(state: State): Session {
  const { session } = requireViewer(state);
  if (session === null) throw new CredentialRefused("session_required");
  return session;
}
