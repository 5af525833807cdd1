/** Who does something, as the audit log keeps it. */

export type Actor =
  | { kind: "user"; userId: string; via: "session" | "api_token" }
  | { kind: "operator" }
  | { kind: "system" };
