/** What is known of a contact. */
import type { ComponentChildren } from "preact";
import type { Contact } from "../../../../../lib/contacts/contact.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { type CONTACT_LENGTHS, parseBirthday } from "../../../../../lib/shared/contact_fields.ts";
import { WrittenText } from "../../../../(_records)/WrittenText.tsx";

interface Props {
  contact: Contact;
  translator: Translator;
}

export function ContactFacts({ contact, translator }: Props) {
  const { display_name, nickname, organization, job_title, about } = contact;
  const fullName = fullNameOf(contact);
  const birthday = parseBirthday(contact.birthday ?? "");
  return (
    <dl class="contact-facts">
      <Fact {...{ translator }} field="full_name">{fullName !== display_name && fullName}</Fact>
      <Fact {...{ translator }} field="nickname">{nickname !== display_name && nickname}</Fact>
      <Fact {...{ translator }} field="organization">{organization}</Fact>
      <Fact {...{ translator }} field="job_title">{job_title}</Fact>
      <Fact {...{ translator }} field="birthday">
        {birthday && translator.partialDate(birthday)}
      </Fact>
      <Reach {...{ contact, translator }} />
      <Fact {...{ translator }} field="about">
        {about && <WrittenText {...{ text: about, translator }} />}
      </Fact>
    </dl>
  );
}

function Reach({ contact, translator }: Props) {
  const { email, other_emails, phone, other_phones, website, address } = contact;
  const emails = [email, ...other_emails].filter((text) => text !== null);
  const phones = [phone, ...other_phones].filter((text) => text !== null);
  return (
    <>
      {emails.map((text) => (
        <Fact key={text} {...{ translator }} field="email">
          <a href={mailHref(text)}>{text}</a>
        </Fact>
      ))}
      {phones.map((text) => (
        <Fact key={text} {...{ translator }} field="phone">
          <a href={telephoneHref(text)}>{text}</a>
        </Fact>
      ))}
      <Fact {...{ translator }} field="website">
        {website && <a href={website} rel="noreferrer">{website}</a>}
      </Fact>
      <Fact {...{ translator }} field="address">
        {address && <span class="written">{address}</span>}
      </Fact>
    </>
  );
}

interface FactProps {
  field: keyof typeof CONTACT_LENGTHS | "full_name";
  translator: Translator;
  /** Nothing when it is not known. */
  children: ComponentChildren;
}

function Fact({ field, translator, children }: FactProps) {
  if (!children) return null;
  return (
    <div>
      <dt>{translator.text(`contacts.field.${field}`)}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function fullNameOf(contact: Contact): string {
  const { honorific_prefix, given_name, middle_name, family_name, honorific_suffix } = contact;
  return [honorific_prefix, given_name, middle_name, family_name, honorific_suffix]
    .filter((part) => part !== null).join(" ");
}

/** RFC 6068 section 2: what means something in an address of the web is escaped. */
function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** RFC 3966 section 3: digits and a leading plus; what else was typed is for people to read. */
function telephoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+*#]/g, "")}`;
}
