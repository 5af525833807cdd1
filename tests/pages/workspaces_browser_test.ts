/** Workspaces in a real browser: articles decided, addresses handed out and ended. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { openWithIslands } from "../browser.ts";
import { addPersona } from "../personas.ts";
import { tabTo, untilFocused } from "./keyboard.ts";
import { signedInTest } from "./visits.ts";
import { addArticle, addWorkspace, issueAddress, workspaceUrlsIn } from "./workspace_forms.ts";

/** A page that a test has answered 422 on purpose. */
const REFUSED = [/status of 422/];

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "in a dialog" : "without JavaScript";
  const role = javaScriptEnabled ? "button" : "link";

  signedInTest(`a workspace is made ${how}`, async ({ page }) => {
    await page.goto("/workspaces");
    await page.getByRole(role, { name: "New workspace" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Media desk");
    await page.getByRole("button", { name: "Create the workspace" }).click();

    await page.getByRole("status").getByText("The workspace is ready.").waitFor();
    assert.match(new URL(page.url()).pathname, /^\/workspaces\/[0-9a-f-]{36}$/);
  }, { javaScriptEnabled });

  signedInTest(`an article is decided with a reason ${how}`, async ({ page, persona }) => {
    const path = await addWorkspace(persona);
    await addArticle(persona, path);
    await page.goto(`${path}?verdict=undecided`);
    await page.getByText("With a reason").click();
    await page.getByRole("textbox", { name: "Reason" }).fill("Well sourced");
    await page.getByRole("button", { name: "Let pass: The river that remembers" }).click();

    const notice = page.getByRole("status").getByText("“The river that remembers” has passed.");
    await notice.waitFor();
    await untilFocused(notice);
    assert.equal(new URL(page.url()).searchParams.get("verdict"), "undecided");
    await page.getByRole("link", { name: "Passed (1)" }).click();
    await page.getByText("Reason: Well sourced").waitFor();
  }, { javaScriptEnabled });

  signedInTest(`an address is handed out and ended ${how}`, async ({ page, persona, app }) => {
    const path = await addWorkspace(persona);
    await page.goto(`${path}/feeds`);
    await page.getByRole(role, { name: "New address" }).click();
    await page.getByLabel("Label").fill("Kitchen tablet");
    await page.getByRole("button", { name: "Create the address" }).click();
    await page.getByLabel("Feed of what has passed").waitFor();
    const urls = workspaceUrlsIn(await page.content());
    const poll = async () =>
      (await Promise.all(urls.map((url) => app.fetch(url)))).map((answer) => {
        void answer.body?.cancel();
        return answer.status;
      });
    assert.deepEqual(await poll(), [200, 200]);

    await page.getByRole("link", { name: "Back to the addresses" }).click();
    await page.getByRole(role, { name: "Revoke “Kitchen tablet”" }).click();
    const within = javaScriptEnabled ? page.getByRole("dialog") : page.getByRole("main");
    await within.getByText("Copies that readers have already made stay with them.").waitFor();
    await within.getByRole("button", { name: "Revoke “Kitchen tablet”" }).click();
    await page.getByRole("status").getByText("The address is revoked.").waitFor();
    assert.deepEqual(await poll(), [401, 401]);
  }, { javaScriptEnabled });

  signedInTest(`a member is added, and one leaves ${how}`, async ({ page, persona, app }) => {
    const path = await addWorkspace(persona);
    const other = await addPersona(app);
    await page.goto(`${path}/members`);
    await page.getByRole(role, { name: "Add a member" }).click();
    await page.getByLabel("E-mail").fill(other.user.email);
    await page.getByRole("radio", { name: "Admin" }).check();
    await page.getByRole("button", { name: "Add the member" }).click();
    const row = page.getByRole("listitem").filter({ hasText: other.user.email });
    await row.getByText("Just saved").waitFor();
    await untilFocused(row);

    await page.getByRole(role, { name: "Leave “Media desk”" }).click();
    const within = javaScriptEnabled ? page.getByRole("dialog") : page.getByRole("main");
    await within.getByRole("button", { name: "Leave “Media desk”" }).click();
    await page.getByRole("status").getByText("You have left the workspace.").waitFor();
    assert.equal((await other.fetch(path)).status, 200);
  }, { javaScriptEnabled });
}

signedInTest("PI-33: focus moves to the display-once surface, which is copied", async (visit) => {
  const { page, persona } = visit;
  const path = await addWorkspace(persona);
  await openWithIslands(page, `${path}/feeds`);
  await page.getByRole("button", { name: "New address" }).click();
  await page.getByLabel("Label").fill("Kitchen tablet");
  await page.getByRole("button", { name: "Create the address" }).click();
  await untilFocused(page.locator("#address-passed"));

  for (const [name, id] of [["Copy: filtered out", "filtered"], ["Copy: passed", "passed"]]) {
    await page.getByRole("button", { name }).click();
    await page.locator(`.field:has(#address-${id})`).getByText("Copied").waitFor();
    assert.equal(await page.getByText("Copied").count(), 1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await page.locator(`#address-${id}`).inputValue());
  }
}, { permissions: ["clipboard-read", "clipboard-write"] });

signedInTest("a reload of the display-once page makes nothing and says so", async (visit) => {
  const { page, persona, app } = visit;
  const path = await addWorkspace(persona);
  await page.goto(`${path}/feeds/new`);
  await page.getByLabel("Label").fill("Kitchen tablet");
  await page.getByRole("button", { name: "Create the address" }).click();
  await page.locator("#address-passed").waitFor();

  await page.reload();

  await page.getByRole("status").getByText("This address has been made already").waitFor();
  assert.deepEqual(workspaceUrlsIn(await page.content()), []);
  const rows = await app.site.db.selectFrom("intelligence_feed_tokens").select("id").execute();
  assert.equal(rows.length, 1);
});

signedInTest("a form that was refused keeps what was typed in the dialog", async (visit) => {
  const { page, persona } = visit;
  const path = await addWorkspace(persona);
  await openWithIslands(page, `${path}/members`);
  await page.getByRole("button", { name: "Add a member" }).click();
  await page.getByLabel("E-mail").fill("nobody@example.org");
  await page.getByRole("radio", { name: "Editor" }).check();
  await page.getByRole("button", { name: "Add the member" }).click();

  const summary = page.getByRole("alert");
  await summary.getByText("Nobody here has this e-mail address.").waitFor();
  await untilFocused(summary);
  assert.equal(await page.getByLabel("E-mail").inputValue(), "nobody@example.org");
  assert.equal(await page.getByRole("radio", { name: "Editor" }).isChecked(), true);
}, { expectedErrors: REFUSED });

signedInTest("an address is revoked by keyboard alone, and Esc changes nothing", async (visit) => {
  const { page, persona, app } = visit;
  const path = await addWorkspace(persona);
  const { urls: [url = ""] } = await issueAddress(persona, path);
  await openWithIslands(page, `${path}/feeds`);
  const opener = page.getByRole("button", { name: "Revoke “Kitchen tablet”" });
  await tabTo(page, opener);

  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("dialog").count(), 0);
  await untilFocused(opener);
  assert.equal((await app.fetch(url)).status, 200);

  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("status").getByText("The address is revoked.").waitFor();
  assert.equal((await app.fetch(url)).status, 401);
});

signedInTest("a file of articles is imported", async ({ page, persona }) => {
  const path = await addWorkspace(persona);
  const item = "<item><title>River</title><link>https://a.example/1</link></item>";
  const buffer = `<rss version="2.0"><channel>${item}</channel></rss>`;
  await page.goto(path);
  await page.getByRole("link", { name: "Import a file" }).click();
  await page.getByLabel("File").setInputFiles({
    name: "feed.xml",
    mimeType: "application/rss+xml",
    buffer: Buffer.from(buffer),
  });
  await page.getByRole("button", { name: "Import" }).click();

  await page.getByRole("status").getByText("The import is done").waitFor();
  const reload = await page.reload();
  assert.equal(reload?.request().method(), "GET");
  await page.getByRole("status").getByText("The import is done").waitFor();
  await page.getByRole("link", { name: "To the articles" }).click();
  await page.getByRole("heading", { name: "River" }).waitFor();
});
