/** What is open without a session: what each page and form answers to each persona. */
import { addRecoveryLink } from "../credentials/issued.ts";
import { type Asked, everybody, type PersonaName, type Row } from "./answers.ts";
import { newEmail, PASSWORD, type World } from "./world.ts";

/** To whom the browser belongs that has a session. */
const SIGNED_IN: PersonaName[] = ["owner", "other user", "admin"];

export const PUBLIC_ROWS: Row[] = [
  { route: "GET /healthz", answers: everybody(200) },
  { route: "GET /readyz", answers: everybody(200) },
  { route: "GET /setup", answers: everybody(404) },
  { route: "POST /setup", answers: everybody(404), ask: setupForm },
  {
    route: "GET /sign-in",
    answers: {
      ...everybody(200),
      ...Object.fromEntries(SIGNED_IN.map((persona) => [persona, 303])),
    },
  },
  {
    route: "POST /sign-in",
    answers: { ...everybody(303), "disabled user": 422 },
    ask: ({ owner }) => ({ form: { email: owner.user.email, password: PASSWORD } }),
  },
  { route: "POST /sign-out", answers: everybody("sign-in") },
  { route: "GET /recover", answers: everybody(200) },
  {
    route: "POST /recover",
    answers: everybody(303),
    ask: () => ({ form: { email: newEmail() } }),
  },
  {
    route: "GET /recover/reset",
    answers: { ...everybody(200), "disabled user": 404 },
    ask: recoveryLink,
  },
  {
    route: "POST /recover/reset",
    answers: { ...everybody(303), "disabled user": 422 },
    ask: recoveryLink,
  },
];

function setupForm(): Asked {
  return { form: { email: newEmail(), password: PASSWORD, display_name: "Grace", language: "en" } };
}

async function recoveryLink({ app: { site }, db, owner: { user } }: World): Promise<Asked> {
  await db.deleteFrom("recovery_links").execute();
  const expiresAt = new Date(site.now().getTime() + 60_000);
  const token = await addRecoveryLink(db, { userId: user.id, expiresAt });
  return { query: { token }, form: { token, new_password: PASSWORD } };
}
