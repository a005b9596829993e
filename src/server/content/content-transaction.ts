import type { Transaction } from 'kysely';
import type { AuditAction, AuditActor, AuditKind } from '#domain/contract/audit-contract.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import { recordContentChange } from '../content-changes/content-change.repository.ts';
import type { ContentTopic } from '../content-changes/content-topic.ts';
import type { Database } from '../database/database.ts';
import { isWriteConflict } from '../database/database-errors.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';

/**
 * Maximum number of attempts at a write. When several writers want the same slug, one of them succeeds in each round.
 * The last one therefore needs as many attempts as there are writers. A process has at most ten writers at once,
 * because its pool has ten connections.
 */
const attempts = 25;

export interface ContentWriter {
  readonly now: Date;
  readonly actor: AuditActor;
}

/**
 * The result of a write, and the public topics that it changed. The type requires the topics, so that no write forgets
 * them.
 */
export interface ContentWrite<Result> {
  readonly result: Result;
  readonly changed: readonly ContentTopic[];
}

/**
 * Runs `write` in one transaction and announces its changes after the commit. `write` checks a record and then changes
 * it. If another save was committed between the two, `write` runs again, and its check then finds that save.
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

export async function recordInHistory(
  transaction: Transaction<DatabaseSchema>,
  { now, actor }: ContentWriter,
  { kind, action, id, title }: { kind: AuditKind; action: AuditAction; id: number; title: string },
): Promise<void> {
  await insertAuditEntry(transaction, { at: now, actor, kind, action, record: { id, title } });
}
