/** An instant: said briefly, and in full where one points at it. */

interface Props {
  instant: Date;
  /** As the page says it: "3 hours ago". */
  text: string;
  /** "29 December 2025, 14:05". */
  full: string;
}

export function Moment({ instant, text, full }: Props) {
  return <time dateTime={instant.toISOString()} title={full}>{text}</time>;
}
