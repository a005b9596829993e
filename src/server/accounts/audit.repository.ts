import type { Selectable } from 'kysely';
import { mayUseDesk, type Role } from '#shared/api/account-contract.ts';
import {
  type AuditAction,
  type AuditActor,
  type AuditEntry,
  type AuditKind,
  auditKinds,
  toldActs,
} from '#shared/api/audit-contract.ts';
import { countRows } from '../database/read-rows.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { AuditEntryTable } from '../database/tables/server-tables.ts';

/** The data of an audit entry. It is stored in the transaction that makes the change. */
export interface AuditNote {
  readonly at: Date;
  readonly actor: AuditActor;
  readonly kind: AuditKind;
  readonly action: AuditAction;
  readonly record: { readonly id: number | null; readonly title: string };
}

export const commandLine: AuditActor = { id: null, name: 'Command line' };

export function actorOf(account: { readonly id: number; readonly full_name: string }): AuditActor {
  return { id: account.id, name: account.full_name };
}

/** Filter of the entries. An unset field matches all; `null` as `actorId` matches the command line. */
export interface AuditFilter {
  readonly kind: AuditKind | undefined;
  readonly actorId: number | null | undefined;
}

export type AuditRow = Selectable<AuditEntryTable>;

/** Adds an entry in the transaction of the change that it describes, so that either both are stored or neither is. */
export async function insertAuditEntry(
  transaction: Transaction,
  { at, actor, kind, action, record }: AuditNote,
): Promise<void> {
  await transaction
    .insertInto('audit_entries')
    .values({
      at: at.toISOString(),
      actor_id: actor.id,
      actor_name: actor.name,
      kind,
      action,
      record_id: record.id,
      record_title: record.title,
    })
    .execute();
}

/**
 * Adds what a person did with their own account. Nothing is recorded about people who may not use the desk. The record
 * is the account itself unless another is given.
 */
export async function insertOwnAct(
  transaction: Transaction,
  account: { readonly id: number; readonly full_name: string; readonly role: Role },
  { kind = 'account', record, ...act }: Pick<AuditNote, 'at' | 'action'> & Partial<Pick<AuditNote, 'kind' | 'record'>>,
): Promise<void> {
  if (!mayUseDesk(account.role)) return;
  const own = { id: account.id, title: account.full_name };
  await insertAuditEntry(transaction, { ...act, kind, actor: actorOf(account), record: record ?? own });
}

/** Returns one page of the entries, newest first. */
export function findAuditEntries(db: Queryable, filter: AuditFilter, range: { limit: number; skip: number }) {
  return filtered(db, filter).selectAll().orderBy('id', 'desc').limit(range.limit).offset(range.skip).execute();
}

/** Returns the acts of others since a time that every administrator is told about, the newest first. */
export function findToldActs(
  db: Queryable,
  { readerId, since, limit }: { readerId: number; since: string; limit: number },
): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .where('at', '>=', since)
    .where((row) => row.or([row('actor_id', 'is', null), row('actor_id', '!=', readerId)]))
    .where((row) =>
      row.or(
        auditKinds.flatMap((kind) =>
          toldActs[kind] ? [row.and([row('kind', '=', kind), row('action', 'in', toldActs[kind])])] : [],
        ),
      ),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function countAuditEntries(db: Queryable, filter: AuditFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

/**
 * Returns everyone who made a recorded change, with their name. Without an account it is the name in their latest entry,
 * which for a program is that of its token.
 */
export async function findAuditActors(db: Queryable): Promise<AuditActor[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .leftJoin('users', 'users.id', 'audit_entries.actor_id')
    .select((row) => ['actor_id', row.fn.coalesce('users.full_name', 'actor_name').as('actor_name')])
    .where('audit_entries.id', 'in', (last) =>
      last
        .selectFrom('audit_entries')
        .select((eb) => eb.fn.max('id').as('id'))
        .groupBy('actor_id'),
    )
    .orderBy('actor_name')
    .execute();
  return rows.map((row) => ({ id: row.actor_id, name: row.actor_name }));
}

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    actor: { id: row.actor_id, name: row.actor_name },
    kind: row.kind,
    action: row.action,
    record: { id: row.record_id, title: row.record_title },
  };
}

function filtered(db: Queryable, { kind, actorId }: AuditFilter) {
  let query = db.selectFrom('audit_entries');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (actorId === null) query = query.where('actor_id', 'is', null);
  else if (actorId !== undefined) query = query.where('actor_id', '=', actorId);
  return query;
}
