/** An import while it runs and afterwards: what is done and left, and what had to be mended. */
import { Head } from "fresh/runtime";
import { ImportProgress } from "../../../../../islands/ImportProgress.tsx";
import type { ContactImport } from "../../../../../lib/contacts/contact_imports.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../../(_components)/PageTitle.tsx";
import { ImportReport } from "./ImportReport.tsx";

interface Props {
  found: ContactImport;
  translator: Translator;
}

const REPORT_ID = "import-report";

/** Seconds between two looks at it without JavaScript. */
const REFRESH_SECONDS = 2;

export function ImportPage({ found, translator }: Props) {
  const title = translator.text("import.title");
  const places = translator.text("frame.contacts");
  const isRunning = found.state === "running";
  return (
    <>
      <PageTitle parts={[title, places]} />
      {isRunning && (
        <Head>
          <noscript>
            <meta http-equiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
        </Head>
      )}
      <PageHead title={title} parent={{ href: "/contacts", label: places }} />
      <div id={REPORT_ID} class="sections" data-running={isRunning || undefined}>
        <ImportReport {...{ found, translator }} />
      </div>
      {isRunning && <ImportProgress reportId={REPORT_ID} />}
    </>
  );
}
