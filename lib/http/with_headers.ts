/** Adds headers to an answer that somebody else has made. */

/**
 * The same answer with those of the headers that it does not set itself. A new Response, because
 * the headers of some are immutable; every `set-cookie` is kept.
 */
export function withHeaders(
  response: Response,
  added: Readonly<Record<string, string>>,
): Response {
  // No Response can be built with the status of an upgrade to a WebSocket.
  if (response.status === 101) return response;
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  const { status, statusText } = response;
  return new Response(response.body, { status, statusText, headers });
}
