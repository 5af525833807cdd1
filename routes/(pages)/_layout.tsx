/** The frame of everything that needs somebody to be signed in. */
import { FormsInFlight } from "../../islands/FormsInFlight.tsx";
import { define } from "../../lib/define.ts";
import { Button } from "../(_components)/Button.tsx";
import { Frame } from "../(_components)/Frame.tsx";
import { SiteNav } from "../(_components)/SiteNav.tsx";
import { requireViewer } from "../(_request)/require_viewer.ts";

export default define.layout(({ Component, state, url }) => {
  const { translator } = state;
  const { user } = requireViewer(state);
  const places = [
    { href: "/", label: translator.text("frame.timeline") },
    { href: "/contacts", label: translator.text("frame.contacts") },
    { href: "/workspaces", label: translator.text("frame.workspaces") },
    { href: "/settings", label: translator.text("frame.settings") },
  ];
  // The administration is one of the settings of an admin.
  const path = url.pathname.replace(/^\/admin(?=\/)/, "/settings");
  const header = (
    <>
      <form class="row-actions quiet" method="post" action="/sign-out">
        <span class="account-name">{user.displayName}</span>
        <Button tone="quiet">{translator.text("frame.sign_out")}</Button>
      </form>
      <SiteNav label={translator.text("frame.places")} places={places} path={path} />
    </>
  );
  return (
    <Frame header={header} skipLabel={translator.text("frame.skip")}>
      <Component />
      <FormsInFlight text={translator.text("form.in_flight")} />
    </Frame>
  );
});
