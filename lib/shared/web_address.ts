/** Addresses on the web as input: absolute, http or https. */
import { optionalText, requiredText } from "./fields.ts";
import { MAX_URL_LENGTH } from "./limits.ts";

/** An absolute http or https address that may be absent. */
export function optionalWebAddress() {
  return optionalText(MAX_URL_LENGTH).refine(
    (value) => value === null || value === undefined || isWebAddress(value),
    { params: { code: "not_a_url" } },
  ).meta({
    description: "An absolute http or https address.",
    override: { examples: ["https://example.org/"] },
  });
}

/**
 * An absolute http or https address, kept as typed but for blanks around it. Not longer than
 * {@link MAX_URL_LENGTH} once its unusual characters are percent-encoded either.
 */
export function webAddress() {
  return requiredText(MAX_URL_LENGTH).transform((text) => text.trim()).superRefine(
    (value, context) => {
      if (!isWebAddress(value)) {
        context.addIssue({ code: "custom", params: { code: "not_a_url" } });
      } else if (new URL(value).href.length > MAX_URL_LENGTH) {
        const bound = { origin: "string", inclusive: true, input: value } as const;
        context.addIssue({ code: "too_big", maximum: MAX_URL_LENGTH, ...bound });
      }
    },
  ).meta({
    description: "An absolute http or https address.",
    override: { examples: ["https://example.org/"] },
  });
}

/** With both slashes: "https:example.org" is a path to a page that was fetched by https. */
const HAS_AUTHORITY = /^\s*https?:\/\//i;

export function isWebAddress(value: string): boolean {
  return HAS_AUTHORITY.test(value) && URL.canParse(value);
}
