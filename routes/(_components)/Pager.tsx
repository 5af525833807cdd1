/** The way to the other pages of a list. */
import { ButtonLink } from "./Button.tsx";

interface PagerLink {
  href: string;
  label: string;
}

interface Props {
  /** What the navigation is called: "More contacts". */
  label: string;
  first?: PagerLink;
  next?: PagerLink;
}

/** Nothing when all is on one page. */
export function Pager({ label, first, next }: Props) {
  if (first === undefined && next === undefined) return null;
  return (
    <nav class="pager" aria-label={label}>
      {first !== undefined && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
      {next !== undefined && <ButtonLink href={next.href} rel="next">{next.label}</ButtonLink>}
    </nav>
  );
}
