/** The whole description: by tag the operations, then what they share. */
import type { ComponentChildren } from "preact";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import type { OpenApiDocument } from "../../../../lib/openapi/describe_api.ts";
import { listOperations } from "../../../../lib/openapi/read_document.ts";
import { PageHead } from "../../../(_components)/PageHead.tsx";
import { PageTitle } from "../../../(_components)/PageTitle.tsx";
import { OperationEntry } from "./OperationEntry.tsx";
import { Prose } from "./Prose.tsx";
import { Credentials, Refusals, Schemas } from "./SharedParts.tsx";

interface Props {
  document: OpenApiDocument;
  translator: Translator;
}

export function ApiPage({ document, translator }: Props) {
  const sections = sectionsOf({ document, translator });
  return (
    <div class="api-docs sections">
      <PageTitle parts={[translator.text("api_docs.title")]} />
      <PageHead
        title={translator.text("api_docs.title")}
        lead={translator.text("api_docs.lead")}
        actions={
          <a class="button" href="/api/v1/openapi.json">{translator.text("api_docs.document")}</a>
        }
      />
      <div class="stack">
        {document.info.description?.split("\n\n").map((text) => (
          <p key={text}>
            <Prose text={text} />
          </p>
        ))}
      </div>
      <nav aria-label={translator.text("api_docs.contents")}>
        <ul class="link-list row">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, content }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

interface Section {
  id: string;
  title: ComponentChildren;
  content: ComponentChildren;
}

function sectionsOf({ document, translator }: Props): Section[] {
  const operations = listOperations(document);
  const tags = new Set(operations.flatMap(({ operation }) => operation.tags ?? []));
  const tagged = [...tags].map((tag) => ({
    id: `tag-${tag.toLowerCase().replaceAll(" ", "-")}`,
    title: <Prose text={tag} />,
    content: operations.filter(({ operation }) => operation.tags?.includes(tag))
      .map((listed) => (
        <OperationEntry
          key={listed.operation.operationId}
          {...listed}
          {...{ document, translator }}
        />
      )),
  }));
  const shared = [
    { name: "credentials", Part: Credentials },
    { name: "refusals", Part: Refusals },
    { name: "schemas", Part: Schemas },
  ] as const;
  return [
    ...tagged,
    ...shared.map(({ name, Part }) => ({
      id: name,
      title: translator.text(`api_docs.${name}`),
      content: <Part {...{ document, translator }} />,
    })),
  ];
}
