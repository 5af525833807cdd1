import assert from "node:assert/strict";
import { atomEntryId, atomFeedId, type FeedSubject } from "../../lib/feeds/identity.ts";

const RECORD_ID = "01975a10-0000-7000-8000-0000000000e1";
const USER_ID = "01975a10-0000-7000-8000-000000000001";
const CONTACT_ID = "01975a10-0000-7000-8000-0000000000c1";

// Values that readers have stored: a change of one is a fault, whatever the reason.
const FEED_IDS: { subject: FeedSubject; id: string }[] = [
  {
    subject: { kind: "contact", userId: USER_ID, contactId: CONTACT_ID },
    id: "urn:uuid:e87a7ea8-538b-5ed3-b390-b1f670e4d8e5",
  },
  {
    subject: { kind: "aggregate", userId: USER_ID, contactId: null },
    id: "urn:uuid:3e82ab8b-f225-590e-93ab-9041b8322c63",
  },
];

for (const { subject, id } of FEED_IDS) {
  Deno.test(`atomFeedId() gives the permanent id when the kind is ${subject.kind}`, () => {
    assert.equal(atomFeedId(subject), id);
  });
}

const OTHER_SUBJECTS: Record<string, FeedSubject> = {
  "another user": { kind: "contact", userId: RECORD_ID, contactId: CONTACT_ID },
  "another contact": { kind: "contact", userId: USER_ID, contactId: RECORD_ID },
  "the other kind": { kind: "aggregate", userId: USER_ID, contactId: CONTACT_ID },
};

for (const [name, other] of Object.entries(OTHER_SUBJECTS)) {
  Deno.test(`atomFeedId() differs when the subject has ${name}`, () => {
    const subject: FeedSubject = { kind: "contact", userId: USER_ID, contactId: CONTACT_ID };

    assert.notEqual(atomFeedId(other), atomFeedId(subject));
  });
}

Deno.test("atomEntryId() gives the permanent id of a record", () => {
  assert.equal(atomEntryId("note", RECORD_ID), "urn:uuid:ab741aac-5f4a-5357-9061-d322908dcdd3");
});

Deno.test("atomEntryId() differs when two timeline types share a key", () => {
  assert.notEqual(atomEntryId("gift", RECORD_ID), atomEntryId("note", RECORD_ID));
});

Deno.test("atomEntryId() tells nothing of the record's key and has no capitals (CASES 83)", () => {
  const id = atomEntryId("note", RECORD_ID);

  assert.equal(id.includes(RECORD_ID), false);
  assert.equal(id, id.toLowerCase());
});
