/** A property of a thing in a word. */

interface Props {
  /** `look` for what deserves a second thought. */
  tone?: "plain" | "look";
  label: string;
  /** A character before the word, for those who see; the word says it all. */
  sign?: string;
}

export function Badge({ tone = "plain", label, sign }: Props) {
  const kind = tone === "look" ? "badge badge-look" : "badge";
  return <span class={kind} data-sign={sign}>{label}</span>;
}
