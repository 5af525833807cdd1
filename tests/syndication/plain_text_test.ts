import assert from "node:assert/strict";
import { htmlToPlainText, tidyLine, tidyText } from "../../lib/syndication/plain_text.ts";
import { fc } from "../packages/fast_check.ts";
import { resultOf } from "../steps.ts";
import { anyText } from "./any_text.ts";

const HTML_CASES = [
  {
    name: "markup in preformatted text",
    html: "a</pre><pre>b <b>c</b>\n  <i>d</i>\n  e</pre>",
    text: "a\n\nb c\n  d\n  e",
  },
  {
    name: "blanks beside markup in preformatted text",
    html: "<pre>a  &lt;  <b> b</b> \t\n c</pre>",
    text: "a  <   b\n c",
  },
  { name: "nothing", html: "", text: "" },
  { name: "text without markup", html: "a < b & c > d", text: "a < b & c > d" },
  {
    name: "inline markup",
    html: "<p>A <b>bo</b>ld <a href='https://a.example'>link</a></p>",
    text: "A bold link",
  },
  {
    name: "character references",
    html: "&lt;b&gt; &eacute;&#233;&#xe9; &AMP; &hellip;",
    text: "<b> ééé & …",
  },
  { name: "a reference without its semicolon", html: "AT&amp T, caf&eacute", text: "AT& T, café" },
  { name: "an unknown reference", html: "&nope; &;", text: "&nope; &;" },
  { name: "white space", html: "  a\n\t b\r\n\fc  ", text: "a b c" },
  { name: "NBSP and line separators", html: "a&nbsp;&nbsp;b\u2028c\u0085d", text: "a b c d" },
  { name: "ideographic space", html: "日\u3000本", text: "日\u3000本" },
  { name: "line breaks", html: "a<br>b<br/>c<BR />d", text: "a\nb\nc\nd" },
  { name: "many line breaks", html: "a<br><br><br> <br>b", text: "a\n\nb" },
  { name: "paragraphs", html: "<p>a</p>\n<p>b</p><p></p><p> </p><p>c", text: "a\n\nb\n\nc" },
  { name: "headings", html: "<h1>T</h1>a<h6>U</h6>b", text: "T\n\na\n\nU\n\nb" },
  { name: "lists", html: "a<ul><li>b</li><li>c<li>d</ul>e", text: "a\nb\nc\nd\ne" },
  { name: "blocks", html: "<div>a<div>b</div></div>c", text: "a\nb\nc" },
  { name: "tables", html: "<table><tr><td>a</td><td>b</td></tr><tr><th>c</table>", text: "a b\nc" },
  {
    name: "preformatted text",
    html: "a<pre>if x:\n    y  z\n\n\n\nw</pre> b  c",
    text: "a\n\nif x:\n    y  z\n\nw\n\nb c",
  },
  {
    name: "scripts and styles",
    html: 'a<script>b<p>c</p>"</script><STYLE>d</STYLE >e',
    text: "ae",
  },
  { name: "a script without end", html: "a<script>b", text: "a" },
  { name: "a self-closing script", html: "a<script src='x'/>b<iframe/>c", text: "abc" },
  {
    name: "embedded documents",
    html:
      "a<iframe>b</iframe><svg><title>c</title><svg></svg>d</svg><template>e</template><noscript>f</noscript>g",
    text: "ag",
  },
  {
    name: "comments and declarations",
    html: "a<!-- b --><!DOCTYPE c><?d?><![CDATA[e]]>f",
    text: "af",
  },
  {
    name: "images",
    html: `a <img src=x alt="b &amp; c  d"> e <img src=y><IMG ALT='f'>`,
    text: "a b & c d e f",
  },
  { name: "the alternative of something else", html: "a<input alt='b'>", text: "a" },
  { name: "a tag that isn't closed", html: "a <b href='", text: "a" },
  { name: "stray end tags", html: "a</b></p></script>b</>", text: "a\n\nb" },
  {
    name: "control characters",
    html: "a\u0000b\u0007c&#0;&#1;d\u009fe\uffff",
    text: "abc\ufffdde",
  },
  { name: "lone surrogates", html: "a\ud800b&#xd800;\udc00", text: "a\ufffdb\ufffd\ufffd" },
  { name: "astral characters", html: "\u{1f5f3}&#x1f5f3;", text: "\u{1f5f3}\u{1f5f3}" },
  { name: "double escaping once", html: "&amp;lt;b&amp;gt;", text: "&lt;b&gt;" },
];

for (const { name, html, text } of HTML_CASES) {
  Deno.test(`htmlToPlainText() reads ${name}`, () => {
    assert.equal(resultOf(htmlToPlainText(html)), text);
  });
}

/** What each promise about plain text comes to. */
function assertTidy(text: string): void {
  assert.ok(text.isWellFormed());
  // deno-lint-ignore no-control-regex
  assert.doesNotMatch(text, /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00a0\ufffe\uffff]/);
  assert.doesNotMatch(text, /\n\n\n|[ \t]\n/);
  assert.equal(text, text.trim());
}

Deno.test("htmlToPlainText() returns tidy text for any HTML", () => {
  const anyMarkup = fc.constantFrom(
    "<p>",
    "</p>",
    "<br>",
    "<pre>",
    "</pre>",
    "<img alt='",
    "'>",
    "<svg>",
  );
  const anyHtml = fc.array(fc.oneof(anyMarkup, anyText()), { maxLength: 12 });
  fc.assert(
    fc.property(anyHtml, (pieces) => assertTidy(resultOf(htmlToPlainText(pieces.join(""))))),
  );
});

Deno.test("tidyText() returns tidy text for any text", () => {
  fc.assert(fc.property(anyText(), (text) => assertTidy(resultOf(tidyText(text)))));
});

Deno.test("tidyText() keeps lines, and one blank line of several", () => {
  assert.equal(resultOf(tidyText("\n\n  a  b \r\n\tc\r\r \n\n<d> &amp;\n")), "a b\nc\n\n<d> &amp;");
});

Deno.test("tidyLine() makes one line", () => {
  assert.equal(tidyLine(" a\r\n\n b\u2029c\u00a0 <d>\u0000 "), "a b c <d>");
});
