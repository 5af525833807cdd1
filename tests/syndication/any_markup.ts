/** Feeds and HTML as broken as their writers, or somebody on purpose, can make them. */
import { fc } from "../packages/fast_check.ts";
import { anyText } from "./any_text.ts";
import { atom, rss } from "./feed_files.ts";

const FEED_PIECES = [
  ...[
    "<item>",
    "</item>",
    "<entry>",
    "</entry>",
    "<title>",
    "</title>",
    "<link>",
    "</link>",
    "</rss>",
  ],
  ...[
    "<link href='",
    "'/>",
    "<pubDate>",
    "<author>",
    "<name>",
    "<content type='xhtml'>",
    "</content>",
  ],
  ...[
    "<![CDATA[",
    "]]>",
    "<!--",
    "-->",
    "<?",
    "?>",
    "<!DOCTYPE x [",
    "]>",
    "&#0;",
    "&#xd800;",
    "&#x110000;",
  ],
  ...[
    "https://a.example/",
    "2026-02-02",
    "<description>",
    "</description>",
    "<dc:creator>",
    "<",
    "&",
  ],
];

const HTML_PIECES = [
  ...["<p>", "</p>", "<br>", "<pre>", "</pre>", "<td>", "<img alt='", "'>", "<svg>", "</svg>"],
  ...["<script>", "</script>", "<title>", "</title>", "<textarea>", "<plaintext>", "<b", "/>"],
  ...["&eacute;", "&eacute", "&am", "&#x1f5f3;", "&#13;", "<!--", "-->", "<![CDATA[", "]]>", "<!d"],
  ...["  ", "a ", " b", "\r\n", "\n  ", "\u3000"],
];

/** RSS or Atom that holds any mixture of markup and text. */
export function anyFeedFile(): fc.Arbitrary<string> {
  const inFeed = anyMixture(FEED_PIECES, { maxLength: 30 });
  return fc.tuple(fc.constantFrom(rss, atom), inFeed).map(([around, inside]) => around(inside));
}

/** Any mixture of markup and text. */
export function anyHtml(): fc.Arbitrary<string> {
  return anyMixture(HTML_PIECES, { maxLength: 20 });
}

function anyMixture(pieces: string[], { maxLength }: { maxLength: number }): fc.Arbitrary<string> {
  return fc.array(fc.oneof(fc.constantFrom(...pieces), anyText()), { maxLength })
    .map((mixed) => mixed.join(""));
}
