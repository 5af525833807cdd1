/** The page of a list that an address asks for. */
import type { Page } from "../../../../lib/work/newest_first.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../lib/shared/limits.ts";
import { attempt } from "../../../(_forms)/attempt.ts";

export interface OpenPage<Row> extends Page<Row> {
  isFirst: boolean;
}

/** The first page where the address has no cursor, or one that no page gave. */
export async function openPage<Row>(
  { searchParams }: URL,
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>,
): Promise<OpenPage<Row>> {
  const limit = DEFAULT_PAGE_SIZE;
  const cursor = searchParams.get("cursor");
  if (cursor !== null) {
    const outcome = await attempt(() => read({ limit, cursor }), ["malformed_cursor"]);
    if (outcome.kind === "done") return { ...outcome.result, isFirst: false };
  }
  return { ...await read({ limit }), isFirst: true };
}
