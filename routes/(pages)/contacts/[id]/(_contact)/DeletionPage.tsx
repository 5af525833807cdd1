/** Says what ends when a contact is deleted, before it is. */
import type { Contact } from "../../../../../lib/contacts/contact.ts";
import type { NamedFeed } from "../../../../../lib/feeds/named_feeds.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../../(_components)/PageTitle.tsx";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";

export interface ContactToDelete {
  contact: Contact;
  /** Those that end with it. */
  feeds: readonly NamedFeed[];
}

export function DeletionPage(
  { contact, feeds, translator }: ContactToDelete & { translator: Translator },
) {
  const { id, display_name: name } = contact;
  const title = translator.text("contacts.deletion.submit", { name });
  return (
    <>
      <PageTitle parts={[title, translator.text("frame.contacts")]} />
      <PageHead title={title} parent={{ href: `/contacts/${id}`, label: name }} />
      <form class="stack" method="post" action={`/contacts/${id}/deletion`}>
        <p>{translator.text("contacts.deletion.effect")}</p>
        {feeds.length > 0 && (
          <div>
            <p>{translator.plural("contacts.deletion.feeds", feeds.length)}</p>
            <ul class="bullets">
              {feeds.map((feed) => <li key={feed.id}>{feed.name}</li>)}
            </ul>
          </div>
        )}
        <p>{translator.text("contacts.deletion.undo")}</p>
        <FormEnd submit={title} tone="ending" cancelHref={`/contacts/${id}`} {...{ translator }} />
      </form>
    </>
  );
}
