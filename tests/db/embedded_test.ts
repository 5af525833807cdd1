/** The embedded database on disk: one process at a time, and nothing lost when that is killed. */
import assert from "node:assert/strict";
import fs from "node:fs";
import { dirname, join } from "node:path";
import { type Db, openDatabase } from "../../db/database.ts";
import { DirectoryInUse, lockDirectory } from "../../db/directory_lock.ts";
import { migrate } from "../../db/migrate.ts";
import { AT, insertUser } from "./rows.ts";

/** Registers a test with a path at which nothing is yet. */
function directoryTest(name: string, body: (dataDir: string) => Promise<void>): void {
  Deno.test(name, async () => {
    const parent = await Deno.makeTempDir({ prefix: "feeds-embedded-" });
    try {
      await body(join(parent, "new", "data"));
    } finally {
      await Deno.remove(parent, { recursive: true });
    }
  });
}

async function withDatabase<T>(dataDir: string, body: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ kind: "embedded", dataDir });
  try {
    return await body(db);
  } finally {
    await close();
  }
}

async function listUsers(db: Db): Promise<string[]> {
  return (await db.selectFrom("users").select("id").execute()).map(({ id }) => id);
}

function startProcess(dataDir: string): Deno.ChildProcess {
  const script = new URL("embedded_process.ts", import.meta.url).href;
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--lock=tests/deno.lock", script, dataDir],
    cwd: new URL("../../", import.meta.url),
    stdout: "piped",
  }).spawn();
}

async function kill(process: Deno.ChildProcess): Promise<void> {
  process.kill("SIGKILL");
  await process.status;
}

directoryTest(
  "openDatabase() finds again what was committed before it was closed",
  async (dataDir) => {
    const userId = await withDatabase(dataDir, async (db) => {
      await migrate(db);
      return await insertUser(db);
    });

    await withDatabase(dataDir, async (db) => assert.deepEqual(await listUsers(db), [userId]));
  },
);

directoryTest("openDatabase() makes what only its owner can enter", async (dataDir) => {
  await withDatabase(dataDir, () => Promise.resolve());

  for (
    const [path, mode] of [[".", 0o700], ["database", 0o700], ["database.lock", 0o600]] as const
  ) {
    assert.equal(fs.statSync(join(dataDir, path)).mode & 0o777, mode, path);
  }
});

directoryTest(
  "openDatabase() refuses a directory that another process has open, until that is killed",
  async (dataDir) => {
    const process = startProcess(dataDir);
    const reader = process.stdout.pipeThrough(new TextDecoderStream()).getReader();
    const { value: userId = "" } = await reader.read();

    await assert.rejects(openDatabase({ kind: "embedded", dataDir }), (error: Error) => {
      assert.ok(error instanceof DirectoryInUse);
      assert.ok(error.message.startsWith(`Cannot open the database in ${dataDir}: in use`));
      assert.match(error.message, /DATA_DIR/);
      return true;
    });
    await kill(process);
    await reader.cancel();

    await withDatabase(
      dataDir,
      async (db) => assert.deepEqual(await listUsers(db), [userId.trim()]),
    );
  },
);

directoryTest(
  "openDatabase() starts anew after a first start that was killed half way",
  async (dataDir) => {
    await Deno.mkdir(dataDir, { recursive: true });
    const watcher = Deno.watchFs(dataDir);
    const process = startProcess(dataDir);
    for await (const { paths } of watcher) {
      if (paths.some((path) => dirname(path).startsWith(join(dataDir, "database")))) break;
    }
    await kill(process);
    await process.stdout.cancel();
    assert.deepEqual(
      Array.from(Deno.readDirSync(dataDir), ({ name }) => name).sort(),
      ["database.lock", "database.unfinished"],
    );

    await withDatabase(dataDir, migrate);

    assert.equal(fs.existsSync(join(dataDir, "database.unfinished")), false);
  },
);

directoryTest("openDatabase() gives back a directory that it cannot open", async (dataDir) => {
  const cluster = join(dataDir, "database");
  await Deno.mkdir(cluster, { recursive: true });
  await Deno.writeTextFile(join(cluster, "PG_VERSION"), "18\n");

  await assert.rejects(openDatabase({ kind: "embedded", dataDir }));

  lockDirectory(dataDir).release();
});

directoryTest("lockDirectory() gives a directory to one holder at a time", async (dataDir) => {
  await Deno.mkdir(dataDir, { recursive: true });
  const lock = lockDirectory(dataDir);

  assert.throws(() => lockDirectory(dataDir), DirectoryInUse);
  lock.release();

  lockDirectory(dataDir).release();
});

directoryTest("a commit has reached the disk when it returns", async (dataDir) => {
  await withDatabase(dataDir, async (db) => {
    await migrate(db);
    await insertUser(db);

    const synced = await filesSyncedBy(() =>
      db.updateTable("users").set({ disabled_at: AT }).execute()
    );

    const walFolder = join(dataDir, "database", "pg_wal");
    const wal = fs.readdirSync(walFolder).map((name) => fs.statSync(join(walFolder, name)).ino);
    assert.ok(synced.length > 0);
    assert.deepEqual(synced.filter((file) => !wal.includes(file)), []);
  });
});

/** The inodes of the files that are synced meanwhile. */
async function filesSyncedBy(work: () => Promise<unknown>): Promise<number[]> {
  const files: number[] = [];
  const { fsyncSync } = fs;
  fs.fsyncSync = (descriptor) => {
    files.push(fs.fstatSync(descriptor).ino);
    fsyncSync(descriptor);
  };
  try {
    await work();
  } finally {
    fs.fsyncSync = fsyncSync;
  }
  return files;
}
