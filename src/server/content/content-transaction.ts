import type { AuditAction, AuditKind } from '#shared/api/audit-contract.ts';
import type { Actor } from '../accounts/access.ts';
import { insertAuditEntry } from '../accounts/audit.repository.ts';
import { raiseContentVersion } from '../database/content-version.repository.ts';
import type { Database } from '../database/database.ts';
import { isWriteConflict } from '../database/database-errors.ts';
import type { Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';

/**
 * Maximum number of attempts at a write. When several writers want the same slug, one of them succeeds in each round.
 * The last one therefore needs as many attempts as there are writers. A process has at most ten writers at once,
 * because its pool has ten connections.
 */
const attempts = 25;

export interface ContentWriter {
  readonly now: Date;
  readonly actor: Actor;
}

/**
 * Runs `write` in one transaction, which also raises the content version. So this process caches nothing older when the
 * promise resolves. `write` checks a record and then changes it. If another save was committed between the two, `write`
 * runs again, and its check then finds that save.
 */
export async function inContentTransaction<Result>(
  db: Database,
  write: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { result, version } = await db.transaction().execute(async (transaction) => {
        const result = await write(transaction);
        return { result, version: await raiseContentVersion(transaction) };
      });
      db.learnContentVersion(version);
      return result;
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
    }
  }
  throw new Problem('conflict', 'Others are saving at the same moment. Please try again.');
}

export async function recordInHistory(
  transaction: Transaction,
  { now, actor }: ContentWriter,
  { kind, action, id, title }: { kind: AuditKind; action: AuditAction; id: number | null; title: string },
): Promise<void> {
  await insertAuditEntry(transaction, { at: now, actor, kind, action, record: { id, title } });
}
