/** Where everything begins: with the people whom one knows. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { ButtonLink } from "../(_components)/Button.tsx";
import { EmptyState } from "../(_components)/EmptyState.tsx";

export function FirstContacts({ translator }: { translator: Translator }) {
  return (
    <EmptyState
      title={translator.text("contacts.first_use.title")}
      explanation={translator.text("contacts.first_use.explanation")}
      action={
        <div class="row">
          <ButtonLink href="/contacts/import" tone="primary">
            {translator.text("contacts.import")}
          </ButtonLink>
          <ButtonLink href="/contacts/new">{translator.text("contacts.add")}</ButtonLink>
        </div>
      }
    />
  );
}
