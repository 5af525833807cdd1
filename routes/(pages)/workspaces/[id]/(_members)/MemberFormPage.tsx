/** The form that lets somebody into a workspace, as a page of its own. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { MAX_EMAIL_LENGTH } from "../../../../../lib/shared/limits.ts";
import { WORKSPACE_ROLES } from "../../../../../lib/shared/workspace_options.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { Choices } from "../../../../(_components)/Choices.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import { type FormErrors, formErrors, type FormState } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { FormProblems } from "../../../../(_forms)/FormProblems.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";

interface Props {
  workspace: Membership;
  form: FormState;
  translator: Translator;
}

export function MemberFormPage({ workspace, form, translator }: Props) {
  const labels = {
    email: translator.text("workspace.members.email"),
    role: translator.text("workspace.members.role"),
  };
  const errors = formErrors(translator, {
    refusal: form.refusal,
    labels,
    culprits: { unknown_user: "email", already_a_member: "email" },
  });
  const title = translator.text("workspace.members.add");
  const path = partHref(workspace.id, "members");
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="members">
      <FormProblems errors={errors.list} {...{ translator }} />
      <PageHead title={title} />
      <MemberForm {...{ path, form, labels, errors, translator }} />
    </WorkspaceFrame>
  );
}

interface FormProps {
  /** Of the members. */
  path: string;
  form: FormState;
  labels: Record<"email" | "role", string>;
  errors: FormErrors;
  translator: Translator;
}

function MemberForm({ path, form: { values, refusal }, labels, errors, translator }: FormProps) {
  return (
    <form class="stack" method="post" action={path} noValidate>
      <TextInput
        name="email"
        type="email"
        label={labels.email}
        hint={translator.text("workspace.members.email_hint")}
        error={errors.byName.email}
        value={values.email}
        maxLength={MAX_EMAIL_LENGTH}
        autocomplete="off"
        required
        autofocus={refusal === null}
      />
      <Choices
        name="role"
        label={labels.role}
        error={errors.byName.role}
        value={values.role ?? ""}
        choices={WORKSPACE_ROLES.map((role) => ({
          value: role,
          label: translator.text(`workspaces.role.${role}`),
          explanation: translator.text(`workspaces.role.${role}.explanation`),
        }))}
      />
      <FormEnd
        submit={translator.text("workspace.members.submit")}
        cancelHref={path}
        {...{ translator }}
      />
    </form>
  );
}
