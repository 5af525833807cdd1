/** What is said before a member goes, by the page and by the dialog. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { ConfirmationTexts } from "../../../../(_components)/ConfirmationForm.tsx";
import type { Going } from "./going.ts";

export function removalTexts(
  { workspace, member, isOwn }: Going,
  translator: Translator,
): ConfirmationTexts {
  const cancel = translator.text("form.cancel");
  if (isOwn) {
    return {
      consequences: [
        translator.text("workspace.members.leave.effect"),
        translator.text("workspace.members.leave.addresses"),
      ],
      submit: translator.text("workspace.members.leave.submit", { workspace: workspace.name }),
      cancel,
    };
  }
  return {
    consequences: [
      translator.text("workspace.members.removal.effect"),
      translator.text("workspace.members.removal.addresses"),
    ],
    submit: translator.text("workspace.members.removal.submit", { name: member.display_name }),
    cancel,
  };
}
