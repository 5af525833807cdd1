/** The page of a request that failed, in the words of the catalogue. */
import { domainErrorText } from "../../lib/i18n/error_text.ts";
import type { Translator } from "../../lib/i18n/translator.ts";
import type { DomainErrorCode } from "../../lib/shared/domain_error.ts";
import { ErrorPage } from "../(_components)/ErrorPage.tsx";
import type { Failure } from "./failures.ts";

const KNOWN_STATUSES = [400, 403, 404, 405, 413, 429, 503] as const;

/** What says more than its status does: 403 stands for requests of other sites too. */
const EXPLAINED = ["insufficient_role", "session_ended"] as const satisfies DomainErrorCode[];

/** Of a workspace, whichever of its pages it is. */
const WORKSPACE_PATH = /^\/workspaces\/[^/]+/;

interface Props {
  failure: Pick<Failure, "status" | "code">;
  /** Of the request. */
  path: string;
  translator: Translator;
}

/** A status without words of its own is the client's fault below 500, and else this side's. */
export function FailurePage({ failure: { status, code }, path, translator }: Props) {
  const known = KNOWN_STATUSES.find((candidate) => candidate === status) ??
    (status < 500 ? 400 : 500);
  const explained = EXPLAINED.find((candidate) => candidate === code);
  return (
    <ErrorPage
      status={status}
      title={translator.text(`failure.${known}.title`)}
      explanation={explained === undefined
        ? translator.text(`failure.${known}.explanation`)
        : domainErrorText(translator, explained)}
      way={wayOn({ code, path, translator })}
    />
  );
}

/** Whoever may not do something in a workspace may still read there. */
function wayOn({ code, path, translator }: { code: string } & Pick<Props, "path" | "translator">) {
  const workspace = WORKSPACE_PATH.exec(path)?.[0];
  return code === "insufficient_role" && workspace !== undefined
    ? { href: workspace, label: translator.text("failure.workspace") }
    : { href: "/", label: translator.text("failure.home") };
}
