/** The list of contacts when nobody is in it: nobody at all, nobody who is looked for, nobody archived. */
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { ButtonLink } from "../../../(_components)/Button.tsx";
import { EmptyState } from "../../../(_components)/EmptyState.tsx";
import { FirstContacts } from "../../../(_records)/FirstContacts.tsx";
import { type ContactList, contactsHref } from "./contact_list.ts";

interface Props {
  list: ContactList;
  translator: Translator;
}

export function NoContacts({ list: { filter, counts }, translator }: Props) {
  const { q, archived } = filter;
  if (counts.active + counts.archived === 0) return <FirstContacts translator={translator} />;
  if (q.trim() !== "") {
    return (
      <EmptyState
        title={translator.text("contacts.no_match.title", { q })}
        explanation={translator.text("contacts.no_match.explanation")}
        action={
          <ButtonLink href={contactsHref({ q: "", archived })}>
            {translator.text("contacts.show_all")}
          </ButtonLink>
        }
      />
    );
  }
  const state = archived ? "none_archived" : "all_archived";
  return (
    <EmptyState
      title={translator.text(`contacts.${state}.title`)}
      explanation={translator.text(`contacts.${state}.explanation`)}
    />
  );
}
