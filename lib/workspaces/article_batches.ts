/** Divides what an import stores into batches, between which others have their turn. */
import type { ImportedArticle } from "./imported_article.ts";

/** Articles of one batch, and so of one statement: the embedded database does nothing else meanwhile. */
export const BATCH_SIZE = 50;

/** Characters of their summaries, which take longest. */
const BATCH_LENGTH = 128 * 1024;

/** In their order, each batch as large as it may be, or one article. */
export function* batchesOf(articles: readonly ImportedArticle[]): Generator<ImportedArticle[]> {
  let batch: ImportedArticle[] = [];
  let length = 0;
  for (const article of articles) {
    batch.push(article);
    length += article.summary?.length ?? 0;
    if (batch.length < BATCH_SIZE && length < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
