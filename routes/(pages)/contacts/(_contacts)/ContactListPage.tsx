/** The list of contacts: searched, archived or not, page by page. */
import { SearchShortcut } from "../../../../islands/SearchShortcut.tsx";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { Button, ButtonLink } from "../../../(_components)/Button.tsx";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { Pager } from "../../../(_components)/Pager.tsx";
import { TextInput } from "../../../(_components)/TextInput.tsx";
import { type ContactList, contactsHref } from "./contact_list.ts";
import { ContactRow } from "./ContactRow.tsx";
import { DeletionNotice } from "./DeletionNotice.tsx";
import { NoContacts } from "./NoContacts.tsx";

interface Props {
  list: ContactList;
  translator: Translator;
}

export function ContactListPage({ list, translator }: Props) {
  const { filter, page, counts, deleted } = list;
  const title = translator.text("frame.contacts");
  const hasAny = counts.active + counts.archived > 0;
  return (
    <>
      <PageTitle parts={[title]} />
      {deleted !== null && <DeletionNotice {...{ deleted, translator }} />}
      <PageHead title={title} actions={hasAny && <Actions translator={translator} />} />
      {hasAny && <Search {...{ list, translator }} />}
      {page.items.length === 0
        ? <NoContacts {...{ list, translator }} />
        : (
          <ul class="contact-list" aria-label={title}>
            {page.items.map((contact) => <ContactRow key={contact.id} contact={contact} />)}
          </ul>
        )}
      <Pager
        label={translator.text("contacts.pages")}
        first={filter.cursor === undefined ? undefined : {
          href: contactsHref({ ...filter, cursor: undefined }),
          label: translator.text("contacts.first_page"),
        }}
        next={page.next_cursor === null ? undefined : {
          href: contactsHref({ ...filter, cursor: page.next_cursor }),
          label: translator.text("contacts.next_page"),
        }}
      />
    </>
  );
}

function Actions({ translator }: { translator: Translator }) {
  return (
    <>
      <ButtonLink href="/contacts/new" tone="primary">{translator.text("contacts.add")}</ButtonLink>
      <ButtonLink href="/contacts/import">{translator.text("contacts.import")}</ButtonLink>
    </>
  );
}

function Search({ list: { filter: { q, archived }, counts }, translator }: Props) {
  const kinds = [
    { archived: false, label: translator.text("contacts.active", { count: counts.active }) },
    { archived: true, label: translator.text("contacts.archived", { count: counts.archived }) },
  ];
  return (
    <div class="contact-search">
      <form class="row" method="get" action="/contacts" role="search">
        {archived && <input type="hidden" name="archived" value="true" />}
        <TextInput
          name="q"
          type="search"
          label={translator.text("contacts.search")}
          value={q}
          autocomplete="off"
        />
        <Button>{translator.text("contacts.search.submit")}</Button>
        <SearchShortcut fieldId="q" />
      </form>
      <nav class="link-list row" aria-label={translator.text("contacts.kinds")}>
        {kinds.map((kind) => (
          <a
            key={kind.label}
            href={contactsHref({ q, archived: kind.archived })}
            aria-current={kind.archived === archived ? "page" : undefined}
          >
            {kind.label}
          </a>
        ))}
      </nav>
    </div>
  );
}
