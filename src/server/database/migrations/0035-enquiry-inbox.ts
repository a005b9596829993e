import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Adds Trash for enquiries, and the notes and replies of administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('trashed_at', 'text').execute();
  await db.schema
    .createTable('enquiry_notes')
    .$call(identifierColumn(db))
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addUniqueConstraint('enquiry_notes_key', ['enquiry_id', 'request_key'])
    .execute();
}
