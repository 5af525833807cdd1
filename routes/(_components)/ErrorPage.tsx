/** The page in place of one that can't be shown. */
import { ButtonLink } from "./Button.tsx";
import { Frame } from "./Frame.tsx";
import { PageTitle } from "./PageTitle.tsx";

interface Props {
  status: number;
  /** What is the matter. */
  title: string;
  /** What it means and what one can do. */
  explanation: string;
  /** Where one goes on from here. */
  way: { href: string; label: string };
}

export function ErrorPage({ status, title, explanation, way }: Props) {
  return (
    <Frame width="sheet">
      <PageTitle parts={[title]} />
      <div class="stack">
        <p class="quiet">{status}</p>
        <h1>{title}</h1>
        <p>{explanation}</p>
        <p>
          <ButtonLink href={way.href}>{way.label}</ButtonLink>
        </p>
      </div>
    </Frame>
  );
}
