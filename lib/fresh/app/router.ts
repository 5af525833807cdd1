/** Owns the mapping from a path to what was registered for it. */

interface Entry<Target> {
  pattern: string;
  regex: RegExp;
  /** A digit for the kind of each segment: the text order is the order of precedence. */
  rank: string;
  /** By method; `ALL` stands for every method. */
  targets: Map<string, Target>;
}

/** A fixed segment beats `:name`, which beats a closing `:name*`, in whatever order they came. */
export class Router<Target> {
  #entries: Entry<Target>[] = [];

  add(method: string, pattern: string, target: Target): void {
    const { targets } = this.#entryOf(pattern);
    if (targets.has(method)) throw new Error(`Cannot add ${method} ${pattern}: it exists already`);
    targets.set(method, target);
  }

  /** Undefined also when a parameter is not valid percent-encoding: there is no such path. */
  match(pathname: string): Entry<Target> & { params: Record<string, string> } | undefined {
    const path = pathname.replace(/\/$/, "");
    const entry = this.#entries.find(({ regex }) => regex.test(path));
    const values = Object.entries(entry?.regex.exec(path)?.groups ?? {});
    try {
      const params = values.map(([name, value = ""]) => [name, decodeURIComponent(value)]);
      return entry && { ...entry, params: Object.fromEntries(params) };
    } catch {
      return undefined;
    }
  }

  #entryOf(pattern: string): Entry<Target> {
    const segments = pattern.split("/").filter((segment) => segment !== "").map(parseSegment);
    const regex = new RegExp(`^${segments.map(({ source }) => source).join("")}$`);
    const known = this.#entries.find((entry) => entry.regex.source === regex.source);
    if (known !== undefined) return known;
    const rank = segments.map(({ kind }) => kind).join("");
    const entry: Entry<Target> = { pattern, regex, rank, targets: new Map() };
    this.#entries.push(entry);
    this.#entries.sort((a, b) => a.rank.localeCompare(b.rank));
    return entry;
  }
}

function parseSegment(segment: string): { kind: 0 | 1 | 2; source: string } {
  const [, name, isRest] = /^:(\w+)(\*?)$/.exec(segment) ?? [];
  if (isRest) return { kind: 2, source: `(?:/(?<${name}>.*))?` };
  if (name) return { kind: 1, source: `/(?<${name}>[^/]+)` };
  if (!/^[\w.~-]+$/.test(segment)) throw new Error(`Cannot add a route: no support for ${segment}`);
  return { kind: 0, source: `/${segment.replaceAll(".", "\\.")}` };
}
