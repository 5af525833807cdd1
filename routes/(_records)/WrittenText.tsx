/** A text as a person wrote it. Of a long one the beginning, and the rest on demand. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { splitText } from "./split_text.ts";

export function WrittenText({ text, translator }: { text: string; translator: Translator }) {
  const { head, rest } = splitText(text);
  return (
    <>
      <p class="written">{head}</p>
      {rest !== null && (
        <details>
          <summary>{translator.text("timeline.rest")}</summary>
          <p class="written">{rest}</p>
        </details>
      )}
    </>
  );
}
