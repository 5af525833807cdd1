/** What travels with a request, and the typed `define` of every route. */
import { createDefine } from "fresh";
import type { Session } from "./accounts/sessions.ts";
import type { User } from "./accounts/users.ts";
import type { Translator } from "./i18n/translator.ts";
import type { Site } from "./site.ts";
import type { Actor } from "./work/actor.ts";

export interface State {
  site: Site;
  /** The client's address as the limits and the log know it. */
  clientAddress: string;
  /** The origin under which the outside world sees this installation. */
  publicOrigin: string;
  /** Every origin that pages of this installation have. */
  ownOrigins: readonly string[];
  /** Speaks the viewer's language, or what the request asks for while nobody is signed in. */
  translator: Translator;
  /** Set by the guards of the pages and of the REST routes. */
  viewer: Viewer | null;
}

/** Who is signed in, and by which credential. */
export interface Viewer {
  user: User;
  actor: Actor & { kind: "user" };
  /** Null for a bearer. */
  session: Session | null;
}

export const define = createDefine<State>();
