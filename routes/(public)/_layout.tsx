/** The frame of the pages for those who are not signed in. */
import { define } from "../../lib/define.ts";
import { Frame } from "../(_components)/Frame.tsx";

export default define.layout(({ Component }) => (
  <Frame width="sheet">
    <Component />
  </Frame>
));
