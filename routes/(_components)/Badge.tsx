/** A property of a thing in a word. */

interface Props {
  /** `look` for what deserves a second thought. */
  tone?: "plain" | "look";
  label: string;
}

export function Badge({ tone = "plain", label }: Props) {
  return <span class={tone === "look" ? "badge badge-look" : "badge"}>{label}</span>;
}
