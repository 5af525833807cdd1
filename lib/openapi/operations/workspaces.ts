/** The operations on workspaces and their members. */
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { pageQuery } from "../../shared/page_query.ts";
import {
  memberPatchSchema,
  memberSchema,
  workspacePatchSchema,
  workspaceSchema,
} from "../../shared/workspace_forms.ts";
import { answered, changing, created, emptied, pathId, reading } from "../operation.ts";
import { member, memberPage, workspace, workspacePage } from "../schemas/workspaces.ts";

const tag = "Workspaces";
const path = pathId("The workspace's id.");
const memberPath = path.extend({ memberId: z.guid().meta({ description: "The user's id." }) });
const ADMINS_ONLY = "Takes the role `admin`.";
const LAST_ADMIN = "The last admin keeps the role: 409.";

const memberInput = memberSchema.extend({
  email: memberSchema.shape.email.meta({
    description: "Of their account.",
    override: { format: "email" },
  }),
}).meta({ id: "MemberInput" });

const COLLECTION: ZodOpenApiPathsObject = {
  "/workspaces": {
    get: reading({
      tag,
      id: "listWorkspaces",
      summary: "List your workspaces, newest first",
      query: pageQuery,
      answers: answered(workspacePage, "A page of the workspaces where you are a member."),
    }),
    post: changing({
      tag,
      id: "createWorkspace",
      summary: "Make a workspace",
      description: "You are its admin then.",
      json: workspaceSchema.meta({ id: "WorkspaceInput" }),
      answers: created(workspace, "The new workspace."),
    }),
  },
};

const ITEM: ZodOpenApiPathsObject = {
  "/workspaces/{id}": {
    get: reading({
      tag,
      id: "readWorkspace",
      summary: "Read a workspace",
      path,
      answers: answered(workspace, "The workspace."),
    }),
    patch: changing({
      tag,
      id: "changeWorkspace",
      summary: "Change a workspace's name or language",
      description: `What is absent stays. ${ADMINS_ONLY}`,
      path,
      json: workspacePatchSchema.meta({ id: "WorkspacePatch" }),
      answers: answered(workspace, "The workspace after the change."),
    }),
    delete: changing({
      tag,
      id: "deleteWorkspace",
      summary: "Delete a workspace and everything in it",
      description: "Every address of its feeds is revoked and purged first. When a purge fails, " +
        "502, nothing is deleted: delete again. 409 when an address was issued meanwhile. " +
        ADMINS_ONLY,
      path,
      answers: emptied("It is deleted."),
      refusals: [409, 502],
    }),
  },
};

const MEMBERS: ZodOpenApiPathsObject = {
  "/workspaces/{id}/members": {
    get: reading({
      tag,
      id: "listMembers",
      summary: "List the members of a workspace, those who came last first",
      path,
      query: pageQuery,
      answers: answered(memberPage, "A page of members."),
    }),
    post: changing({
      tag,
      id: "addMember",
      summary: "Let somebody into a workspace",
      description: "Somebody who has an account here: 422 when nobody has the e-mail address, " +
        `409 when they are in. ${ADMINS_ONLY}`,
      path,
      json: memberInput,
      answers: created(member, "The new member."),
      refusals: [409],
    }),
  },
  "/workspaces/{id}/members/{memberId}": {
    patch: changing({
      tag,
      id: "changeMember",
      summary: "Give a member another role",
      description: `${LAST_ADMIN} ${ADMINS_ONLY}`,
      path: memberPath,
      json: memberPatchSchema.meta({ id: "MemberPatch" }),
      answers: answered(member, "The member after the change."),
      refusals: [409],
    }),
    delete: changing({
      tag,
      id: "removeMember",
      summary: "Take a member out of a workspace, or leave it",
      description: `Addresses that they have handed out stay. ${LAST_ADMIN} Everybody may leave; ` +
        "to take out somebody else takes the role `admin`.",
      path: memberPath,
      answers: emptied("They are no member any more."),
      refusals: [409],
    }),
  },
};

export const workspacePaths: ZodOpenApiPathsObject = { ...COLLECTION, ...ITEM, ...MEMBERS };
