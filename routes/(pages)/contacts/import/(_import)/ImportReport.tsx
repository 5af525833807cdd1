/** The numbers of an import, and its warnings. */
import {
  type ContactImport,
  importWarningText,
} from "../../../../../lib/contacts/contact_imports.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";

interface Props {
  found: ContactImport;
  translator: Translator;
}

const OUTCOMES = ["created", "updated", "unchanged", "skipped"] as const;

export function ImportReport({ found, translator }: Props) {
  const { state, total } = found;
  const done = OUTCOMES.reduce((sum, outcome) => sum + found[outcome], 0);
  const numbers = translator.text("import.progress", { done, total });
  return (
    <>
      <section class="stack">
        <h2>{translator.text(`import.state.${state}`)}</h2>
        <p>{translator.text(`import.state.${state}.explanation`)}</p>
        <p class="row">
          <progress value={done} max={total} aria-label={numbers} />
          <span class="count">{numbers}</span>
        </p>
        <dl class="facts">
          {OUTCOMES.map((outcome) => (
            <div key={outcome}>
              <dt>{translator.text(`import.${outcome}`)}</dt>
              <dd class="count">{translator.number(found[outcome])}</dd>
            </div>
          ))}
        </dl>
        {state !== "running" && (
          <div class="row">
            <ButtonLink tone="primary" href="/contacts">
              {translator.text("import.to_contacts")}
            </ButtonLink>
            <ButtonLink href="/contacts/import">{translator.text("import.another")}</ButtonLink>
          </div>
        )}
      </section>
      <Warnings {...{ found, translator }} />
    </>
  );
}

function Warnings({ found: { warnings, warning_count: count }, translator }: Props) {
  if (count === 0) return null;
  const hidden = count - warnings.length;
  return (
    <section class="stack">
      <h2>{translator.plural("import.warnings", count)}</h2>
      <p>{translator.text("import.warnings.explanation")}</p>
      <table class="warnings">
        <thead>
          <tr>
            <th scope="col">{translator.text("import.warnings.card")}</th>
            <th scope="col">{translator.text("import.warnings.line")}</th>
            <th scope="col">{translator.text("import.warnings.what")}</th>
          </tr>
        </thead>
        <tbody>
          {warnings.map((warning, index) => (
            <tr key={index}>
              <td class="count">{translator.number(warning.card)}</td>
              <td class="count">{translator.number(warning.line)}</td>
              <td>{importWarningText(translator, warning)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>{translator.plural("import.warnings.more", hidden)}</p>}
    </section>
  );
}
