/** Forms: which are read, to what, and why others are refused. */
import assert from "node:assert/strict";
import type { BodyErrorCode } from "../../lib/http/body_error.ts";
import { readForm } from "../../lib/http/form.ts";
import { MAX_FORM_FIELDS } from "../../lib/http/parse_form.ts";
import { MAX_BODY_BYTES } from "../../lib/shared/limits.ts";
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

function encodedForm(fields: number): Sent {
  const body = Array.from({ length: fields }, (_, index) => `${index}=x`).join("&");
  return { body, type: URLENCODED };
}

async function multipartForm(fields: number): Promise<Sent> {
  const data = new FormData();
  for (let index = 0; index < fields; index++) data.append(`${index}`, "x");
  const encoded = new Response(data);
  const type = encoded.headers.get("content-type") ?? "";
  return { body: await encoded.bytes(), type };
}

for (const [name, form] of [["URL-encoded", encodedForm], ["multipart", multipartForm]] as const) {
  Deno.test(`readForm() takes as many ${name} fields as a form may have, and no more`, async () => {
    const { values } = await readForm(post(await form(MAX_FORM_FIELDS)));
    assert.equal(Object.keys(values).length, MAX_FORM_FIELDS);
    assert.equal(values[MAX_FORM_FIELDS - 1], "x");

    await assert.rejects(
      readForm(post(await form(MAX_FORM_FIELDS + 1))),
      { name: "BodyError", code: "unreadable_body", message: /more than 1000 fields/ },
    );
  });
}

Deno.test("readForm() gives a URL-encoded form no more room than text needs", async () => {
  const sent = { body: `a=${"x".repeat(MAX_BODY_BYTES)}`, type: URLENCODED };
  await assert.rejects(readForm(post(sent), 20 * MAX_BODY_BYTES), refusal("body_too_large"));
});

Deno.test("readForm() reads a multipart form by the boundary that it has counted", async () => {
  const part = (name: string) => `content-disposition: form-data; name="${name}"\r\n\r\nx\r\n`;
  const body = (boundary: string) =>
    `--${boundary}\r\n${part("a")}--${boundary}\r\n${part("b")}--${boundary}--\r\n`;
  for (
    const [type, boundary] of [
      ["multipart/form-data; boundary=one; boundary=two", "one"],
      ['multipart/form-data; charset=utf-8; BOUNDARY="a b"', "a b"],
    ] as const
  ) {
    const { values } = await readForm(post({ body: body(boundary), type }));
    assert.deepEqual(values, { a: "x", b: "x" }, type);
  }
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
