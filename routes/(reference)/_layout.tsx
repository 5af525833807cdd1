/** The frame of what is there to be looked up, by whoever wants to. */
import { define } from "../../lib/define.ts";
import { Frame } from "../(_components)/Frame.tsx";

export default define.layout(({ Component }) => (
  <Frame>
    <Component />
  </Frame>
));
