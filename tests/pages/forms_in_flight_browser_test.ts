/** A form that is on its way can't be sent twice, and says so: in dialogs and outside of them. */
import assert from "node:assert/strict";
import { openWithIslands, type Page } from "../browser.ts";
import { signedInTest } from "./visits.ts";
import { addArticle, addWorkspace, issueAddress } from "./workspace_forms.ts";

/** What a page looks like while a form of it is on its way. */
interface InFlight {
  /** The labels of the buttons that can't be pressed. */
  held: string[];
  /** The button that was pressed: it shows that it works. */
  busy: { label: string; width: number; height: number } | undefined;
  /** What is said where it is heard: in the dialog, where one makes the rest of the page inert. */
  announced: string;
  /** Whether its region was there before: what comes along with one is not announced. */
  wasAwaited: boolean;
}

/**
 * Holds the answer to what is posted below a path until it is let go. The page reports by itself:
 * whoever asks it meanwhile is made to wait for the answer.
 */
async function holdAnswer(page: Page, pattern: string) {
  const answer = Promise.withResolvers<void>();
  const inFlight = Promise.withResolvers<InFlight>();
  await page.exposeFunction("report", inFlight.resolve);
  await page.addInitScript(() => {
    let wasAwaited = false;
    const look = () => {
      const held = [...document.querySelectorAll("button:disabled")];
      const said = [...document.querySelectorAll("[aria-live], form [role=status]")];
      if (held.length === 0 || said.length === 0) return;
      wasAwaited ||= said.every(({ textContent }) => textContent === "");
      const place = document.querySelector("dialog:modal") ?? document.body;
      const announced = said.filter((one) => place.contains(one))
        .map(({ textContent }) => textContent).join();
      if (said.every(({ textContent }) => textContent === "")) return;
      const [busy] = [...document.querySelectorAll<HTMLElement>("button[aria-busy=true]")]
        .map(({ textContent, offsetWidth: width, offsetHeight: height }) => ({
          label: textContent,
          width,
          height,
        }));
      Reflect.get(globalThis, "report")({
        held: held.map(({ textContent }) => textContent),
        busy,
        announced,
        wasAwaited,
      });
    };
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document, all);
  });
  await page.route(pattern, async (route) => {
    if (route.request().method() === "POST") await answer.promise;
    await route.continue();
  });
  return { inFlight: inFlight.promise, letGo: answer.resolve };
}

const NOW = { noWaitAfter: true };

signedInTest("PI-23: controls are disabled while in flight, and say so", async (visit) => {
  const { page, persona, app } = visit;
  const path = await addWorkspace(persona);
  const { id } = await issueAddress(persona, path);
  const { inFlight, letGo } = await holdAnswer(page, `**${path}/feeds/${id}/revocation`);
  await openWithIslands(page, `${path}/feeds`);
  await page.getByRole("button", { name: "Revoke “Kitchen tablet”" }).click();
  const submit = page.getByRole("dialog").getByRole("button", { name: "Revoke “Kitchen tablet”" });

  const { width, height } = await submit.evaluate((button: HTMLElement) => ({
    width: button.offsetWidth,
    height: button.offsetHeight,
  }));

  await submit.click(NOW);

  const seen = await inFlight;
  letGo();
  const label = "Revoke “Kitchen tablet”";
  const busy = { label, width, height };
  assert.deepEqual(seen, { held: [label], busy, announced: "Sending…", wasAwaited: true });
  await page.getByRole("status").getByText("The address is revoked.").waitFor();
  const rows = await app.site.db.selectFrom("audit_events").select("id")
    .where("action", "=", "workspace_feed_token.revoked").execute();
  assert.equal(rows.length, 1);
});

signedInTest("PI-23: the form in the dialog of issuing is held too", async ({ page, persona }) => {
  const path = await addWorkspace(persona);
  const { inFlight, letGo } = await holdAnswer(page, `**${path}/feeds`);
  await openWithIslands(page, `${path}/feeds`);
  await page.getByRole("button", { name: "New address" }).click();
  await page.getByLabel("Label").fill("Kitchen tablet");

  await page.getByRole("button", { name: "Create the address" }).click(NOW);

  const { held, announced } = await inFlight;
  letGo();
  assert.deepEqual({ held, announced }, { held: ["Create the address"], announced: "Sending…" });
  await page.locator("#address-passed").waitFor();
});

signedInTest("PI-23: a button that decides is held, and its verdict still sent", async (visit) => {
  const { page, persona } = visit;
  const path = await addWorkspace(persona);
  await addArticle(persona, path);
  const { inFlight, letGo } = await holdAnswer(page, "**/verdict");
  await openWithIslands(page, path);

  await page.getByRole("button", { name: "Filter out: The river" }).click(NOW);

  const { held, busy, announced } = await inFlight;
  letGo();
  assert.deepEqual([held, busy?.label], [["Let pass", "Filter out"], "Filter out"]);
  assert.equal(announced, "Sending…");
  await page.getByText("Decided just now").waitFor();
});

signedInTest("PI-23: a page that is brought back can be used again", async (visit) => {
  const { page, persona } = visit;
  const path = await addWorkspace(persona);
  const released = Promise.withResolvers<string[]>();
  await page.exposeFunction("reportReleased", released.resolve);
  await page.addInitScript(() => {
    const bringBack = () => {
      if (document.querySelector("main button:disabled[aria-busy]") === null) return;
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      const buttons = [...document.querySelectorAll("main button:enabled:not([aria-busy])")];
      Reflect.get(globalThis, "reportReleased")(buttons.map(({ textContent }) => textContent));
    };
    new MutationObserver(bringBack).observe(document, { subtree: true, attributes: true });
  });
  await openWithIslands(page, `${path}/feeds/new`);
  await page.getByLabel("Label").fill("Kitchen tablet");

  await page.getByRole("button", { name: "Create the address" }).click(NOW);

  assert.deepEqual(await released.promise, ["Create the address"]);
});

signedInTest("PI-23: a form that led nowhere can be sent again", async ({ page, persona }) => {
  const path = await addWorkspace(persona);
  await page.clock.install();
  await page.route(`**${path}/feeds`, (route) => route.fulfill({ status: 204 }), { times: 1 });
  await openWithIslands(page, `${path}/feeds/new`);
  await page.getByLabel("Label").fill("Kitchen tablet");
  const submit = page.getByRole("button", { name: "Create the address" });

  await submit.click(NOW);

  await page.locator("main button:disabled[aria-busy]").waitFor({ timeout: 5_000 });
  await page.clock.fastForward(21_000);
  assert.equal(await submit.isDisabled(), true);
  await page.clock.fastForward(9_000);
  assert.equal(await submit.isEnabled(), true);
  assert.equal(await page.locator("main [aria-busy], form [role=status]").count(), 0);
});

signedInTest("PI-23: cancelling holds nothing", async ({ page, persona }) => {
  const path = await addWorkspace(persona);
  await issueAddress(persona, path);
  await openWithIslands(page, `${path}/feeds`);
  const opener = page.getByRole("button", { name: "Revoke “Kitchen tablet”" });

  for (let time = 0; time < 2; time += 1) {
    await opener.click();
    await page.getByRole("dialog").getByText("Cancel").click();
  }

  assert.equal(await page.locator("button:disabled").count(), 0);
  assert.equal(await page.locator("form [role=status]").count(), 0);
});
