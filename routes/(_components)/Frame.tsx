/** What surrounds a page: the way past the header, the header, the main part. */
import type { ComponentChildren } from "preact";
import { PRODUCT_NAME } from "../../lib/shared/product.ts";
import { Mark } from "./Mark.tsx";

const MAIN = "main";

interface Props {
  /** Beside the mark, and below it. */
  header?: ComponentChildren;
  /** Given where the header has more than the mark to pass by. */
  skipLabel?: string;
  /** `page` for what is read and worked in, `sheet` for one short form. */
  width?: "page" | "sheet";
  children: ComponentChildren;
}

export function Frame({ header, skipLabel, width = "page", children }: Props) {
  return (
    <div class={width === "sheet" ? "frame frame-sheet" : "frame"}>
      {skipLabel !== undefined && (
        <a class="skip-link visually-hidden" href={`#${MAIN}`}>{skipLabel}</a>
      )}
      <header class="frame-header">
        <a class="home" href="/">
          <Mark />
          {PRODUCT_NAME}
        </a>
        {header}
      </header>
      <main id={MAIN} tabIndex={-1}>{children}</main>
    </div>
  );
}
