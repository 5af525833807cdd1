/** Drives every surface: writes into every field, asks for every route, and lets each of them fail. */
import { v7 as uuidv7 } from "uuid";
import { DETAIL_LEVELS, type DetailLevel } from "../../lib/shared/feed_options.ts";
import { RECORDS } from "../../lib/shared/records/mod.ts";
import type { TestApp } from "../app_for_test.ts";
import { PERSONAS, type Row } from "../matrix/answers.ts";
import { prepare } from "../matrix/asking.ts";
import { ROWS } from "../matrix/rows.ts";
import { asPersona, openWorld, PASSWORD, type World } from "../matrix/world.ts";
import { COLLECTED } from "../record_samples.ts";
import { jsonOf } from "../rest/json.ts";
import { authoredTexts, canary, contactInput, recordInput } from "./authored.ts";
import type { RecordedApp } from "./recorded_app.ts";

/** The addresses under which what was written is published, by level. */
export type Published = Record<DetailLevel, string[]>;

/** Writes into everything that a person can write into, by REST and by forms. */
export async function writeEverywhere(world: World): Promise<Published> {
  const { owner, add } = world;
  const contactId = await add("contacts", contactInput());
  for (const record of COLLECTED) {
    const id = await add(RECORDS[record].path, recordInput(record, contactId));
    const path = `/api/v1/${RECORDS[record].path}/${id}`;
    await jsonOf(await owner.fetch(path, { method: "PATCH", body: authoredTexts(record) }), 200);
    if (record !== "reminder") continue;
    const completion = { ...authoredTexts("completion"), completed_at: "2026-02-04" };
    await add(`reminders/${id}/completions`, completion);
    // Another, whose text is the reminder's own.
    await add(`reminders/${id}/completions`, { completed_at: "2026-02-05" });
  }
  await fillInForms(world, contactId);
  await curate(world);
  const published: Published = { headlines: [], full: [] };
  for (const detail of DETAIL_LEVELS) {
    const subjects: Record<string, string>[] = [
      { kind: "contact", entity_id: contactId },
      { kind: "aggregate" },
    ];
    for (const subject of subjects) {
      published[detail].push(
        `/api/v1/feeds/preview?${new URLSearchParams({ ...subject, detail })}`,
      );
      const body = { name: canary("feed.name"), detail, ...subject };
      const created = await owner.fetch("/api/v1/feeds", { method: "POST", body });
      published[detail].push(String((await jsonOf(created, 201)).url));
    }
  }
  return published;
}

async function fillInForms({ app, owner }: World, contactId: string): Promise<void> {
  const post = async (path: string, values: Record<string, string>, cookie = owner.cookie) => {
    const headers = { "user-agent": canary("user agent"), cookie };
    const body = new URLSearchParams(values);
    const answer = await app.fetch(path, { method: "POST", headers, body });
    await answer.body?.cancel();
    if (answer.status >= 400) throw new Error(`Cannot post to ${path}: ${answer.status}`);
  };
  const name = canary("account.display_name");
  await post("/settings/account", { display_name: name, language: "en", time_zone: "UTC" });
  const note = { contact_id: contactId, content: canary("note.content"), date: "2026-02-01T10:30" };
  await post("/records/notes", note);
  const feed = { kind: "contact", entity_id: contactId, detail: "full" };
  await post("/settings/feeds", { id: uuidv7(), name: canary("feed.name"), ...feed });
  const token = { name: canary("api_token.name"), scope: "read", expires_in_days: "1" };
  await post("/settings/api-tokens", { id: uuidv7(), ...token });
  const { email } = owner.user;
  await post("/sign-in", { email, password: PASSWORD }, "");
}

/** Writes into everything of a workspace. */
async function curate({ owner, workspace }: World): Promise<void> {
  const name = canary("workspace.name");
  await jsonOf(await owner.fetch(workspace.path, { method: "PATCH", body: { name } }), 200);
  await workspace.post({
    url: `https://example.org/${canary("article.url")}`,
    external_id: canary("article.external_id"),
    title: canary("article.title"),
    summary: canary("article.summary"),
    author: canary("article.author"),
    verdict: "filtered",
    reason: canary("article.reason"),
  });
  const { token } = await workspace.issue(canary("workspace_feed_token.label"));
  for (const path of ["rss", "rss/filtered"]) {
    await (await owner.fetch(`${workspace.path}/${path}?token=${token}`)).body?.cancel();
  }
}

/** Asks for every route: as the owner while each of its statements fails in turn, then as everybody. */
export async function askForEverything(recorded: RecordedApp): Promise<void> {
  for (const row of ROWS) {
    const world = await openWorld(recorded.app);
    await letFail(recorded, { world, row });
    for (const persona of PERSONAS) {
      letTimePass(recorded.app);
      const { target, init } = await prepare(world, persona, row);
      await asPersona(world, persona, () => ask(world, target, init));
    }
  }
}

async function letFail(
  { app, failAt, hasFailed }: RecordedApp,
  { world, row }: { world: World; row: Row },
): Promise<void> {
  for (let number = 1, isOver = false; !isOver; number++) {
    letTimePass(app);
    const { target, init } = await prepare(world, "owner", row);
    failAt(number);
    await ask(world, target, init);
    await app.site.tasks.idle();
    isOver = !hasFailed();
    failAt(0);
  }
}

async function ask({ app }: World, target: string, init: RequestInit): Promise<void> {
  await (await app.fetch(target, init)).body?.cancel();
}

/** Far enough from the last request that no limit counts. */
function letTimePass(app: TestApp): void {
  app.setNow(new Date(app.site.now().getTime() + 60_000));
}
