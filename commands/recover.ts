/**
 * `deno task recover EMAIL`: prints a one-time link by which the owner of the account sets another
 * password. Beside a running server it works on PostgreSQL alone, for one process at a time has the
 * embedded database.
 */
import { DirectoryInUse } from "../db/directory_lock.ts";
import {
  createRecoveryLink,
  RECOVERY_LINK_LIFETIME_MINUTES,
  recoveryUrl,
} from "../lib/accounts/recovery_links.ts";
import { recoveryForm } from "../lib/shared/account_forms.ts";
import { write } from "../lib/work/write.ts";
import { orExplain, WrongUse } from "./or_explain.ts";

await orExplain(async () => {
  const email = readEmail(Deno.args);
  const { site, close } = await openSite();
  try {
    const link = await write(site, { kind: "operator" }, (unit) => createRecoveryLink(unit, email));
    if (link === undefined) {
      throw new WrongUse(
        "Cannot make a recovery link: no account that may sign in has this e-mail address",
      );
    }
    console.log(`This link works once, within ${RECOVERY_LINK_LIFETIME_MINUTES} minutes:`);
    console.log(recoveryUrl(site.config.linkOrigin, link.secret));
  } finally {
    await close();
  }
});

function readEmail(args: readonly string[]): string {
  const [email, ...rest] = args;
  const input = recoveryForm.safeParse({ email });
  if (input.success && rest.length === 0) return input.data.email;
  throw new WrongUse(
    "Cannot make a recovery link: give one e-mail address, as in deno task recover ada@example.org",
  );
}

async function openSite() {
  try {
    return await import("../main.ts");
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error;
    throw new DirectoryInUse(
      "Cannot make a recovery link: the embedded database is in use by another process. Stop the " +
        "server, run this again, and start it: the link outlives the start",
      { cause: error },
    );
  }
}
