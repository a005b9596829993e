import type { Transaction } from 'kysely';
import { recordContentChange } from '../content-changes/content-change.repository.ts';
import type { ContentTopic } from '../content-changes/content-topic.ts';
import type { Database } from '../database/database.ts';
import { isWriteConflict } from '../database/database-errors.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';

/** Of those who race for one slug one wins each round, and no more race than a pool has connections. */
const attempts = 25;

/** What a write gives, and what it changes of what the public sees: it cannot end without saying so. */
export interface ContentWrite<Result> {
  readonly result: Result;
  readonly changed: readonly ContentTopic[];
}

/**
 * Runs writes that belong together, and makes known what they changed once they are committed. When another save came between a check and its write, everything runs again, and
 * the check then finds what the other save did and says so; no race ends as an unforeseen failure.
 */
export async function inContentTransaction<Result>(
  db: Database,
  write: (transaction: Transaction<DatabaseSchema>) => Promise<ContentWrite<Result>>,
): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { result, change } = await db.transaction().execute(async (transaction) => {
        const { result, changed } = await write(transaction);
        if (changed.length === 0) return { result, change: undefined };
        return { result, change: { version: await recordContentChange(transaction, changed), topics: changed } };
      });
      if (change) db.announceChange(change);
      return result;
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
    }
  }
  throw new Problem('conflict', 'Others are saving at the same moment. Please try again.');
}
