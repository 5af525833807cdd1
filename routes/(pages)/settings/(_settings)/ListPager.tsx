/** The way to the older entries of a list, and back to its newest. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { Pager } from "../../../(_components)/Pager.tsx";
import type { OpenPage } from "./open_page.ts";

interface Props {
  /** Whose words the way is called by, and its two ends. */
  list: "api_tokens" | "audit" | "users" | "workspace.feeds" | "workspace.members" | "workspaces";
  /** Of the list. */
  path: string;
  page: Pick<OpenPage<unknown>, "isFirst" | "next_cursor">;
  translator: Translator;
}

export function ListPager({ list, path, page, translator }: Props) {
  const query = new URLSearchParams({ cursor: page.next_cursor ?? "" });
  return (
    <Pager
      label={translator.text(`${list}.pages`)}
      first={page.isFirst
        ? undefined
        : { href: path, label: translator.text(`${list}.first_page`) }}
      next={page.next_cursor === null
        ? undefined
        : { href: `${path}?${query}`, label: translator.text(`${list}.next_page`) }}
    />
  );
}
