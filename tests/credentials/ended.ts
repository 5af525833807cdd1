/** Credentials that are in force no more, as those of requests that were let in before. */
import type { Db } from "../../db/database.ts";
import type { UserActor } from "../../lib/work/actor.ts";
import { START } from "../accounts/people.ts";
import { addApiToken, addSession } from "./issued.ts";

/** At START. The last of them leave the user suspended. */
export const ENDED: { name: string; end(db: Db, userId: string): Promise<UserActor> }[] = [
  {
    name: "a session that has ended",
    async end(db, userId) {
      const credentialId = await addSession(db, userId);
      await db.deleteFrom("sessions").execute();
      return { kind: "user", userId, via: "session", credentialId };
    },
  },
  {
    name: "a session that has expired",
    async end(db, userId) {
      const credentialId = await addSession(db, userId, { expiresAt: START });
      return { kind: "user", userId, via: "session", credentialId };
    },
  },
  {
    name: "a revoked API token",
    async end(db, userId) {
      const credentialId = await addApiToken(db, { userId, revokedAt: START });
      return { kind: "user", userId, via: "api_token", credentialId };
    },
  },
  {
    name: "an API token that has expired",
    async end(db, userId) {
      const credentialId = await addApiToken(db, { userId, expiresAt: START });
      return { kind: "user", userId, via: "api_token", credentialId };
    },
  },
  {
    name: "a suspended user's session",
    async end(db, userId) {
      await suspend(db, userId);
      return { kind: "user", userId, via: "session", credentialId: await addSession(db, userId) };
    },
  },
  {
    name: "a suspended user's API token",
    async end(db, userId) {
      await suspend(db, userId);
      const credentialId = await addApiToken(db, { userId });
      return { kind: "user", userId, via: "api_token", credentialId };
    },
  },
];

async function suspend(db: Db, userId: string): Promise<void> {
  await db.updateTable("users").set({ disabled_at: START }).where("id", "=", userId).execute();
}
