import assert from "node:assert/strict";
import { atom, readAtomEntry, readItems, readRssItem, rss } from "./feed_files.ts";

const RSS_LINKS = [
  {
    name: "its link",
    xml: "<link> https://a.example/1?b=1&amp;c=2 </link>",
    url: "https://a.example/1?b=1&c=2",
  },
  {
    name: "a link in CDATA with a bare ampersand",
    xml: "<link><![CDATA[http://a.example/?b&c]]></link>",
    url: "http://a.example/?b&c",
  },
  {
    name: "an address of other scripts",
    xml: "<link>https://bücher.example/ü x</link>",
    url: "https://xn--bcher-kva.example/%C3%BC%20x",
  },
  {
    name: "its link before all else",
    xml:
      `<guid>https://a.example/g</guid><atom:link href="https://a.example/l"/><link>https://a.example/1</link>`,
    url: "https://a.example/1",
  },
  {
    name: "its alternate link",
    xml: `<atom:link rel="alternate" href="https://a.example/l"/>`,
    url: "https://a.example/l",
  },
  {
    name: "no other link",
    xml: `<atom:link rel="self" href="https://a.example/l"/><enclosure url="https://a.example/e"/>`,
    url: null,
  },
  { name: "its permalink", xml: "<guid>https://a.example/g</guid>", url: "https://a.example/g" },
  {
    name: "its declared permalink",
    xml: `<guid isPermaLink="true">https://a.example/g</guid>`,
    url: "https://a.example/g",
  },
  {
    name: "no guid that is no permalink",
    xml: `<guid isPermaLink="False">https://a.example/g</guid>`,
    url: null,
  },
  { name: "no guid that is a word", xml: "<guid>12345</guid>", url: null },
  {
    name: "the permalink for a link that leads nowhere",
    xml: "<link>javascript:alert(1)</link><guid>https://a.example/g</guid>",
    url: "https://a.example/g",
  },
];

for (const { name, xml, url } of RSS_LINKS) {
  Deno.test(`parseFeed() takes as address of an item ${name}`, () => {
    const item = readRssItem(xml);
    assert.equal(item.url, url);
    assert.deepEqual(item.faults, []);
  });
}

const UNUSABLE = [
  ...["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "mailto:a@a.example"],
  ...["ftp://a.example/", "/relative", "//a.example/", "https://", "http://[", "feed", "#x"],
  ...["http:a.example", "https:/a.example", "HTTPS:\\\\a.example"],
];

for (const link of UNUSABLE) {
  Deno.test(`parseFeed() reports the link ${link} as unusable`, () => {
    const item = readRssItem(`<link>${link}</link><title>T</title>`);
    assert.equal(item.url, null);
    assert.equal(item.title, "T");
    assert.deepEqual(item.faults, ["unusable_link"]);
    assert.deepEqual(readAtomEntry(`<link href="${link}"/>`).faults, ["unusable_link"]);
  });
}

const ATOM_LINKS = [
  {
    name: "the first of an attribute",
    xml: `<link href="https://a.example/1" href="https://a.example/2"/>`,
    url: "https://a.example/1",
  },
  {
    name: "a link without a relation",
    xml: `<link href="https://a.example/1"/>`,
    url: "https://a.example/1",
  },
  {
    name: "the page among alternates",
    xml:
      `<link href="https://a.example/json" type="application/json"/><link href="https://a.example/any"/><link rel="alternate" type="text/html; charset=utf-8" href="https://a.example/1"/>`,
    url: "https://a.example/1",
  },
  {
    name: "what has no type before other media",
    xml:
      `<link href="https://a.example/json" type="application/json"/><link href="https://a.example/any"/>`,
    url: "https://a.example/any",
  },
  {
    name: "the relation by its full name",
    xml:
      `<link rel="http://www.iana.org/assignments/relation/alternate" href="https://a.example/1"/>`,
    url: "https://a.example/1",
  },
  {
    name: "the relation in another case, with blanks around it",
    xml: `<link rel=" Alternate\n" href="https://a.example/1"/>`,
    url: "https://a.example/1",
  },
  {
    name: "no other relation",
    xml:
      `<link rel="enclosure" href="https://a.example/1"/><link rel="via" href="https://a.example/2"/>`,
    url: null,
  },
];

for (const { name, xml, url } of ATOM_LINKS) {
  Deno.test(`parseFeed() takes as address of an entry ${name}`, () => {
    const entry = readAtomEntry(xml);
    assert.equal(entry.url, url);
    assert.deepEqual(entry.faults, []);
  });
}

Deno.test("parseFeed() resolves a link against the channel's, wherever it stands", () => {
  const item = "<item><link>../1</link></item>";
  const link = "<link>https://a.example/b/c/</link>";

  assert.equal(readItems(rss(link + item))[0]?.url, "https://a.example/b/1");
  assert.equal(readItems(rss(item + link))[0]?.url, "https://a.example/b/1");
  assert.equal(
    readItems(atom(`<link rel="self" href="https://s.example/"/><link href="https://a.example/b/"/>
      <entry><link href="1"/></entry>`))[0]?.url,
    "https://a.example/b/1",
  );
});

Deno.test("parseFeed() resolves a link against the xml:base around it first", () => {
  const bases = [
    { feed: "https://a.example/b/", entry: "c/", link: "d/", url: "https://a.example/b/c/d/1" },
    {
      feed: "https://a.example/b/",
      entry: "https://b.example/",
      link: "",
      url: "https://b.example/1",
    },
    { feed: "/x/", entry: "", link: "", url: "https://home.example/x/1" },
  ];
  for (const { feed, entry, link, url } of bases) {
    const [item] = readItems(`<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${feed}">
      <link href="https://home.example/y/"/>
      <entry xml:base="${entry}"><link xml:base="${link}" href="1"/></entry></feed>`);
    assert.equal(item?.url, url);
  }
});

Deno.test("parseFeed() takes a channel inside an item for something else", () => {
  const [item] = readItems(
    rss("<link>https://a.example/b/</link><item><channel/><link>1</link></item>"),
  );

  assert.equal(item?.url, "https://a.example/b/1");
});

Deno.test("parseFeed() resolves nothing against a base that is no web address", () => {
  const [item] = readItems(
    `<rss xml:base="file:///etc/"><channel><item><link>passwd</link></item></channel></rss>`,
  );

  assert.equal(item?.url, null);
  assert.deepEqual(item?.faults, ["unusable_link"]);
});
