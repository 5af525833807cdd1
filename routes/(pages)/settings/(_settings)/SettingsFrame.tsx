/** What surrounds the settings: the list of them, and beside it the one that is open. */
import type { ComponentChildren } from "preact";
import type { User } from "../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../lib/i18n/translator.ts";
import { SiteNav } from "../../../(_components)/SiteNav.tsx";

interface Props {
  /** The path of the page. */
  path: string;
  user: User;
  translator: Translator;
  children: ComponentChildren;
}

export function SettingsFrame({ path, user, translator, children }: Props) {
  const places = [
    { href: "/settings/feeds", label: translator.text("feeds.title") },
    { href: "/settings/api-tokens", label: translator.text("api_tokens.title") },
    { href: "/settings/account", label: translator.text("account.title") },
    { href: "/settings/audit", label: translator.text("audit.title") },
    ...(user.role === "admin"
      ? [{ href: "/admin/users", label: translator.text("users.title") }]
      : []),
  ];
  return (
    <div class="settings">
      <SiteNav kind="side-nav" label={translator.text("frame.settings")} {...{ places, path }} />
      <div>{children}</div>
    </div>
  );
}
