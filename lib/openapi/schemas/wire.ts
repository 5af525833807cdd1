/** How values look in an answer: what JSON makes of what the application holds. */
import { z } from "zod";

/** The JSON of a value, where instants are text. */
export type Wire<T> = T extends Date ? string
  : T extends readonly (infer Item)[] ? Wire<Item>[]
  : T extends object ? { [Key in keyof T]: Wire<T[Key]> }
  : T;

/** A UUID in lower case. */
export function wireId() {
  return z.string().meta({ format: "uuid" });
}

/** An RFC 3339 instant in UTC. */
export function wireInstant() {
  return z.string().meta({ format: "date-time" });
}

/** One page of a list. */
export function wirePage<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    next_cursor: z.string().nullable().meta({
      description: "The `cursor` of the next page. Null on the last one.",
    }),
  });
}
