/** Why the body of a request can't be taken. */

export type BodyErrorCode = "body_too_large" | "unreadable_body" | "unsupported_media_type";

/** Its message is for the client and repeats nothing of the body. */
export class BodyError extends Error {
  override readonly name = "BodyError";

  constructor(readonly code: BodyErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
  }

  /** The status that answers it. */
  get status(): number {
    return STATUSES[this.code];
  }
}

const STATUSES: Record<BodyErrorCode, number> = {
  body_too_large: 413,
  unreadable_body: 400,
  unsupported_media_type: 415,
};
