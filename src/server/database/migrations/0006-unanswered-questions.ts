import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Questions that the assistant could not answer, and how often each was asked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unanswered_questions')
    .$call(identifierColumn(db))
    .addColumn('question_key', 'text', (column) => column.notNull().unique())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('times_asked', 'integer', (column) => column.notNull())
    .addColumn('first_asked_at', 'text', (column) => column.notNull())
    .addColumn('last_asked_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('unanswered_questions_often')
    .on('unanswered_questions')
    .columns(['times_asked desc', 'last_asked_at desc', 'id desc'])
    .execute();
}
