/** The frame of the administration, which is one of the settings of an admin. */
import { define } from "../../../lib/define.ts";
import { requireViewer } from "../../(_request)/require_viewer.ts";
import { SettingsFrame } from "../settings/(_settings)/SettingsFrame.tsx";

export default define.layout(({ Component, state, url }) => (
  <SettingsFrame
    path={url.pathname}
    user={requireViewer(state).user}
    translator={state.translator}
  >
    <Component />
  </SettingsFrame>
));
