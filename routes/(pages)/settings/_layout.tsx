/** The frame of the settings. */
import { define } from "../../../lib/define.ts";
import { requireViewer } from "../../(_request)/require_viewer.ts";
import { SettingsFrame } from "./(_settings)/SettingsFrame.tsx";

export default define.layout(({ Component, state, url }) => (
  <SettingsFrame
    path={url.pathname}
    user={requireViewer(state).user}
    translator={state.translator}
  >
    <Component />
  </SettingsFrame>
));
