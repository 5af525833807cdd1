/** Who does something, as the audit log keeps it. */

export type Actor = UserActor | { kind: "operator" } | { kind: "system" };

export interface UserActor {
  kind: "user";
  userId: string;
  via: "session" | "api_token";
  /** Of the session or API token. Absent where somebody is just being let in. */
  credentialId?: string;
}
