import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Enquiries of visitors, and the outbox of messages about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('enquiries')
    .$call(identifierColumn(db))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('suspicion', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('business', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('consented_at', 'text', (column) => column.notNull())
    .addColumn('submission_key', 'text', (column) => column.notNull().unique())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('enquiries_by_status').on('enquiries').columns(['status', 'id desc']).execute();
  await db.schema.createIndex('enquiries_by_age').on('enquiries').columns(['created_at']).execute();

  await db.schema
    .createTable('enquiry_deliveries')
    .$call(identifierColumn(db))
    .addColumn('enquiry_id', 'integer', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('claim', 'text')
    .addColumn('message_key', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('enquiry_deliveries_key', ['enquiry_id', 'channel'])
    .execute();
  await db.schema
    .createIndex('enquiry_deliveries_due')
    .on('enquiry_deliveries')
    .columns(['state', 'next_attempt_at'])
    .execute();

  await db.schema
    .createTable('turned_away_enquiries')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('submissions', 'integer', (column) => column.notNull())
    .execute();
}
