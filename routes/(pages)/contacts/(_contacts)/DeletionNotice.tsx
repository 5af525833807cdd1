/** Says that a contact has been deleted, and offers to undo it. */
import type { DeletedContact } from "../../../../lib/contacts/deleted_contact.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { Button } from "../../../(_components)/Button.tsx";
import { Notice } from "../../../(_components)/Notice.tsx";

interface Props {
  deleted: DeletedContact;
  translator: Translator;
}

export function DeletionNotice({ deleted: { id, display_name: name }, translator }: Props) {
  return (
    <Notice>
      <form class="row" method="post" action={`/contacts/${id}/restoration`}>
        <p>{translator.text("contacts.deleted", { name })}</p>
        <Button>{translator.text("contacts.undo")}</Button>
      </form>
    </Notice>
  );
}
