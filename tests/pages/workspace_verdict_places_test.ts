/** Where a verdict leads: back to the list, at the row that says what has happened. */
import assert from "node:assert/strict";
import { v7 as uuidv7 } from "uuid";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest, pgliteTest } from "../databases.ts";
import { addPersona, type Persona } from "../personas.ts";
import { locationOf, post, readHtml } from "./forms.ts";
import { textOf, valueOf } from "./html.ts";
import { addArticle, addWorkspace } from "./workspace_forms.ts";

/** Articles of that many numbers, the highest first on the list; their ids by number. */
async function addNumbered(persona: Persona, path: string, count: number): Promise<string[]> {
  const ids = [];
  for (let number = 0; number < count; number += 1) {
    ids.push(
      await addArticle(persona, path, {
        url: `https://a.example/${number}`,
        title: `Number ${number}.`,
        published_at: `2026-02-27T09:0${number}`,
      }),
    );
  }
  return ids;
}

/** The row of an article as the page has it. */
function rowOf(html: string, id: string | undefined): string {
  const row = html.slice(html.indexOf(`<li id="article-${id}"`)).split("</li>", 1)[0];
  return row ?? "";
}

databaseTest("POST …/verdict leads to the article's row where the article stays", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const [, id, other] = await addNumbered(persona, path, 3);

  const response = await post(persona, `${path}/articles/${id}/verdict`, {
    verdict: "passed",
    neighbour: `${other}`,
  });

  assert.equal(
    locationOf(response),
    `${path}?notice=article_decided&article=${id}#article-${id}`,
  );
  const html = await readHtml(persona, locationOf(response));
  assert.match(rowOf(html, id), / tabindex="-1"/);
  assert.match(textOf(rowOf(html, id)), /Passed Decided just now/);
  assert.equal(html.includes(`role="status"`), false);
});

databaseTest("POST …/verdict leads to the row beside an article that leaves", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const [last, middle, first] = await addNumbered(persona, path, 3);
  const list = `${path}?verdict=undecided`;
  const neighbourOf = async (id: string | undefined) =>
    valueOf(rowOf(await readHtml(persona, list), id), "neighbour");
  assert.deepEqual(
    await Promise.all([first, middle, last].map(neighbourOf)),
    [middle, last, middle],
  );

  const response = await post(persona, `${path}/articles/${middle}/verdict?verdict=undecided`, {
    verdict: "passed",
    neighbour: `${last}`,
  });

  const query = `notice=article_decided&article=${middle}&at=${last}`;
  assert.equal(locationOf(response), `${list}&${query}#article-${last}`);
  const html = await readHtml(persona, locationOf(response));
  assert.match(textOf(rowOf(html, last)), /^“Number 1\.” has passed\. Number 0\./);
  assert.equal(html.match(/has passed\./g)?.length, 1);
});

pgliteTest("POST …/verdict says it at the top where no row can", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const [id, other] = await addNumbered(persona, path, 2);
  const action = `${path}/articles/${id}/verdict?verdict=undecided`;

  for (const neighbour of ["", "no-uuid", '"><b>', uuidv7(), `${id}`]) {
    const response = await post(persona, action, { verdict: "passed", neighbour });
    const html = await readHtml(persona, locationOf(response));
    assert.match(html, /<div class="notice" role="status"[^>]* autofocus/, neighbour);
    assert.equal(locationOf(response).includes("b%3E"), false);
  }
  const twice = `${path}?verdict=undecided&notice=article_decided&article=${id}&at=${other}`;
  assert.match(rowOf(await readHtml(persona, twice), other), /role="status"/);
});

pgliteTest("POST …/verdict keeps the rest of the list where it refuses one", async (db) => {
  const persona = await addPersona(await openTestApp(db));
  const path = await addWorkspace(persona);
  const [last, middle, first] = await addNumbered(persona, path, 3);
  const refuse = async (query: string) => {
    const action = `${path}/articles/${middle}/verdict${query}`;
    const response = await post(persona, action, { verdict: "passed", reason: "x".repeat(20_001) });
    const html = await response.text();
    return [...html.matchAll(/<li id="article-([^"]*)"/g)].map(([, id]) => id);
  };

  assert.deepEqual(await refuse("?verdict=undecided"), [first, middle, last]);
  assert.deepEqual(await refuse("?verdict=passed"), [middle]);
});
