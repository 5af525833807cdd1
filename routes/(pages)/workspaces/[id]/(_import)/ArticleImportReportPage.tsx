/** What became of the items of a file: how many, and what had to be left or mended. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { ArticleImportReport } from "../../../../../lib/workspaces/import_articles.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";

interface Props {
  workspace: Membership;
  report: ArticleImportReport;
  translator: Translator;
}

const OUTCOMES = ["created", "updated", "unchanged", "skipped"] as const;

/** Who reads more of them than that mends the file instead. */
const MAX_SHOWN_WARNINGS = 100;

export function ArticleImportReportPage({ workspace, report, translator }: Props) {
  const title = translator.text("workspace.import.title");
  const path = partHref(workspace.id, "articles");
  return (
    <WorkspaceFrame {...{ workspace, title, translator }} part="articles">
      <Notice>
        <p>{translator.text("workspace.import.done")}</p>
        <dl class="facts">
          {OUTCOMES.map((outcome) => (
            <div key={outcome}>
              <dt>{translator.text(`import.${outcome}`)}</dt>
              <dd class="count">{translator.number(report[outcome])}</dd>
            </div>
          ))}
        </dl>
      </Notice>
      <PageHead title={title} />
      <div class="sections">
        <Warnings {...{ warnings: report.warnings, translator }} />
        <div class="row">
          <ButtonLink tone="primary" href={path}>
            {translator.text("workspace.import.to_articles")}
          </ButtonLink>
          <ButtonLink href={`${path}/articles/import`}>
            {translator.text("import.another")}
          </ButtonLink>
        </div>
      </div>
    </WorkspaceFrame>
  );
}

function Warnings(
  { warnings, translator }: Pick<ArticleImportReport, "warnings"> & { translator: Translator },
) {
  if (warnings.length === 0) return null;
  const hidden = warnings.length - MAX_SHOWN_WARNINGS;
  return (
    <section class="stack">
      <h2>{translator.plural("import.warnings", warnings.length)}</h2>
      <p>{translator.text("import.warnings.explanation")}</p>
      <table class="warnings">
        <thead>
          <tr>
            <th scope="col">{translator.text("workspace.import.item")}</th>
            <th scope="col">{translator.text("import.warnings.what")}</th>
          </tr>
        </thead>
        <tbody>
          {warnings.slice(0, MAX_SHOWN_WARNINGS).map(({ item, code }, index) => (
            <tr key={index}>
              <td class="count">
                {item === null
                  ? translator.text("workspace.import.whole_file")
                  : translator.number(item)}
              </td>
              <td>{translator.text(`workspace.import.warning.${code}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>{translator.plural("import.warnings.more", hidden)}</p>}
    </section>
  );
}
