/** What the reader of XML hands on of documents that are made to be long. */
import assert from "node:assert/strict";
import { STEP_LENGTH } from "../../lib/shared/steps.ts";
import type { XmlElement } from "../../lib/syndication/parsing/xml_element.ts";
import { XmlReader } from "../../lib/syndication/parsing/xml_reader.ts";
import { runSteps } from "../steps.ts";

const MILLION = 1_000_000;

/** Reads to the end, or until an element of the name is met. */
function readXml(source: string, { stopAt }: { stopAt?: string } = {}) {
  const opened: XmlElement[] = [];
  const closed: XmlElement[] = [];
  const texts: string[] = [];
  const reader = new XmlReader(source, {
    open(element) {
      opened.push(element);
      if (element.localName === stopAt) reader.stop();
    },
    text: (text) => void texts.push(text),
    close: (element) => void closed.push(element),
  });
  const { amounts } = runSteps(reader.read());
  return { opened, closed, texts, amounts };
}

Deno.test("XmlReader.read() hands on no text of more than a few steps", () => {
  const long = "a \u{1f5f3}".repeat(MILLION / 4);
  const { texts, opened, closed } = readXml(`<a>${long}<![CDATA[${long}]]>b<![CDATA[c]]></a>`);

  assert.equal(texts.join(""), `${long}${long}bc`);
  assert.ok(texts.every((text) => text.length <= 2 * STEP_LENGTH));
  assert.equal(opened.length, 1);
  assert.deepEqual(closed, opened);
});

Deno.test("XmlReader.read() tells names apart by their beginnings", () => {
  const name = "x".repeat(MILLION);
  const { opened, closed } = readXml(`<${name}y ${name}=""></${name}z>`);

  assert.equal(opened[0]?.localName, "x".repeat(256));
  assert.deepEqual([...opened[0]?.attributes.keys() ?? []], ["x".repeat(256)]);
  assert.deepEqual(closed, opened);
});

Deno.test("XmlReader.read() does nothing more once it has been stopped", () => {
  const { opened, texts, amounts } = readXml(`<a><b>${"c".repeat(MILLION)}`, { stopAt: "b" });

  assert.deepEqual(opened.map(({ localName }) => localName), ["a", "b"]);
  assert.deepEqual(texts, []);
  assert.equal(amounts.length, 1);
});
