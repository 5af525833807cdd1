/** Text of the description: English, with code between backticks. */

export function Prose({ text }: { text: string }) {
  return <span lang="en">{text.split("`").map(toPiece)}</span>;
}

/** Every second piece stood between two backticks. */
function toPiece(piece: string, index: number) {
  return index % 2 === 1 ? <code key={index}>{piece}</code> : piece;
}
