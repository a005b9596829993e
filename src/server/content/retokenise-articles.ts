import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { cutArticle, findArticlesToCut } from './article-tokens.repository.ts';

/** Articles of one query for what is left to do, and of one transaction. */
const articlesAtOnce = { query: 100, transaction: 10 };
/** Above every identifier. */
const noIdentifier = 2 ** 31 - 1;

/**
 * Gives every published article its terms of the current edition, a few at a time, resting as long as they took: those
 * published before there were terms, restored or written by an older program. A stop leaves the rest for the next start.
 */
export async function cutOldArticles(db: Kysely<DatabaseSchema>, stopping: AbortSignal): Promise<void> {
  let below = noIdentifier;
  while (!stopping.aborted) {
    const ids = await findArticlesToCut(db, below, articlesAtOnce.query);
    if (ids.length === 0) return;
    for (let start = 0; start < ids.length && !stopping.aborted; start += articlesAtOnce.transaction) {
      const began = performance.now();
      await db.transaction().execute(async (transaction) => {
        for (const id of ids.slice(start, start + articlesAtOnce.transaction)) await cutArticle(transaction, id);
      });
      await pause(performance.now() - began);
    }
    below = ids.at(-1) ?? 0;
  }
}
