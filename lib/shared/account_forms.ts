/** What the forms of an account take, by the names of their fields. */
import { z } from "zod";
import { emailAddress, requiredText } from "./fields.ts";
import { MAX_LABEL_LENGTH } from "./limits.ts";
import { LOCALES } from "./locales.ts";
import { canonicalTimeZone } from "./time_zones.ts";

/** Lengths of a password in code points, as NIST SP 800-63B section 5.1.1.2 counts them. */
export const MIN_PASSWORD_LENGTH = 10;
const MAX_PASSWORD_LENGTH = 1_024;

/** A password to be set. Taken as typed: blanks at its ends belong to it. */
function newPassword() {
  return password(MIN_PASSWORD_LENGTH);
}

/** A password to be checked: one that was set while the minimum was lower still opens. */
function presentPassword() {
  return password(1);
}

function password(minimum: number) {
  return z.string().superRefine((text, context) => {
    const length = [...text].length;
    const bound = { origin: "string", inclusive: true, input: text } as const;
    if (length === 0) {
      context.addIssue({ code: "custom", params: { code: "required" } });
    } else if (length < minimum) {
      context.addIssue({ code: "too_small", minimum, ...bound });
    } else if (length > MAX_PASSWORD_LENGTH) {
      context.addIssue({ code: "too_big", maximum: MAX_PASSWORD_LENGTH, ...bound });
    }
  });
}

/** The zone that a browser says it is in. One that is unknown here must not stop anybody: UTC. */
function browserTimeZone() {
  return z.string().optional().transform((name) => canonicalTimeZone(name ?? "") ?? "UTC");
}

export const setupForm = z.object({
  email: emailAddress(),
  password: newPassword(),
  display_name: requiredText(MAX_LABEL_LENGTH),
  language: z.enum(LOCALES),
  time_zone: browserTimeZone(),
});

export type SetupInput = z.output<typeof setupForm>;

export const signInForm = z.object({
  email: emailAddress(),
  password: presentPassword(),
});

export type SignInInput = z.output<typeof signInForm>;

/** A zone that somebody chooses: an unknown one is a mistake to be shown. */
function timeZone() {
  return z.string().transform((name, context) => {
    const known = canonicalTimeZone(name.trim());
    if (known !== undefined) return known;
    context.addIssue({
      code: "custom",
      params: { code: name === "" ? "required" : "not_a_choice" },
    });
    return z.NEVER;
  });
}

export const accountForm = z.object({
  display_name: requiredText(MAX_LABEL_LENGTH),
  language: z.enum(LOCALES),
  time_zone: timeZone(),
});

export type AccountInput = z.output<typeof accountForm>;

export const passwordForm = z.object({
  current_password: presentPassword(),
  new_password: newPassword(),
});

export type PasswordInput = z.output<typeof passwordForm>;

export const accountDeletionForm = z.object({ password: presentPassword() });

export const recoveryForm = z.object({ email: emailAddress() });

/** The token of a link that somebody has mangled is one that opens nothing. */
export const recoveryResetForm = z.object({
  token: z.string().default(""),
  new_password: newPassword(),
});

export type RecoveryResetInput = z.output<typeof recoveryResetForm>;

export const ROLES = ["member", "admin"] as const;

export const newUserForm = z.object({
  email: emailAddress(),
  display_name: requiredText(MAX_LABEL_LENGTH),
  password: newPassword(),
  role: z.enum(ROLES),
});

export type NewUserInput = z.output<typeof newUserForm>;

export const passwordResetForm = z.object({ new_password: newPassword() });
