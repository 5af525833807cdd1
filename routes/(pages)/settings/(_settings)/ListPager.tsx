/** The way to the older entries of a list, and back to its newest. */
import { Pager } from "../../../(_components)/Pager.tsx";
import type { OpenPage } from "./open_page.ts";

interface Props {
  /** Of the list. */
  path: string;
  page: Pick<OpenPage<unknown>, "isFirst" | "next_cursor">;
  /** What the way is called, and its two ends. */
  label: string;
  firstLabel: string;
  nextLabel: string;
}

export function ListPager({ path, page, label, firstLabel, nextLabel }: Props) {
  const query = new URLSearchParams({ cursor: page.next_cursor ?? "" });
  return (
    <Pager
      label={label}
      first={page.isFirst ? undefined : { href: path, label: firstLabel }}
      next={page.next_cursor === null ? undefined : { href: `${path}?${query}`, label: nextLabel }}
    />
  );
}
