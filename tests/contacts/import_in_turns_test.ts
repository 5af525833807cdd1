/** The import of large files of cards: others have their turns. */
import assert from "node:assert/strict";
import { BATCH_SIZE, cardBatches } from "../../lib/contacts/card_batches.ts";
import { importVcards } from "../../lib/contacts/import_vcards.ts";
import { STEP_LENGTH } from "../../lib/shared/steps.ts";
import { addUser } from "../accounts/people.ts";
import { databaseTest } from "../databases.ts";
import { countTurns } from "../turns.ts";
import { siteAt, userActor } from "./acting.ts";
import { ADA, bytesOf, card } from "./vcard/cards.ts";

databaseTest("importVcards() gives others their turns while it reads one card", async (db) => {
  const userId = await addUser(db);
  const bytes = bytesOf(card("3.0", ADA, `NOTE:${"\r\n x".repeat(16 * STEP_LENGTH)}`));

  const { result, turns } = await countTurns(() =>
    importVcards(siteAt(db), { actor: userActor(userId), userId, bytes })
  );

  assert.equal(result.created, 1);
  // A file is read twice.
  assert.ok(turns >= 2 * 64, `${turns} turns`);
});

Deno.test("cardBatches() ends a batch by number and by bytes, and leaves nothing out", async () => {
  const cards = (count: number, note: string) =>
    Array.from({ length: count }, () => card("3.0", ADA, `NOTE:${note}`)).join("");
  const sizes = async (file: string) => {
    const batches = await Array.fromAsync(cardBatches(bytesOf(file)));
    assert.deepEqual(
      batches.flat().map(({ card }) => card),
      batches.flat().map((_, index) => index + 1),
    );
    return batches.map(({ length }) => length);
  };

  assert.deepEqual(await sizes("no card\n".repeat(100_000)), []);
  assert.deepEqual(await sizes(cards(2 * BATCH_SIZE + 1, "x")), [BATCH_SIZE, BATCH_SIZE, 1]);
  assert.deepEqual(await sizes(cards(10, "x".repeat(200_000))), [2, 3, 2, 3]);
});
