/** A process of its own that opens the embedded database in the directory that it is given. */
import { openDatabase } from "../../db/database.ts";
import { migrate } from "../../db/migrate.ts";
import { insertUser } from "./rows.ts";

const [dataDir = ""] = Deno.args;
const { db } = await openDatabase({ kind: "embedded", dataDir });
await migrate(db);
console.log(await insertUser(db));
// Until it is killed: a killed process closes nothing.
setInterval(() => {}, 60_000);
