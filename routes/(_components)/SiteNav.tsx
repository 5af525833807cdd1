/** The places of the application or of a part of it, the present one marked. */

export interface Place {
  href: string;
  label: string;
}

interface Props {
  kind?: "site-nav" | "side-nav";
  label: string;
  places: readonly Place[];
  /** The path of the page. */
  path: string;
}

export function SiteNav({ kind = "site-nav", label, places, path }: Props) {
  return (
    <nav class={kind} aria-label={label}>
      {places.map(({ href, label }) => (
        <a key={href} href={href} aria-current={currency(href, path)} data-label={label}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** `page` on the page itself, `true` on those within. Everything is within `/`. */
function currency(href: string, path: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}
