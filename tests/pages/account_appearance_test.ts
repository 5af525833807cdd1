/** The pages of recovery, account and administration can be read and used by everybody. */
import type { Page } from "../browser.ts";
import { addRecoveryLink } from "../credentials/issued.ts";
import { addPersona } from "../personas.ts";
import { signInAgain } from "./account_forms.ts";
import { assertAccessible, assertFits, NARROW, openEach, STILL, type View } from "./appearance.ts";
import { signedInTest, type Visit, visitTest } from "./visits.ts";

async function send(page: Page, path: string, form = "main form"): Promise<void> {
  await page.goto(path);
  await page.locator(`${form} > .button, ${form} .row > .button`).first().click();
  await page.getByRole("alert").waitFor();
}

const ACCOUNT_VIEWS: View[] = [
  { name: "the account", open: (page) => page.goto("/settings/account") },
  { name: "a notice", open: (page) => page.goto("/settings/account?notice=saved") },
  { name: "the password", open: (page) => send(page, "/settings/account/password") },
  { name: "the deletion", open: (page) => send(page, "/settings/account/deletion") },
  {
    name: "the users, every form open",
    async open(page) {
      await page.goto("/admin/users");
      for (const summary of await page.locator("summary").all()) await summary.click();
    },
  },
  { name: "the users, refused", open: (page) => send(page, "/admin/users", "form.list-end") },
];

const LONG_NAME = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);

/** More than one session, and users in every state. */
async function fill({ app, persona }: Visit & { persona: Parameters<typeof signInAgain>[1] }) {
  await signInAgain(app, persona);
  await addPersona(app, { role: "admin" });
  const { user } = await addPersona(app);
  await app.site.db.updateTable("users")
    .set({ disabled_at: app.site.now(), display_name: LONG_NAME })
    .where("id", "=", user.id).execute();
}

async function recoveryViews({ app }: Visit): Promise<View[]> {
  const { user } = await addPersona(app);
  const token = await addRecoveryLink(app.site.db, { userId: user.id });
  return [
    { name: "signing in", open: (page) => page.goto("/sign-in?notice=password_set") },
    { name: "the request", open: (page) => send(page, "/recover") },
    { name: "the request, sent", open: (page) => page.goto("/recover?notice=recovery_requested") },
    { name: "the reset", open: (page) => send(page, `/recover/reset?token=${token}`) },
    { name: "a dead link", open: (page) => page.goto("/recover/reset?token=none") },
  ];
}

const MAILING = { env: { SMTP_URL: "smtp://127.0.0.1:1" } };
const REFUSED = { expectedErrors: [/status of 4(04|22)/] };
const PERSONA = { role: "admin", password: "a long password" } as const;

signedInTest("axe finds nothing on the account's pages", async (visit) => {
  const subject = await fill(visit);
  await openEach(visit.page, ACCOUNT_VIEWS, { subject, check: assertAccessible });
}, { ...STILL, ...REFUSED, persona: PERSONA });

visitTest("axe finds nothing on the recovery's pages", async (visit) => {
  const views = await recoveryViews(visit);
  await openEach(visit.page, views, { subject: undefined, check: assertAccessible });
}, { ...STILL, ...REFUSED, ...MAILING });

signedInTest("the account's pages fit 320 pixels in German", async (visit) => {
  const subject = await fill(visit);
  await openEach(visit.page, ACCOUNT_VIEWS, { subject, check: assertFits });
}, { ...NARROW, ...REFUSED, persona: { ...PERSONA, language: "de" } });

visitTest("the recovery's pages fit 320 pixels in German", async (visit) => {
  const views = await recoveryViews(visit);
  await openEach(visit.page, views, { subject: undefined, check: assertFits });
}, { ...NARROW, ...REFUSED, ...MAILING, locale: "de" });
