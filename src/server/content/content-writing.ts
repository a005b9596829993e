import type { Transaction } from 'kysely';
import type { AuditAction, AuditActor, AuditKind } from '#domain/contract/audit-contract.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';

/** Who writes content, and when. */
export interface ContentWriting {
  readonly now: Date;
  readonly actor: AuditActor;
}

/** Notes in the change history what the same transaction does to a record. */
export async function noteChange(
  transaction: Transaction<DatabaseSchema>,
  { now, actor }: ContentWriting,
  change: { kind: AuditKind; action: AuditAction; id: number; title: string },
): Promise<void> {
  const { kind, action, id, title } = change;
  await insertAuditEntry(transaction, { at: now, actor, kind, action, record: { id, title } });
}
