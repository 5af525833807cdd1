/** Accounts are recovered, changed, administered and deleted in a real browser. */
import assert from "node:assert/strict";
import { addRecoveryLink } from "../credentials/issued.ts";
import type { Request } from "../packages/playwright.ts";
import { addPersona } from "../personas.ts";
import { isSignedIn, PASSWORD, signIn } from "./account_forms.ts";
import { signedInTest, visitTest } from "./visits.ts";

const NEW_PASSWORD = "another password";

/** A page that a test has answered 422 on purpose. */
const REFUSED = [/status of 422/];

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  visitTest(`a recovery link sets a new password ${how}`, async ({ page, app, origin }) => {
    const person = await addPersona(app);
    const token = await addRecoveryLink(app.site.db, { userId: person.user.id });
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));

    await page.goto(`/recover/reset?token=${token}`);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Set the password" }).click();

    await page.getByRole("status").getByText("The new password is set").waitFor();
    assert.equal(page.url(), `${origin}/sign-in?notice=password_set`);
    const referrers = await Promise.all(requests.map((request) => request.headerValue("referer")));
    assert.ok(referrers.length > 1);
    assert.deepEqual(referrers.filter((referrer) => referrer?.includes(token)), []);
    assert.equal((await signIn(app, person, { password: NEW_PASSWORD })).status, 303);
  }, { javaScriptEnabled });

  signedInTest(`the password is changed ${how}`, async ({ page, app, persona }) => {
    await page.goto("/settings/account");
    await page.getByRole("link", { name: "Change the password" }).click();
    await page.getByLabel("Present password").fill("a wrong password");
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Change the password" }).click();
    await page.getByRole("alert").getByText("That is not the present password").waitFor();
    assert.equal(await page.getByLabel("Present password").inputValue(), "");

    await page.getByLabel("Present password").fill(PASSWORD);
    await page.getByLabel("New password").fill(NEW_PASSWORD);
    await page.keyboard.press("Enter");

    await page.getByRole("status").getByText("The password is changed").waitFor();
    assert.equal((await signIn(app, persona, { password: NEW_PASSWORD })).status, 303);
  }, { javaScriptEnabled, expectedErrors: REFUSED, persona: { password: PASSWORD } });

  signedInTest(`an account is deleted ${how}`, async ({ page, app, persona }) => {
    await page.goto("/settings/account");
    await page.getByRole("link", { name: "Delete the account" }).click();
    await page.getByText("This can't be undone").waitFor();
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: `Delete the account “${persona.user.email}”` }).click();

    await page.getByRole("status").getByText("is deleted").waitFor();
    assert.deepEqual(await app.site.db.selectFrom("users").select("id").execute(), []);
  }, { javaScriptEnabled, persona: { password: PASSWORD } });

  signedInTest(`a user is suspended and reinstated by keyboard ${how}`, async ({ page, app }) => {
    const person = await addPersona(app);
    await page.goto("/admin/users");
    const form = (name: string) => page.locator("summary").getByText(name, { exact: true });

    await form("Suspend").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("The account is suspended.").waitFor();
    assert.equal(await isSignedIn(app, person.cookie), false);

    await form("Reinstate").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("The account is reinstated.").waitFor();
    assert.equal(await isSignedIn(app, person.cookie), true);
  }, { javaScriptEnabled, persona: { role: "admin" } });
}

signedInTest("a password that is too short is shown where it was typed", async ({ page, app }) => {
  const { user } = await addPersona(app);
  await page.goto("/admin/users");
  await page.locator("summary").getByText("Set a password").click();
  await page.locator("details[open]").getByLabel("New password").fill("short");
  await page.getByRole("button", { name: /^Set the password of/ }).click();

  await page.getByRole("alert").getByRole("link").click();

  const focused = await page.evaluate(() => document.activeElement?.id);
  assert.equal(focused, `${user.id}-new-password`);
}, { expectedErrors: REFUSED, persona: { role: "admin" } });

signedInTest("the time zone is proposed while one types", async ({ page }) => {
  await page.goto("/settings/account");
  const field = page.getByLabel("Time zone");
  const proposed = await field.evaluate((input: HTMLInputElement) =>
    [...input.list?.options ?? []].map(({ value }) => value)
  );

  assert.ok(proposed.includes("Europe/Berlin") && proposed.includes("UTC"));
  assert.equal(await field.inputValue(), "UTC");
});
