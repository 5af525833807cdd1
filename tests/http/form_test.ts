/** Forms: which are read, to what, and why others are refused. */
import assert from "node:assert/strict";
import type { BodyErrorCode } from "../../lib/http/body_error.ts";
import { readForm } from "../../lib/http/form.ts";
import { bytes, CANARY, json, post, refusal, type Sent } from "./posted.ts";

const URLENCODED = "application/x-www-form-urlencoded";

Deno.test("readForm() reads the fields of a URL-encoded form", async () => {
  const form = await readForm(post({
    body: "name=J%C3%BCrgen+M&empty=&contact_ids=1&contact_ids=2&__proto__=x",
    type: `${URLENCODED};charset=UTF-8`,
  }));

  assert.equal(form.values.name, "Jürgen M");
  assert.equal(form.values.empty, "");
  assert.equal(form.values.absent, undefined);
  assert.equal(form.values.contact_ids, "1");
  assert.deepEqual(form.all("contact_ids"), ["1", "2"]);
  assert.deepEqual(form.all("absent"), []);
  assert.deepEqual(Object.keys(form.values), ["name", "empty", "contact_ids", "__proto__"]);
});

Deno.test("readForm() counts a line break as one character, as it was typed", async () => {
  const form = await readForm(post({ body: "a=1%0D%0A2%0D%0A&a=%0D%0A", type: URLENCODED }));

  assert.equal(form.values.a, "1\n2\n");
  assert.deepEqual(form.all("a"), ["1\n2\n", "\n"]);
});

Deno.test("readForm() reads texts and files of a multipart form apart", async () => {
  const data = new FormData();
  data.append("note", "1\r\n2");
  data.append("file", new File([bytes(1, 2, 13, 10)], "contacts.vcf", { type: "text/vcard" }));
  data.append("file", "text under the file's name");
  data.append("unchosen", new File([], ""));
  const encoded = new Response(data);

  const form = await readForm(post({
    body: await encoded.clone().bytes(),
    type: encoded.headers.get("content-type") ?? "",
  }));

  const file = form.file("file");
  assert.equal(file?.name, "contacts.vcf");
  assert.deepEqual(await file?.bytes(), bytes(1, 2, 13, 10));
  assert.equal(form.file("unchosen"), undefined);
  assert.equal(form.file("note"), undefined);
  assert.deepEqual(form.values, { note: "1\n2", file: "text under the file's name" });
});

const refusedForms: { name: string; sent: Sent; code: BodyErrorCode }[] = [
  { name: "JSON", sent: json("{}"), code: "unsupported_media_type" },
  { name: "no media type", sent: { body: "a=1" }, code: "unsupported_media_type" },
  {
    name: "a text/plain form",
    sent: { body: "a=1", type: "text/plain" },
    code: "unsupported_media_type",
  },
  {
    name: "a multipart form without boundary",
    sent: { body: CANARY, type: "multipart/form-data" },
    code: "unreadable_body",
  },
  {
    name: "a multipart form that is none",
    sent: { body: CANARY, type: `multipart/form-data; boundary=${CANARY}` },
    code: "unreadable_body",
  },
  {
    name: "more than 1 MiB",
    sent: { body: `a=${"x".repeat(1024 * 1024)}`, type: URLENCODED },
    code: "body_too_large",
  },
];

for (const { name, sent, code } of refusedForms) {
  Deno.test(`readForm() refuses ${name} as ${code}`, async () => {
    await assert.rejects(readForm(post(sent)), refusal(code));
  });
}
