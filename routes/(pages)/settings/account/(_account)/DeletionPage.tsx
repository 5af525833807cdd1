/** The form that deletes the account: what ends, what stays, and the password once more. */
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import { formErrors } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { SettingsPageTitle } from "../../(_settings)/SettingsPageTitle.tsx";
import type { Deletion } from "./open_deletion.ts";

interface Props {
  deletion: Deletion;
  user: User;
  translator: Translator;
}

export function DeletionPage({ deletion: { refusal, workspaces }, user, translator }: Props) {
  const labels = { password: translator.text("account.deletion.password") };
  const { byName, list } = formErrors(translator, {
    refusal,
    labels,
    culprits: { wrong_password: "password" },
  });
  const place = translator.text("account.title");
  const title = translator.text("account.deletion.submit", { email: user.email });
  return (
    <>
      <SettingsPageTitle {...{ place, translator }} part={title} />
      <FormProblems errors={list} {...{ translator }} />
      <PageHead title={title} parent={{ href: "/settings/account", label: place }} />
      <WorkspacesInNeed {...{ workspaces, translator }} />
      <form class="stack" method="post" action="/settings/account/deletion" noValidate>
        <p>{translator.text("account.deletion.effect")}</p>
        <p>{translator.text("account.deletion.final")}</p>
        <TextInput
          name="password"
          type="password"
          label={labels.password}
          error={byName.password}
          autocomplete="current-password"
          required
        />
        <FormEnd submit={title} tone="ending" cancelHref="/settings/account" {...{ translator }} />
      </form>
    </>
  );
}

/** Each leads to where another member is made its admin. Nothing while there are none. */
function WorkspacesInNeed(
  { workspaces, translator }: Pick<Deletion, "workspaces"> & Pick<Props, "translator">,
) {
  if (workspaces.length === 0) return null;
  return (
    <section class="notice notice-look stack">
      <h2>{translator.text("account.deletion.workspaces")}</h2>
      <p>{translator.text("account.deletion.workspaces.explanation")}</p>
      <ul class="link-list">
        {workspaces.map(({ id, name }) => (
          <li key={id}>
            <a href={`/workspaces/${id}/members`}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
