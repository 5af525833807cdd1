/** The subscription list that comes with a new feed. */
import assert from "node:assert/strict";
import { renderOpml } from "../../lib/feeds/opml.ts";

Deno.test("renderOpml() lists the one feed", () => {
  const url = "https://feeds.example.org/api/v1/feeds/atom?token=mycorrhizal_feed_x";

  const opml = renderOpml({ title: "Timeline: Ada", url });

  assert.equal(
    opml,
    `<?xml version="1.0" encoding="utf-8"?>
<opml version="2.0">
<head><title>Timeline: Ada</title></head>
<body>
<outline type="rss" text="Timeline: Ada" title="Timeline: Ada" xmlUrl="${url}"/>
</body>
</opml>
`,
  );
});

Deno.test("renderOpml() escapes a title that is markup", () => {
  const opml = renderOpml({ title: `"/><b> & 'c'`, url: "https://example.org/?a=1&b=2" });

  assert.ok(opml.includes(`text="&quot;/&gt;&lt;b&gt; &amp; 'c'"`));
  assert.ok(opml.includes(`<title>"/&gt;&lt;b&gt; &amp; 'c'</title>`));
  assert.ok(opml.includes(`xmlUrl="https://example.org/?a=1&amp;b=2"`));
});
