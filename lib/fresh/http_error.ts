/** Owns the exception that stands for an HTTP answer. */

import { STATUS_CODES } from "node:http";

/** Ends the request with a status and a message, which is the status text by default. */
export class HttpError extends Error {
  override name = "HttpError";

  constructor(readonly status: number, message = STATUS_CODES[status], options?: ErrorOptions) {
    super(message, options);
  }
}
