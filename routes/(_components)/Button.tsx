/** What one can press: buttons for actions, links for destinations. */
import type { ComponentChildren, JSX } from "preact";

/** `primary` for the one thing a page is for, `ending` for what can't be undone. */
export type ButtonTone = "plain" | "primary" | "quiet" | "ending";

type ButtonProps = Omit<JSX.ButtonHTMLAttributes<HTMLButtonElement>, "class" | "className"> & {
  tone?: ButtonTone;
  children: ComponentChildren;
};

/** Submits its form unless `type` says otherwise. */
export function Button({ tone, type = "submit", ...attributes }: ButtonProps) {
  return <button {...attributes} type={type} class={buttonClass(tone)} />;
}

type ButtonLinkProps = Omit<JSX.AnchorHTMLAttributes<HTMLAnchorElement>, "class" | "className"> & {
  href: string;
  tone?: ButtonTone;
  children: ComponentChildren;
};

export function ButtonLink({ tone, ...attributes }: ButtonLinkProps) {
  return <a {...attributes} class={buttonClass(tone)} />;
}

function buttonClass(tone: ButtonTone = "plain"): string {
  return tone === "plain" ? "button" : `button button-${tone}`;
}
