/** Reads pages without a browser: what they say and what their forms hold. */

const TAG = /<\/?\w(?:"[^"]*"|[^">])*>/g;

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The text between the tags, as a person reads it. */
export function textOf(html: string): string {
  const body = html.replaceAll(/<!--[^]*?-->|<(script|title)\b[^]*?<\/\1>/g, "");
  return decode(body.replaceAll(TAG, " ")).replaceAll(/\s+/g, " ").trim();
}

/** The value of the control with that name. */
export function valueOf(html: string, name: string): string | undefined {
  return tagsOf(html).map(attributesOf).find((attributes) => attributes.get("name") === name)
    ?.get("value");
}

/** The values of what is selected or checked, in the page's order. */
export function chosenIn(html: string): (string | undefined)[] {
  return tagsOf(html).map(attributesOf)
    .filter((attributes) => attributes.has("selected") || attributes.has("checked"))
    .map((attributes) => attributes.get("value"));
}

/** The attributes of every element of that kind. */
export function elementsOf(html: string, name: string): Map<string, string>[] {
  return tagsOf(html).filter((tag) => tag.startsWith(`<${name} `)).map(attributesOf);
}

function tagsOf(html: string): string[] {
  return html.match(TAG) ?? [];
}

function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)]
      .map(([, name = "", value = ""]) => [name, decode(value)]),
  );
}

function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity);
}
