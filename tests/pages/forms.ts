/** What tests of pages do with forms: send them, and follow where they lead. */
import type { Persona } from "../personas.ts";
import { elementsOf, textOf } from "./html.ts";

export type FormValues = Record<string, string | readonly string[]>;

/** Sends a form as a browser does; a value that is a list is sent once for each of its items. */
export function post(
  persona: Persona,
  path: string,
  values: FormValues = {},
): Promise<Response> {
  const pairs = Object.entries(values).flatMap(([name, value]) =>
    [value].flat().map((text) => [name, text])
  );
  return persona.fetch(path, { method: "POST", body: new URLSearchParams(pairs) });
}

export async function readHtml(persona: Persona, path: string): Promise<string> {
  return await (await persona.fetch(path)).text();
}

export async function readText(persona: Persona, path: string): Promise<string> {
  return textOf(await readHtml(persona, path));
}

/** The path that a redirect leads to, its notice and mark among it. */
export function locationOf(response: Response): string {
  return response.headers.get("location") ?? "";
}

/** The text of the page that a form has led to. */
export async function followedText(persona: Persona, response: Response): Promise<string> {
  return await readText(persona, locationOf(response));
}

/** What a browser sends back of the form with that action, as the page shows it. */
export function shownForm(html: string, action: string): Record<string, string | string[]> {
  const form = html.slice(html.indexOf(`action="${action}"`)).split("</form>", 1)[0] ?? "";
  const inputs = elementsOf(form, "input");
  const isBox = (input: Map<string, string>) => input.get("type") === "checkbox";
  const lines = inputs.filter((input) => !isBox(input))
    .map((input) => [input.get("name"), input.get("value")]);
  const areas = [...form.matchAll(/<textarea [^>]*name="(\w+)"[^>]*>([^<]*)</g)]
    .map(([, name, text = ""]) => [name, text.replace(/^\n/, "").replaceAll(/\r\n?|\n/g, "\r\n")]);
  const selects = [...form.matchAll(/<select [^>]*name="(\w+)"[^>]*>(.*?)<\/select>/g)]
    .map(([, name, options = ""]) => [name, /value="(\w+)" selected/.exec(options)?.[1] ?? ""]);
  const boxes = inputs.filter((input) => isBox(input) && input.has("checked"));
  const ticked = boxes.length === 0
    ? {}
    : { [boxes[0]?.get("name") ?? ""]: boxes.map((box) => box.get("value") ?? "") };
  return { ...Object.fromEntries([...lines, ...areas, ...selects]), ...ticked };
}
