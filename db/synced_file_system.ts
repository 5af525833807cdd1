/** PGlite's file system on a directory, with an fsync that reaches the disk. */
import fs from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];
type EmscriptenModule = Parameters<NonNullable<EmscriptenOptions["preRun"]>[number]>[0];

/** The operations on open files that Emscripten looks up; its types leave them out. */
interface FileOperations {
  fsync?: (stream: { nfd: number }) => number;
}

/** Emscripten's file system for Node has no fsync, and takes one that is missing for done. */
export class SyncedFileSystem extends NodeFS {
  override async init(
    pglite: PGlite,
    options: EmscriptenOptions,
  ): Promise<{ emscriptenOpts: EmscriptenOptions }> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...emscriptenOpts.preRun ?? [], addFsync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync(module: EmscriptenModule): void {
  const { stream_ops } = module.NODEFS as unknown as { stream_ops: FileOperations };
  stream_ops.fsync = ({ nfd }) => {
    fs.fsyncSync(nfd);
    return 0;
  };
}
