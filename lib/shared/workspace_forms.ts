/** What workspaces, their members and their feeds' secrets are made from, as REST and forms give it. */
import { z } from "zod";
import { emailAddress, requiredText } from "./fields.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import { LOCALES } from "./locales.ts";
import { WORKSPACE_ROLES } from "./workspace_options.ts";

const language = z.enum(LOCALES).optional();

export const workspaceSchema = z.strictObject({
  name: requiredText(MAX_LABEL_LENGTH),
  language: language.meta({
    description:
      "The language of what the feeds say about themselves. The creator's own when absent.",
  }),
});

export type WorkspaceInput = z.output<typeof workspaceSchema>;

export const workspacePatchSchema = workspaceSchema.partial().extend({
  language: language.meta({ description: "The language of what the feeds say about themselves." }),
});

export type WorkspacePatch = z.output<typeof workspacePatchSchema>;

export const memberSchema = z.strictObject({
  email: emailAddress(),
  role: z.enum(WORKSPACE_ROLES),
});

export type MemberInput = z.output<typeof memberSchema>;

export const memberPatchSchema = memberSchema.pick({ role: true });

/** Who or what the address is for, so that it can be ended without the others. */
export const feedTokenSchema = z.strictObject({ label: requiredText(MAX_LABEL_LENGTH) });
