/** The body limit on a real server: who is still sending gets an answer, and the connection lives. */
import assert from "node:assert/strict";
import { discardBody, readBody } from "../../lib/http/body.ts";
import { BodyError } from "../../lib/http/body_error.ts";
import { connectRaw, type RawClient } from "./raw_client.ts";

const MIB = 1024 * 1024;
const SENT_MIB = 30;
const LOOPBACK = { hostname: "127.0.0.1", port: 0, onListen: () => {} };
const BLOCK = new Uint8Array(MIB).fill(0x61);

/**
 * Runs `exchange` against a server whose /read reads up to 1 MiB and whose other paths read nothing.
 *
 * @returns what each reading came to: the length, or the error's code
 */
async function withServer(
  exchange: (client: RawClient) => Promise<void>,
): Promise<(string | number)[]> {
  const outcomes: (string | number)[] = [];
  const answer = async (request: Request) => {
    if (new URL(request.url).pathname !== "/read") {
      await discardBody(request);
      return new Response("unread");
    }
    try {
      outcomes.push((await readBody(request, MIB)).byteLength);
      return new Response("read");
    } catch (error) {
      assert.ok(error instanceof BodyError);
      outcomes.push(error.code);
      return new Response("refused", { status: error.status });
    }
  };
  const server = Deno.serve(LOOPBACK, answer);
  const client = await connectRaw(server.addr.port);
  try {
    await exchange(client);
  } finally {
    client.close();
    await server.shutdown();
  }
  return outcomes;
}

function head(path: string, ...headers: string[]): string {
  return [`POST ${path} HTTP/1.1`, "host: localhost", ...headers, "", ""].join("\r\n");
}

/** How a body of so many blocks is framed. */
const framings: {
  name: string;
  header: (blocks: number) => string;
  send: (client: RawClient, blocks: number) => Promise<void>;
}[] = [
  {
    name: "of a stated length",
    header: (blocks) => `content-length: ${blocks * MIB}`,
    async send(client, blocks) {
      for (let count = 0; count < blocks; count++) await client.send(BLOCK);
    },
  },
  {
    name: "in chunks",
    header: () => "transfer-encoding: chunked",
    async send(client, blocks) {
      for (let count = 0; count < blocks; count++) {
        await client.send(`${MIB.toString(16)}\r\n`);
        await client.send(BLOCK);
        await client.send("\r\n");
      }
      await client.send("0\r\n\r\n");
    },
  },
];

for (const { name, header, send } of framings) {
  Deno.test(`readBody() refuses 30 MiB ${name}, and the connection serves the next request`, async () => {
    const outcomes = await withServer(async (client) => {
      await client.send(head("/read", header(SENT_MIB)));
      await send(client, SENT_MIB);
      const refusal = await client.readAnswer();
      await client.send(`${head("/read", "content-length: 2")}ok`);
      const next = await client.readAnswer();

      assert.deepEqual(refusal, { status: 413, body: "refused" });
      assert.deepEqual(next, { status: 200, body: "read" });
    });

    assert.deepEqual(outcomes, ["body_too_large", 2]);
  });

  Deno.test(`readBody() reads exactly its limit ${name}`, async () => {
    const outcomes = await withServer(async (client) => {
      await client.send(head("/read", header(1)));
      await send(client, 1);

      assert.equal((await client.readAnswer()).status, 200);
    });

    assert.deepEqual(outcomes, [MIB]);
  });

  Deno.test(`discardBody() answers who sends 30 MiB ${name}, and the connection serves the next request`, async () => {
    await withServer(async (client) => {
      await client.send(head("/other", header(SENT_MIB)));
      await send(client, SENT_MIB);
      const first = await client.readAnswer();
      await client.send(head("/other", "content-length: 0"));
      const next = await client.readAnswer();

      assert.deepEqual([first.body, next.body], ["unread", "unread"]);
    });
  });
}

Deno.test("readBody() refuses a stated length before the first byte of the body", async () => {
  const outcomes = await withServer(async (client) => {
    await client.send(head("/read", `content-length: ${MIB + 1}`));

    assert.equal((await client.readAnswer()).status, 413);
  });

  assert.deepEqual(outcomes, ["body_too_large"]);
});

Deno.test("readBody() refuses one byte too many in chunks before the body has ended", async () => {
  const outcomes = await withServer(async (client) => {
    await client.send(head("/read", "transfer-encoding: chunked"));
    await client.send(`${(MIB + 1).toString(16)}\r\n`);
    await client.send(BLOCK);
    await client.send("a\r\n");

    assert.equal((await client.readAnswer()).status, 413);
  });

  assert.deepEqual(outcomes, ["body_too_large"]);
});

const broken: { name: string; sent: string }[] = [
  { name: "of a stated length", sent: `${head("/", "content-length: 9")}hello` },
  { name: "in chunks", sent: `${head("/", "transfer-encoding: chunked")}9\r\nhello` },
];

for (const { name, sent } of broken) {
  Deno.test(`readBody() refuses a body ${name} that the client breaks off`, async () => {
    const reading = Promise.withResolvers<PromiseSettledResult<unknown>[]>();
    const arrival = Promise.withResolvers<void>();
    const server = Deno.serve(LOOPBACK, async (request) => {
      arrival.resolve();
      reading.resolve(await Promise.allSettled([readBody(request, MIB)]));
      return new Response();
    });
    const client = await connectRaw(server.addr.port);

    await client.send(sent);
    await arrival.promise;
    client.close();
    const [outcome] = await reading.promise;
    await server.shutdown();

    assert.ok(outcome?.status === "rejected" && outcome.reason instanceof BodyError);
    assert.equal(outcome.reason.code, "unreadable_body");
  });
}
