/** The kinds of credentials as data: what a secret looks like, and how credentials of a kind end. */
import type { Tx } from "../../db/database.ts";
import type { AuditAction, AuditEntityType } from "../work/write.ts";
import {
  deleteRecoveryLink,
  deleteSessions,
  revokeApiTokens,
  revokeFeeds,
  revokeWorkspaceFeedTokens,
} from "./queries.ts";

/** One of a user's credentials by its id, or every one. */
export type UserScope =
  | { userId: string; id: string; contactId?: never; exceptId?: never }
  | { userId: string; id?: never; contactId?: never; exceptId?: never };

/** Every credential of a user but one. */
export interface OthersScope {
  userId: string;
  exceptId: string;
  id?: never;
}

/** Every credential of a user that gives access to one contact. */
export interface ContactScope {
  userId: string;
  contactId: string;
  id?: never;
}

/** One of a workspace's credentials by its id, or every one. `userId` is who ends them. */
export interface WorkspaceScope {
  userId: string;
  workspaceId: string;
  id?: string;
}

/** Which credentials of a kind can be ended together. */
export interface Scopes {
  session: UserScope | OthersScope;
  api_token: UserScope;
  feed: UserScope | ContactScope;
  /** A user has one at most. */
  recovery_link: { userId: string };
  workspace_feed_token: WorkspaceScope;
}

export type CredentialKind = keyof Scopes;

interface Kind<Scope> {
  /** How a secret begins. One prefix may begin another: the exact length tells them apart. */
  prefix: string;
  entityType: AuditEntityType;
  endedAction: AuditAction;
  /** Ends those of the scope that are still in force and gives their ids. */
  end(tx: Tx, scope: Scope & { now: Date }): Promise<string[]>;
}

export const KINDS: { readonly [K in CredentialKind]: Readonly<Kind<Scopes[K]>> } = {
  session: {
    prefix: "",
    entityType: "session",
    endedAction: "session.ended",
    end: deleteSessions,
  },
  api_token: {
    prefix: "mycorrhizal_",
    entityType: "api_token",
    endedAction: "api_token.revoked",
    end: revokeApiTokens,
  },
  feed: {
    prefix: "mycorrhizal_feed_",
    entityType: "feed",
    endedAction: "feed.revoked",
    end: revokeFeeds,
  },
  recovery_link: {
    prefix: "mycorrhizal_recovery_",
    entityType: "recovery_link",
    endedAction: "recovery_link.ended",
    end: deleteRecoveryLink,
  },
  workspace_feed_token: {
    prefix: "cfeed_",
    entityType: "workspace_feed_token",
    endedAction: "workspace_feed_token.revoked",
    end: revokeWorkspaceFeedTokens,
  },
};
