/** The application as everybody outside sees it: each answer is kept, and the database can fail. */
import { type CompiledQuery, type KyselyPlugin, PostgresQueryCompiler } from "kysely";
import type { Db } from "../../db/database.ts";
import { openTestApp, type TestApp } from "../app_for_test.ts";
import { ENVIRONMENT } from "../matrix/world.ts";

export interface RecordedAnswer {
  method: string;
  /** Path and query, as asked for. */
  target: string;
  status: number;
  /** Without cookies. */
  headers: string;
  location: string;
  cookies: string[];
  body: string;
}

export interface RecordedApp {
  app: TestApp;
  answers: RecordedAnswer[];
  /** Every parameter of every statement. */
  parameters: unknown[];
  /** Lets the statement with that number from now on fail. Zero lets none fail. */
  failAt(number: number): void;
  /** Whether that statement has come. */
  hasFailed(): boolean;
}

export async function openRecordedApp(db: Db): Promise<RecordedApp> {
  const answers: RecordedAnswer[] = [];
  const statements = new Statements();
  const app = await openTestApp(db.withPlugin(statements), { env: ENVIRONMENT });
  const { fetch } = app;
  app.fetch = async (target, init) => {
    const answer = await fetch(target, init);
    answers.push(await record(answer.clone(), { target, method: init?.method ?? "GET" }));
    return answer;
  };
  return {
    app,
    answers,
    parameters: statements.parameters,
    failAt: (number) => statements.failAt(number),
    hasFailed: () => statements.hasFailed,
  };
}

async function record(
  answer: Response,
  { target, method }: { target: string; method: string },
): Promise<RecordedAnswer> {
  const headers = [...answer.headers].filter(([name]) => name !== "set-cookie");
  return {
    method,
    target,
    status: answer.status,
    headers: JSON.stringify(headers),
    location: answer.headers.get("location") ?? "",
    cookies: answer.headers.getSetCookie(),
    body: await answer.text(),
  };
}

/** Sees every statement, and lets one fail as a driver's does: all of its error quotes the row. */
class Statements implements KyselyPlugin {
  readonly parameters: unknown[] = [];
  hasFailed = false;
  #failing = 0;
  #seen = 0;
  readonly #compiler = new PostgresQueryCompiler();
  readonly #compiled = new WeakMap<object, CompiledQuery>();

  failAt(number: number): void {
    this.hasFailed = false;
    this.#failing = number;
    this.#seen = 0;
  }

  transformQuery: KyselyPlugin["transformQuery"] = ({ node, queryId }) => {
    const query = this.#compiler.compileQuery(node, queryId);
    this.#compiled.set(queryId, query);
    this.parameters.push(...query.parameters);
    return node;
  };

  transformResult: KyselyPlugin["transformResult"] = ({ result, queryId }) => {
    this.#seen++;
    if (this.#seen === this.#failing) {
      this.hasFailed = true;
      throw driverError(this.#compiled.get(queryId), result.rows);
    }
    return Promise.resolve(result);
  };
}

function driverError(query: CompiledQuery | undefined, rows: unknown[]): Error {
  const row = JSON.stringify([query?.parameters, rows]);
  return Object.assign(new Error(`invalid input syntax: ${row}`), {
    code: "22P02",
    detail: `Failing row contains ${row}`,
    where: row,
    parameters: query?.parameters,
    query: query?.sql,
  });
}
