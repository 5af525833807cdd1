/** What became of the items of a file: how many, and what had to be left or mended. */
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import type { Membership } from "../../../../../lib/workspaces/membership.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { Notice } from "../../../../(_components)/Notice.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { partHref, WorkspaceFrame } from "../(_workspace)/WorkspaceFrame.tsx";
import { OUTCOMES, type ToldReport } from "./report_query.ts";

interface Props {
  workspace: Membership;
  report: ToldReport;
  translator: Translator;
}

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
        <Warnings {...{ report, translator }} />
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
  { report: { warnings, more }, translator }: Pick<Props, "report" | "translator">,
) {
  if (warnings.length === 0) return null;
  return (
    <section class="stack">
      <h2>{translator.plural("import.warnings", warnings.length + more)}</h2>
      <p>{translator.text("import.warnings.explanation")}</p>
      <table class="warnings">
        <thead>
          <tr>
            <th scope="col">{translator.text("workspace.import.item")}</th>
            <th scope="col">{translator.text("import.warnings.what")}</th>
          </tr>
        </thead>
        <tbody>
          {warnings.map(({ item, code }, index) => (
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
      {more > 0 && <p>{translator.plural("import.warnings.more", more)}</p>}
    </section>
  );
}
