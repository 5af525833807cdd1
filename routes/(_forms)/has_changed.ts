/** Tells whether somebody has changed what a form showed. */

/** What a browser makes of a value that is put into a control (HTML, sections 4.10.5 and 4.10.11). */
export type ControlKind =
  /** Of several lines: line breaks become one character. */
  | "area"
  /** Of one line: line breaks go. */
  | "line"
  /** For an address: so do blanks around it. */
  | "address";

/** @param texts.typed what came back, its line breaks as one character each */
export function hasChanged(
  kind: ControlKind,
  { typed = "", shown = "" }: { typed: string | undefined; shown: string | undefined },
): boolean {
  return typed !== inControl(shown, kind);
}

function inControl(text: string, kind: ControlKind): string {
  switch (kind) {
    case "area":
      return text.replaceAll(/\r\n?/g, "\n");
    case "line":
      return text.replaceAll(/[\r\n]/g, "");
    case "address":
      return text.replaceAll(/[\r\n]/g, "").trim();
    default:
      return kind satisfies never;
  }
}
