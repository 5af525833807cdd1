/** What a build leaves on the disk, and what it weighs. */

import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { Builder } from "fresh/dev";
import { createApp } from "./fixture/main.ts";

const root = new URL("fixture/", import.meta.url);
const built = new URL("_fresh/", root);

async function withBuild(use: () => Promise<void>): Promise<void> {
  await new Builder({ root: root.href }).build();
  try {
    await use();
  } finally {
    await Deno.remove(built, { recursive: true });
  }
}

/** Imports the built server in a process of its own, started elsewhere, and prints its answers. */
const CLIENT = `
const { default: server } = await import(Deno.args[0]);
for (const path of Deno.args.slice(1)) {
  const response = await server.fetch(new Request("http://localhost" + path));
  console.log(response.status, response.headers.get("content-type"), await response.text());
}`;

async function askBuiltServer(...paths: string[]): Promise<string> {
  const script = await Deno.makeTempFile({ suffix: ".js" });
  try {
    await Deno.writeTextFile(script, CLIENT);
    const { stdout, stderr, success } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        `--config=${fileURLToPath(new URL("../../deno.json", import.meta.url))}`,
        `--lock=${fileURLToPath(new URL("../deno.lock", import.meta.url))}`,
        script,
        new URL("server.js", built).href,
        ...paths,
      ],
      cwd: Deno.env.get("HOME"),
    }).output();
    assert.ok(success, new TextDecoder().decode(stderr));
    return new TextDecoder().decode(stdout);
  } finally {
    await Deno.remove(script);
  }
}

Deno.test("Builder.build() writes a server that answers from any folder", async () => {
  await withBuild(async () => {
    const output = await askBuiltServer("/islands/shared", "/styles.css");
    assert.match(output, /^200 text\/html.*<!--island:0-->/);
    assert.match(output, /^200 text\/css.*body \{/m);
    const [, script = ""] = /<script type="module" src="([^"]+)"/.exec(output) ?? [];
    assert.match(
      await askBuiltServer(script),
      /^200 text\/javascript; charset=utf-8 \S/,
    );
  });
});

Deno.test("Builder.build() gives equal builds for equal projects, and sweeps the last one", async () => {
  await withBuild(async () => {
    const first = await Deno.readTextFile(new URL("server.js", built));
    await Deno.writeTextFile(new URL("js/old.js", built), "");
    await new Builder({ root: fileURLToPath(root) }).build();
    assert.equal(await Deno.readTextFile(new URL("server.js", built)), first);
    const names = [...Deno.readDirSync(new URL("js/", built))].map(({ name }) => name);
    assert.ok(!names.includes("old.js"));
  });
});

Deno.test("Builder.build() sends at most 13 kB of compressed script for an island", async () => {
  await withBuild(async () => {
    let bytes = 0;
    for (const { name } of Deno.readDirSync(new URL("js/", built))) {
      if (!/^(boot|chunk|Counter)-/.test(name)) continue;
      bytes += gzipSync(await Deno.readFile(new URL(`js/${name}`, built))).byteLength;
    }
    assert.ok(bytes > 8_000 && bytes < 13_000, `${bytes} bytes`);
  });
});

Deno.test("Builder.listen() serves the imported app with a build for development", async () => {
  const stop = new AbortController();
  const { promise: address, resolve: onListen } = Promise.withResolvers<Deno.NetAddr>();
  const app = createApp().get("/mode", (ctx) => ctx.text(ctx.config.mode));
  const done = new Builder({ root: root.href }).listen(() => Promise.resolve({ app }), {
    port: 0,
    signal: stop.signal,
    onListen,
  });
  const origin = `http://localhost:${(await address).port}`;
  const [mode, page] = await Promise.all(
    ["/mode", "/islands/shared"].map(async (path) => await (await fetch(origin + path)).text()),
  );
  assert.equal(mode, "development");
  const [, boot] = /<script type="module" src="([^"]+)"/.exec(page ?? "") ?? [];
  assert.match(await (await fetch(origin + boot)).text(), /\n\/\/# sourceMappingURL=data:/);
  stop.abort();
  await done;
});
