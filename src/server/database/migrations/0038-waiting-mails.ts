import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/**
 * Adds e-mails to single people. Each is stored until the mail server accepts it, so that a restart does not lose it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiting_mails')
    .$call(identifierColumn(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('invite_id', 'integer', (column) => column.references('invites.link_id').onDelete('cascade'))
    .addColumn('note_id', 'integer', (column) => column.references('enquiry_notes.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('message_key', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('claim', 'text')
    .execute();
}
