import type { Kysely } from 'kysely';
import { languageOf } from '#language/languages.ts';
import {
  type QuestionOutcome,
  type UnansweredQuestion,
  type UnansweredQuestionsQuery,
  unansweredQuestionSchema,
} from '#shared/api/assistant-contract.ts';
import type { AuditActor } from '#shared/api/audit-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { insertAuditEntry } from '../../accounts/audit.repository.ts';
import { missingRecord } from '../../database/record-version.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { questionKey, stripPersonalDetails } from './anonymous-question.ts';
import {
  countQuestion,
  countUnansweredQuestions,
  deleteQuestion,
  findQuestions,
  trimQuestions,
  type UnansweredQuestionRow,
} from './unanswered-question.repository.ts';

export const questionMaximum = 500;

/**
 * Stores a question that the assistant could not answer, or whose answer a visitor has called wrong. Only its text
 * without personal details, its language and a count are stored. Questions that the assistant refused to answer are
 * never stored.
 */
export async function recordUnansweredQuestion(db: Kysely<DatabaseSchema>, asked: string, now: Date): Promise<void> {
  const question = stripPersonalDetails(asked);
  const key = questionKey(question);
  if (key.length < 2) return;
  const language = languageOf(question);
  await countQuestion(db, { question_key: key, question, language, last_asked_at: now.toISOString() });
  await trimQuestions(db, questionMaximum);
}

/** Returns one page of the questions, most asked first, and how many match in all. */
export async function listUnansweredQuestions(
  db: Kysely<DatabaseSchema>,
  { q, limit = pageLimitMaximum, skip = 0 }: UnansweredQuestionsQuery,
): Promise<{ rows: UnansweredQuestion[]; total: number }> {
  const rows = await findQuestions(db, q, { limit, skip });
  return { rows: rows.map(presentQuestion), total: await countUnansweredQuestions(db, q) };
}

/** Deletes a question, and records in the change history who did it and why. Throws a 404 when it does not exist. */
export async function removeQuestion(
  db: Kysely<DatabaseSchema>,
  id: number,
  { outcome, actor, now }: { outcome: QuestionOutcome; actor: AuditActor; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await deleteQuestion(transaction, id))) throw missingRecord('question');
    const record = { id, title: '' };
    await insertAuditEntry(transaction, { at: now, actor, kind: 'question', action: outcome, record });
  });
}

function presentQuestion(row: UnansweredQuestionRow): UnansweredQuestion {
  return unansweredQuestionSchema.parse({ ...row, language: languageOf(row.question) });
}
