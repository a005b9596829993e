import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Adds the change history, and a description of the browser to each session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .$call(identifierColumn(db))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'integer')
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer')
    .addColumn('record_title', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('audit_entries_by_kind').on('audit_entries').columns(['kind', 'id desc']).execute();
  await db.schema.createIndex('audit_entries_by_actor').on('audit_entries').columns(['actor_id', 'id desc']).execute();
  await db.schema.createIndex('audit_entries_by_age').on('audit_entries').columns(['at']).execute();
  await db.schema
    .alterTable('sessions')
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
