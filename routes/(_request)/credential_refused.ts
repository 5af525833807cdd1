/** What the viewer may do, but not by the credential of the request: answered 403. */

const REFUSALS = {
  insufficient_scope: {
    message: "Cannot change anything: the API token's scope is read",
    // RFC 6750 section 3.1.
    headers: { "www-authenticate": 'Bearer error="insufficient_scope"' },
  },
  session_required: {
    message: "Cannot make an API token by an API token: sign in to make one",
    headers: {},
  },
} as const;

export class CredentialRefused extends Error {
  override readonly name = "CredentialRefused";
  readonly headers: Readonly<Record<string, string>>;

  constructor(readonly code: keyof typeof REFUSALS) {
    super(REFUSALS[code].message);
    this.headers = REFUSALS[code].headers;
  }
}
