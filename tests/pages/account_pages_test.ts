/** The pages of one's own account, as a browser without JavaScript has them. */
import assert from "node:assert/strict";
import { openTestApp } from "../app_for_test.ts";
import { databaseTest } from "../databases.ts";
import { addPersona } from "../personas.ts";
import { isSignedIn, PASSWORD, post, signIn, signInAgain, textAt } from "./account_forms.ts";
import { chosenIn, textOf, valueOf } from "./html.ts";

const NEW_PASSWORD = "another password";
databaseTest("GET /settings/account shows what the account holds", async (db) => {
  const app = await openTestApp(db);
  const person = await addPersona(app, { language: "de", timeZone: "Europe/Berlin" });

  const html = await (await person.fetch("/settings/account")).text();

  assert.equal(valueOf(html, "display_name"), "Somebody");
  assert.equal(valueOf(html, "time_zone"), "Europe/Berlin");
  assert.deepEqual(chosenIn(html), ["de"]);
  assert.ok(textOf(html).includes(person.user.email));
  assert.match(html, /<option value="America\/New_York">/);
});

databaseTest("POST /settings/account changes name, language and zone, and says so", async (db) => {
  const app = await openTestApp(db);
  const [person, other] = [await addPersona(app), await addPersona(app)];

  const response = await post(person, "/settings/account", {
    display_name: "Ada",
    language: "de",
    time_zone: "europe/vienna",
  });

  assert.equal(response.status, 303);
  const html = await (await person.fetch(response.headers.get("location") ?? "")).text();
  assert.match(html, /<html lang="de">/);
  assert.match(textOf(html), /Die Angaben sind gespeichert\./);
  assert.equal(valueOf(html, "display_name"), "Ada");
  assert.equal(valueOf(html, "time_zone"), "Europe/Vienna");
  assert.match(await textAt(other, "/settings/account"), /Somebody/);
});

databaseTest("POST /settings/account keeps what was typed when it is wrong", async (db) => {
  const person = await addPersona(await openTestApp(db));

  const response = await post(person, "/settings/account", {
    display_name: " ",
    language: "tlh",
    time_zone: "Mars/Base",
  });

  const html = await response.text();
  assert.equal(response.status, 422);
  assert.match(html, /<a href="#display-name">Your name: Fill this in/);
  assert.match(html, /<a href="#language">Language: Choose one of the values/);
  assert.match(html, /<a href="#time-zone">Time zone: Choose one of the values/);
  assert.equal(valueOf(html, "time_zone"), "Mars/Base");
  assert.match(await textAt(person, "/settings/account"), /Somebody/);
});

databaseTest("POST …/password sets it, and signs the other browsers out", async (db) => {
  const app = await openTestApp(db);
  const person = await addPersona(app, { password: PASSWORD });
  const elsewhere = await signInAgain(app, person);

  const response = await post(person, "/settings/account/password", {
    current_password: PASSWORD,
    new_password: NEW_PASSWORD,
  });

  const location = response.headers.get("location") ?? "";
  assert.match(
    await textAt(person, location),
    /The password is changed, and your other sessions have ended/,
  );
  assert.equal(await isSignedIn(app, elsewhere), false);
  const entered = await signIn(app, person, { password: NEW_PASSWORD });
  assert.equal(entered.status, 303);
});

const WRONG_PASSWORDS: { name: string; form: Record<string, string>; says: RegExp }[] = [
  {
    name: "the present one is wrong",
    form: { current_password: "a wrong password", new_password: NEW_PASSWORD },
    says: /Present password: That is not the present password of this account/,
  },
  {
    name: "the present one is missing",
    form: { current_password: "", new_password: NEW_PASSWORD },
    says: /Present password: Fill this in/,
  },
  {
    name: "the new one is too short",
    form: { current_password: PASSWORD, new_password: "too short" },
    says: /New password: Use at least 10 characters/,
  },
];

for (const { name, form, says } of WRONG_PASSWORDS) {
  databaseTest(`POST …/password changes nothing when ${name}`, async (db) => {
    const app = await openTestApp(db);
    const person = await addPersona(app, { password: PASSWORD });
    const elsewhere = await signInAgain(app, person);

    const response = await post(person, "/settings/account/password", form);

    const html = await response.text();
    assert.equal(response.status, 422);
    assert.match(textOf(html), says);
    for (const password of Object.values(form).filter((text) => text !== "")) {
      assert.equal(html.includes(password), false);
    }
    assert.equal(await isSignedIn(app, elsewhere), true);
  });
}

for (const [target, field] of [["password", "current_password"], ["deletion", "password"]]) {
  databaseTest(`POST …/${target} says when to try again after too many guesses`, async (db) => {
    const person = await addPersona(await openTestApp(db), { password: PASSWORD });
    const attempt = (password: string) =>
      post(person, `/settings/account/${target}`, {
        [field ?? ""]: password,
        new_password: NEW_PASSWORD,
      });
    for (let count = 0; count < 10; count++) {
      const wrong = await attempt("a wrong password");
      assert.equal(wrong.status, 422);
      await wrong.body?.cancel();
    }

    const response = await attempt(PASSWORD);

    assert.equal(response.status, 429);
    assert.ok(Number(response.headers.get("retry-after")) >= 1);
    await response.body?.cancel();
  });
}

databaseTest("the account's forms are refused when another site sends them", async (db) => {
  const person = await addPersona(await openTestApp(db), { password: PASSWORD });
  const before = await db.selectFrom("users").selectAll().execute();
  const targets = ["", "/password", "/deletion", "/sessions/end-others"];

  for (const target of targets) {
    const response = await person.fetch(`/settings/account${target}`, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
      body: new URLSearchParams({ password: PASSWORD, current_password: PASSWORD }),
    });
    assert.equal(response.status, 403, target);
    await response.body?.cancel();
  }

  assert.deepEqual(await db.selectFrom("users").selectAll().execute(), before);
});

databaseTest("GET /settings/account says nothing for a notice that does not exist", async (db) => {
  const person = await addPersona(await openTestApp(db));

  const html = await (await person.fetch("/settings/account?notice=<b>hacked</b>")).text();

  assert.equal(html.includes("hacked"), false);
  assert.equal(html.includes(`role="status"`), false);
});
