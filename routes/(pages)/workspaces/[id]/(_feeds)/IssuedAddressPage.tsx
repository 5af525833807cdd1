/** An address that has just been issued: the one showing of its key, in the address of each feed. */
import { CopyButton } from "../../../../../islands/CopyButton.tsx";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { type Verdict, VERDICTS } from "../../../../../lib/shared/workspace_options.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import type { IssuedAddresses } from "./issue_from_form.ts";

const WARNING_ID = "addresses-warning";

interface Props {
  workspace: Membership;
  issued: IssuedAddresses;
  translator: Translator;
}

export function IssuedAddressPage({ workspace, issued: { label, urls }, translator }: Props) {
  const title = translator.text("workspace.feeds.issued_title", { label });
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="feeds">
      <PageHead title={title} />
      <div class="notice notice-look stack">
        <p id={WARNING_ID}>{translator.text("workspace.feeds.once")}</p>
        {VERDICTS.map((verdict) => (
          <Address key={verdict} {...{ verdict, url: urls[verdict], translator }} />
        ))}
        <p>{translator.text("workspace.feeds.both")}</p>
      </div>
      <p>
        <ButtonLink href={partHref(workspace.id, "feeds")}>
          {translator.text("workspace.feeds.done")}
        </ButtonLink>
      </p>
    </WorkspaceFrame>
  );
}

/** The first takes the focus: whoever arrives here came for it (PI-33 of the TECH). */
function Address(
  { verdict, url, translator }: { verdict: Verdict; url: string; translator: Translator },
) {
  const id = `address-${verdict}`;
  return (
    <div class="field">
      <label for={id}>{translator.text(`workspace.feeds.address.${verdict}`)}</label>
      <div class="row">
        <input
          {...{ id }}
          class="input secret"
          value={url}
          readOnly
          autofocus={verdict === VERDICTS[0]}
          spellcheck={false}
          autocomplete="off"
          aria-describedby={WARNING_ID}
        />
        <CopyButton
          targetId={id}
          label={translator.text("feeds.copy")}
          fullLabel={translator.text(`workspace.feeds.copy.${verdict}`)}
          doneText={translator.text("feeds.copied")}
          failedText={translator.text("feeds.copy_by_hand")}
        />
      </div>
    </div>
  );
}
