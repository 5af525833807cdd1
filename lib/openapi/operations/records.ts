/** The operations on the seven records, as their descriptions have them. */
import type { ZodOpenApiPathsObject, ZodOpenApiResponsesObject } from "zod-openapi";
import { RECORDS } from "../../shared/records/mod.ts";
import type { RecordName } from "../../shared/records/record.ts";
import { recordListQuery } from "../../timeline/query_values.ts";
import { answered, changing, created, emptied, pathId, reading } from "../operation.ts";
import { RECORD_ANSWERS } from "../schemas/records.ts";
import { wirePage } from "../schemas/wire.ts";

/** How a record is spoken of. */
interface Words {
  tag: string;
  /** As `LifeEvent`, in names of schemas and operations. */
  name: string;
  /** As `life event`. */
  single: string;
  /** As `a life event`. */
  one: string;
  /** As `life events`. */
  many: string;
}

/** Completions have no collection: a reminder is completed. */
export function recordPaths(): ZodOpenApiPathsObject {
  const names = Object.keys(RECORDS) as RecordName[];
  return Object.assign(
    {},
    ...names.map((record) => ({
      ...(record === "completion" ? completing() : collection(record)),
      ...item(record),
    })),
  );
}

function collection(record: Exclude<RecordName, "completion">): ZodOpenApiPathsObject {
  const { path, schema } = RECORDS[record];
  const { tag, name, single, one, many } = wordsOf(record);
  return {
    [`/${path}`]: {
      get: reading({
        tag,
        id: `list${joined(many)}`,
        summary: `List ${many}`,
        query: recordListQuery,
        answers: answered(
          wirePage(RECORD_ANSWERS[record]).meta({ id: `${name}Page` }),
          `A page of ${many}, newest first.`,
        ),
        refusals: [404],
      }),
      post: changing({
        tag,
        id: `create${name}`,
        summary: `Write down ${one}`,
        json: schema.meta({ id: `${name}Input` }),
        answers: {
          ...created(RECORD_ANSWERS[record], `The new ${single}.`),
          ...knownAlready(record),
        },
        refusals: [404],
      }),
    },
  };
}

/** An external activity has an identity of its own. */
function knownAlready(record: RecordName): ZodOpenApiResponsesObject {
  return record === "external_activity"
    ? answered(RECORD_ANSWERS[record], "It was known: what is new has been written to it.")
    : {};
}

function item(record: RecordName): ZodOpenApiPathsObject {
  const { path, schema } = RECORDS[record];
  const { tag, name, single, one } = wordsOf(record);
  const params = pathId(`The id of ${one}.`);
  return {
    [`/${path}/{id}`]: {
      get: reading({
        tag,
        id: `read${name}`,
        summary: `Read ${one}`,
        path: params,
        answers: answered(RECORD_ANSWERS[record], `The ${single}.`),
      }),
      patch: changing({
        tag,
        id: `change${name}`,
        summary: `Change ${one}`,
        description: "What is absent stays. Where a value may be absent, null takes it away.",
        path: params,
        json: schema.partial().meta({ id: `${name}Patch` }),
        answers: answered(RECORD_ANSWERS[record], `The ${single} after the change.`),
        refusals: record === "external_activity" ? [409] : [],
      }),
      delete: changing({
        tag,
        id: `delete${name}`,
        summary: `Delete ${one}`,
        path: params,
        answers: emptied("It is deleted."),
      }),
    },
  };
}

function completing(): ZodOpenApiPathsObject {
  return {
    "/reminders/{id}/completions": {
      post: changing({
        tag: wordsOf("completion").tag,
        id: "completeReminder",
        summary: "Complete a reminder",
        description: "Now, and in the reminder's own words, where nothing else is said.",
        path: pathId("The id of the reminder."),
        json: RECORDS.completion.schema.meta({ id: "CompletionInput" }),
        answers: created(RECORD_ANSWERS.completion, "The new completion."),
      }),
    },
  };
}

function wordsOf(record: RecordName): Words {
  const many = RECORDS[record].path.replaceAll("-", " ");
  const single = record.replaceAll("_", " ");
  return {
    tag: capitalized(many),
    name: joined(single),
    single,
    one: `${/^[aeiou]/.test(single) ? "an" : "a"} ${single}`,
    many,
  };
}

function joined(words: string): string {
  return words.split(" ").map(capitalized).join("");
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
