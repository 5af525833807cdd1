/** What workspaces and their members look like in answers. */
import { z } from "zod";
import { LOCALES } from "../../shared/locales.ts";
import { WORKSPACE_ROLES } from "../../shared/workspace_options.ts";
import type { Member } from "../../workspaces/members.ts";
import type { Membership } from "../../workspaces/workspaces.ts";
import { type Wire, wireId, wireInstant, wirePage } from "./wire.ts";

const role = z.enum(WORKSPACE_ROLES);

export const workspace = z.object({
  id: wireId(),
  name: z.string(),
  language: z.enum(LOCALES).meta({ description: "Of what the feeds say about themselves." }),
  role: role.meta({ description: "Your own." }),
  created_at: wireInstant(),
  updated_at: wireInstant(),
}).meta({ id: "Workspace" }) satisfies z.ZodType<Wire<Membership>>;

export const workspacePage = wirePage(workspace).meta({ id: "WorkspacePage" });

export const member = z.object({
  id: wireId().meta({ description: "The user's." }),
  email: z.string(),
  display_name: z.string(),
  role,
  created_at: wireInstant().meta({ description: "Since when they are a member." }),
}).meta({ id: "Member" }) satisfies z.ZodType<Wire<Member>>;

export const memberPage = wirePage(member).meta({ id: "MemberPage" });
