/** One contact in the list. */
import type { Contact } from "../../../../lib/contacts/contact.ts";

export function ContactRow({ contact }: { contact: Contact }) {
  const { id, display_name, nickname, organization, email, phone } = contact;
  const asides = [nickname === display_name ? null : nickname, organization, email, phone]
    .filter((text) => text !== null);
  return (
    <li>
      <h2>
        <a href={`/contacts/${id}`}>{display_name}</a>
      </h2>
      <p class="row small quiet">{asides.map((text) => <span key={text}>{text}</span>)}</p>
    </li>
  );
}
