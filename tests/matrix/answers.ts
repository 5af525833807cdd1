/** What a route answers to each persona: the rows of the matrix and the classes that they belong to. */
import type { World } from "./world.ts";

export const PERSONAS = [
  "signed out",
  "other user",
  "admin",
  "disabled user",
  "read token",
  "feed token",
  "full token",
  "owner",
] as const;
export type PersonaName = typeof PERSONAS[number];

/** A status. `sign-in` is 303 to the page that asks who is there. */
export type Answer = number | "sign-in";
export type Answers = Readonly<Record<PersonaName, Answer>>;

/** What a request says beside its method and route. */
export interface Asked {
  /** By name, for `:id` in the route. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  vcard?: string;
  rss?: string;
}

export interface Row {
  /** As the router has it: `GET /api/v1/notes/:id`. */
  route: string;
  answers: Answers;
  /** What the owner has written is shown to whoever knows the address. */
  isOpen?: boolean;
  /** Makes what the request is about, anew for each persona. It is the owner's. */
  ask?: (world: World) => Asked | Promise<Asked>;
}

interface OfRest {
  owner: number;
  /** The other user and the admin: what is the owner's is no business of either. */
  stranger: number;
  readToken: number;
  fullToken?: number;
}

/** REST: nobody comes in without a session or an API token. */
function ofRest({ owner, stranger, readToken, fullToken = owner }: OfRest): Answers {
  return {
    "signed out": 401,
    "owner": owner,
    "other user": stranger,
    "admin": stranger,
    "disabled user": 401,
    "read token": readToken,
    "full token": fullToken,
    "feed token": 401,
  };
}

/** REST: reads something of the owner's. */
export const readsOwn = ofRest({ owner: 200, stranger: 404, readToken: 200 });

/** REST: reads what whoever asks has. */
export const readsEach = ofRest({ owner: 200, stranger: 200, readToken: 200 });

/** REST: changes something of the owner's. */
export function changesOwn(status: number): Answers {
  return ofRest({ owner: status, stranger: 404, readToken: 403 });
}

/** REST: changes what whoever asks has. */
export function changesEach(status: number): Answers {
  return ofRest({ owner: status, stranger: status, readToken: 403 });
}

/** REST: makes an API token, which takes a session. */
export function mints({ stranger }: { stranger: number }): Answers {
  return ofRest({ owner: 201, stranger, readToken: 403, fullToken: 403 });
}

/** Pages: a session is all that opens one. */
function ofPages(answers: { owner: number; other: number; admin: number }): Answers {
  return {
    "signed out": "sign-in",
    "owner": answers.owner,
    "other user": answers.other,
    "admin": answers.admin,
    "disabled user": "sign-in",
    "read token": "sign-in",
    "full token": "sign-in",
    "feed token": "sign-in",
  };
}

/** A page about something of the owner's. */
export function ownPage(status: number): Answers {
  return ofPages({ owner: status, other: 404, admin: 404 });
}

/** A page about what whoever asks has. */
export function eachPage(status: number): Answers {
  return ofPages({ owner: status, other: status, admin: status });
}

/** A page of the administration: for everybody else there is none. */
export function adminPage(status: number): Answers {
  return ofPages({ owner: 404, other: 404, admin: status });
}

/** A feed of a workspace, asked for without its secret: nothing else opens it. */
export const needsSecret: Answers = everybody(401);

/** Open to all, whoever they are. */
export function everybody(status: Answer): Answers {
  return {
    "signed out": status,
    "owner": status,
    "other user": status,
    "admin": status,
    "disabled user": status,
    "read token": status,
    "full token": status,
    "feed token": status,
  };
}
