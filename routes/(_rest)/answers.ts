/** The JSON answers of REST routes. */
import { DomainError } from "../../lib/shared/domain_error.ts";

/**
 * 200 with the object.
 *
 * @throws {DomainError} `not_found` when there is none
 */
export function answerFound(row: object | undefined): Response {
  if (row === undefined) throw new DomainError("not_found", "Cannot find it: it is absent");
  return Response.json(row);
}

/** 201 with the flat object and where it lives. */
export function answerCreated(row: object, location: string): Response {
  return Response.json(row, { status: 201, headers: { location } });
}

/** One page of a list, and the cursor of the next or null. */
export function answerPage(items: unknown[], nextCursor: string | null): Response {
  return Response.json({ items, next_cursor: nextCursor });
}

export function answerNothing(): Response {
  return new Response(null, { status: 204 });
}
