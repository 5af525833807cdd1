/** The document around every page. */
import { asset } from "fresh/runtime";
import { define } from "../lib/define.ts";

export default define.layout(({ Component, state }) => (
  <html lang={state.translator.locale}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href={asset("/favicon.svg")} type="image/svg+xml" />
      <link rel="stylesheet" href={asset("/styles.css")} />
    </head>
    <body>
      <Component />
    </body>
  </html>
));
