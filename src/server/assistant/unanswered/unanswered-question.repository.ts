import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { countRows } from '../../database/read-rows.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { containsPattern } from '../../database/stored-text.ts';
import type { UnansweredQuestionTable } from '../../database/tables/visitor-tables.ts';

export type UnansweredQuestionRow = Selectable<UnansweredQuestionTable>;

/** Adds a question. If its key is stored already, raises the count and keeps the first wording. */
export async function countQuestion(
  db: Kysely<DatabaseSchema>,
  question: Omit<Insertable<UnansweredQuestionTable>, 'id' | 'times_asked' | 'first_asked_at'>,
): Promise<void> {
  await db
    .insertInto('unanswered_questions')
    .values({ ...question, times_asked: 1, first_asked_at: question.last_asked_at })
    .onConflict((conflict) =>
      conflict.column('question_key').doUpdateSet({
        times_asked: sql`unanswered_questions.times_asked + 1`,
        last_asked_at: question.last_asked_at,
      }),
    )
    .execute();
}

/**
 * Keeps `keep` questions and deletes the others, at most 1,000 in one call. The questions that were asked least often
 * are deleted first. Of questions asked equally often, those last asked longest ago are deleted first.
 */
export async function trimQuestions(db: Kysely<DatabaseSchema>, keep: number): Promise<void> {
  const excess = db
    .selectFrom('unanswered_questions')
    .select('id')
    .orderBy('times_asked', 'desc')
    .orderBy('last_asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(keep);
  await db.deleteFrom('unanswered_questions').where('id', 'in', excess).execute();
}

/** Returns one page of the questions, most asked first. */
export async function findQuestions(
  db: Kysely<DatabaseSchema>,
  search: string | undefined,
  range: { limit: number; skip: number },
): Promise<UnansweredQuestionRow[]> {
  return filtered(db, search)
    .selectAll()
    .orderBy('times_asked', 'desc')
    .orderBy('last_asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.skip)
    .execute();
}

export function countUnansweredQuestions(db: Kysely<DatabaseSchema>, search: string | undefined): Promise<number> {
  return countRows(filtered(db, search));
}

/** Deletes a question. Returns whether it existed. */
export async function deleteQuestion(db: Kysely<DatabaseSchema>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('unanswered_questions').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

function filtered(db: Kysely<DatabaseSchema>, search: string | undefined) {
  const query = db.selectFrom('unanswered_questions');
  return search ? query.where(sql<boolean>`question_key like ${containsPattern(search)} escape '\\'`) : query;
}
