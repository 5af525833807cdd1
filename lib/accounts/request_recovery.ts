/** Recovery by mail: the link goes to the account's own address and nowhere else. */
import { translatorFor } from "../i18n/translator.ts";
import { PRODUCT_NAME } from "../shared/product.ts";
import type { Site } from "../site.ts";
import { write } from "../work/write.ts";
import type { Mail, Mailer } from "./mailer.ts";
import {
  createRecoveryLink,
  RECOVERY_LINK_LIFETIME_MINUTES,
  type RecoveryLink,
  recoveryUrl,
} from "./recovery_links.ts";

export type RecoveryRequestResult =
  | { kind: "accepted" }
  | { kind: "limited"; retryAfterSeconds: number };

type RecoverySite = Pick<Site, "config" | "db" | "limits" | "now" | "tasks">;

/**
 * Mails a link if there is an account with that address which is not disabled. All of that happens
 * after the answer, so that the answer, and the time it takes, are the same for every address.
 */
export function requestRecovery(
  site: RecoverySite,
  { mailer, email, clientAddress }: { mailer: Mailer; email: string; clientAddress: string },
): RecoveryRequestResult {
  const { recoveryAddress, recoveryAccount } = site.limits;
  const ofAddress = recoveryAddress.take(clientAddress);
  // An address that is out of requests takes none from the account: it can't lock its owner out.
  const verdict = ofAddress.allowed ? recoveryAccount.take(email) : ofAddress;
  if (!verdict.allowed) return { kind: "limited", retryAfterSeconds: verdict.retryAfterSeconds };
  site.tasks.run("recovery mail", () => mailLink(site, { mailer, email }));
  return { kind: "accepted" };
}

async function mailLink(
  site: RecoverySite,
  { mailer, email }: { mailer: Mailer; email: string },
): Promise<void> {
  const link = await write(site, { kind: "system" }, (unit) => createRecoveryLink(unit, email));
  if (link !== undefined) await mailer.send(recoveryMail(link, site.config.linkOrigin));
}

function recoveryMail({ user, secret }: RecoveryLink, origin: string): Mail {
  const translator = translatorFor(user.language);
  return {
    to: user.email,
    subject: translator.text("recovery.mail.subject", { product: PRODUCT_NAME }),
    text: translator.text("recovery.mail.text", {
      url: recoveryUrl(origin, secret),
      minutes: RECOVERY_LINK_LIFETIME_MINUTES,
    }),
  };
}
