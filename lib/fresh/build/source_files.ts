/** Owns which files of a project are its routes, islands and static files. */

import { existsSync } from "node:fs";
import { join } from "node:path";

const MODULE = /(?<!_test)\.[jt]sx?$/;

/** Paths are relative to the root, and sorted, so that equal projects give equal builds. */
export function findSourceFiles(root: string) {
  const routes = listFiles(root, "routes").filter((path) => MODULE.test(path));
  const inRoutes = routes.filter((path) => path.includes("/(_islands)/"));
  return {
    routes: routes.filter((path) => !path.includes("/(_")),
    islands: [...inRoutes, ...listFiles(root, "islands").filter((path) => MODULE.test(path))],
    static: listFiles(root, "static"),
  };
}

/** None when there is no such folder. */
function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = [...Deno.readDirSync(join(root, folder))];
  return entries.flatMap(({ name, isDirectory }) => {
    const path = `${folder}/${name}`;
    return isDirectory ? listFiles(root, path) : [path];
  }).sort();
}
