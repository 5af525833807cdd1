/** Requests with bodies, and the refusals that they meet. */
import assert from "node:assert/strict";
import { BodyError, type BodyErrorCode } from "../../lib/http/body_error.ts";

/** Stands in refused bodies, so that an error which quotes one is found out. */
export const CANARY = "canary";

/** A body and the media type that it is sent with, if any. */
export interface Sent {
  body?: BodyInit;
  type?: string | undefined;
}

/** The request that sends it. */
export function post({ body, type }: Sent): Request {
  const request = new Request("http://localhost/", { method: "POST", body: body ?? null });
  if (type === undefined) request.headers.delete("content-type");
  else request.headers.set("content-type", type);
  return request;
}

export function bytes(...values: number[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(values);
}

export function json(body: BodyInit, type: string | undefined = "application/json"): Sent {
  return { body, type };
}

const STATUSES = { unreadable_body: 400, body_too_large: 413, unsupported_media_type: 415 };

/** Checks that an error is this one, has its status, and repeats nothing of the body. */
export function refusal(code: BodyErrorCode): (error: unknown) => true {
  return (error) => {
    assert.ok(error instanceof BodyError);
    assert.equal(error.code, code);
    assert.equal(error.status, STATUSES[code]);
    assert.doesNotMatch(Deno.inspect(error), new RegExp(CANARY));
    return true;
  };
}
