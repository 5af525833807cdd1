/** Reads who is meant by an e-mail address with a name, in time linear in its length. */

/**
 * The name in an author of RSS 2.0, which is to be an e-mail address: `ada@example.org (Ada)`, and
 * often is `Ada <ada@example.org>` or a name. An address alone is nobody's name, and to publish it
 * once more would serve spam: empty.
 *
 * @param line One line without white space at its ends
 */
export function readMailbox(line: string): string {
  return readComment(line) ?? readPhrase(line) ?? (isAddress(line) ? "" : line);
}

/** The name behind an address (RFC 822 section 3.4.3). */
function readComment(line: string): string | undefined {
  const blank = line.indexOf(" ");
  if (blank === -1 || !isAddress(line.slice(0, blank))) return undefined;
  const comment = line.slice(blank + 1);
  const isComment = comment.startsWith("(") && comment.endsWith(")");
  return isComment ? comment.slice(1, -1).trim() : undefined;
}

/** The name before an address in angle brackets (RFC 822 section 6.1). */
function readPhrase(line: string): string | undefined {
  const open = line.indexOf("<");
  if (open === -1 || !line.endsWith(">")) return undefined;
  const name = line.slice(0, open);
  const address = line.slice(open + 1, -1);
  return isAddress(address) && !/[<>]/.test(name + address) ? name.trim() : undefined;
}

/** Good enough to tell an address from a name: one word with an `@` inside. */
function isAddress(text: string): boolean {
  return text.slice(1, -1).includes("@") && !/\s/.test(text);
}
