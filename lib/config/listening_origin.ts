/** The origin of a process that listens on an address. */

/** @param host A name or an address without brackets; every address at once is reached as localhost */
export function listeningOrigin(host: string, port: number): string {
  const reachable = ["0.0.0.0", "::"].includes(host) ? "localhost" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}
