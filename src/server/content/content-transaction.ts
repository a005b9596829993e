import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { isWriteConflict } from '../database/write-conflict.ts';
import { Problem } from '../problem.ts';

/** Of those who race for one slug one wins each round, and no more race than a pool has connections. */
const attempts = 25;

/**
 * Runs writes that belong together. When another save came between a check and its write, everything runs again, and
 * the check then finds what the other save did and says so; no race ends as an unforeseen failure.
 */
export async function inContentTransaction<Result>(
  db: Kysely<DatabaseSchema>,
  write: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await db.transaction().execute(write);
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
    }
  }
  throw new Problem('conflict', 'Others are saving at the same moment. Please try again.');
}
