/** Asks a cache's own interface for a purge: one request, bounded in time, sent to nobody else. */
import { PurgeError } from "./edge_cache.ts";

const TIMEOUT_MS = 10_000;

/** Many times what any of these caches has to say. */
const MAX_ANSWER_CHARACTERS = 65_536;

export interface PurgeRequest {
  readonly method: "POST" | "PURGE";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a cache says with a status of 2xx. */
export interface PurgeAnswer {
  readonly headers: Headers;
  readonly text: string;
}

/** @throws {PurgeError} for an answer outside 2xx, for one without end, and for none */
export type SendPurge = (url: string, request: PurgeRequest) => Promise<PurgeAnswer>;

export interface PurgeSenderOptions {
  /** The network, or a test's. */
  fetchAnswer?: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs?: number;
}

/** Redirects are not followed: the credential is for the address that it was made for. */
export function createPurgeSender({
  fetchAnswer = (url, init) => fetch(url, init),
  timeoutMs = TIMEOUT_MS,
}: PurgeSenderOptions = {}): SendPurge {
  return async (url, request) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await readAnswer(await fetchAnswer(url, { ...request, signal, redirect: "manual" }));
    } catch (cause) {
      if (cause instanceof PurgeError) throw cause;
      throw new PurgeError(signal.aborted ? "timed_out" : "unreachable", { cause });
    }
  };
}

async function readAnswer(answer: Response): Promise<PurgeAnswer> {
  if (answer.ok) return { headers: answer.headers, text: await readText(answer.body) };
  await answer.body?.cancel();
  throw new PurgeError(`status_${answer.status}`);
}

async function readText(body: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<string> {
  let text = "";
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    // Leaving the loop cancels the rest.
    if (text.length > MAX_ANSWER_CHARACTERS) throw new PurgeError("unreadable_answer");
  }
  return text;
}
