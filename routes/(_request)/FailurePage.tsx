/** The page of a request that failed, in the words of the catalogue. */
import type { Translator } from "../../lib/i18n/translator.ts";
import { ErrorPage } from "../(_components)/ErrorPage.tsx";

const KNOWN_STATUSES = [400, 403, 404, 405, 413, 429, 503] as const;

/** A status without words of its own is the client's fault below 500, and else this side's. */
export function FailurePage({ translator, status }: { translator: Translator; status: number }) {
  const known = KNOWN_STATUSES.find((candidate) => candidate === status) ??
    (status < 500 ? 400 : 500);
  return (
    <ErrorPage
      status={status}
      title={translator.text(`failure.${known}.title`)}
      explanation={translator.text(`failure.${known}.explanation`)}
      homeLabel={translator.text("failure.home")}
    />
  );
}
