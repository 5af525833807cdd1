/** The elements that are open, and the namespaces in force. */
import assert from "node:assert/strict";
import { MAX_DEPTH, OpenElements } from "../../lib/syndication/parsing/open_elements.ts";
import { MAX_DECLARATIONS, NamespaceScope } from "../../lib/syndication/parsing/vocabularies.ts";

const NONE = new Map<string, string>();

function openNamed(...names: string[]): OpenElements {
  const elements = new OpenElements();
  for (const name of names) elements.open(name, NONE);
  return elements;
}

Deno.test("OpenElements.close() ends the innermost of a name, and first what is in it", () => {
  const elements = openNamed("a", "b", "a", "c", "d");

  const closed = elements.close("a");

  assert.deepEqual(closed.map(({ localName, depth }) => [localName, depth]), [
    ["d", 4],
    ["c", 3],
    ["a", 2],
  ]);
  assert.deepEqual(elements.close("c"), []);
  assert.deepEqual(elements.close("a").map(({ depth }) => depth), [1, 0]);
  assert.deepEqual(elements.close("a"), []);
  assert.equal(elements.isEmpty, true);
});

Deno.test("OpenElements.closeInnermost() leaves what is tracked alone while more is open", () => {
  const elements = openNamed(...Array<string>(MAX_DEPTH).fill("a"));

  assert.equal(elements.open("b", NONE), undefined);
  assert.equal(elements.open("c", NONE), undefined);
  assert.deepEqual(elements.closeInnermost(), []);
  assert.deepEqual(elements.close("whatever"), []);
  assert.deepEqual(elements.closeInnermost().map(({ depth }) => depth), [MAX_DEPTH - 1]);
});

Deno.test("NamespaceScope.declare() takes no more than can be ended at once", () => {
  const scope = new NamespaceScope();
  for (let count = 0; count < MAX_DECLARATIONS; count++) scope.declare(`p${count}`, "");

  assert.equal(scope.declare("late", "http://www.w3.org/2005/Atom"), false);
  assert.equal(scope.resolve("late"), "other");
  scope.withdraw("p0");
  assert.equal(scope.resolve("p0"), "other");
  assert.equal(scope.declare("late", "http://www.w3.org/2005/Atom"), true);
  assert.equal(scope.resolve("late"), "atom");
});
