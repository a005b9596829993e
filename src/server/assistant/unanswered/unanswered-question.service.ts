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
import { searchKey } from '../../database/stored-text.ts';
import {
  countQuestion,
  countUnansweredQuestions,
  deleteQuestion,
  findQuestions,
  trimQuestions,
  type UnansweredQuestionRow,
} from './unanswered-question.repository.ts';

type Marker = '[email]' | '[link]' | '[number]' | '[name]' | '[address]';

const strongStreet =
  'street|st|road|rd|avenue|ave|crescent|cres|terrace|tce|parade|pde|highway|hwy|boulevard|blvd|lane';
const weakStreet = 'Way|Place|Pl|Close|Court|Ct|Drive|Dr|Grove|Quay|Square|Rise|Esplanade';
const houseNumber = String.raw`(?<![\p{L}\d$])(?:unit |flat |level )?\d+[a-z]?(?:\/\d+[a-z]?)?`;

/** Words that end a name typed without capitals. Example: “and” in “my name is tane and I want a bot”. */
const afterName = 'and|i|my|we|from|at|can|could|do|does|what|how|when|where|who|is|are|you|your|with|but|please|the|a';

const rules: readonly (readonly [RegExp, Marker])[] = [
  [/(?<![^\s@<>()[\]])[^\s@<>()[\]]+@[^\s@<>()[\]]+\.[\p{L}\d-]{2,}/gu, '[email]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [new RegExp(`${houseNumber}\\s+(?:[\\p{L}'’-]+\\s+){1,3}(?:${strongStreet})\\b\\.?`, 'giu'), '[address]'],
  [new RegExp(`${houseNumber}\\s+(?:\\p{Lu}[\\p{L}'’-]*\\s+){1,3}(?:${weakStreet})\\b`, 'gu'), '[address]'],
  [/\bp\.? ?o\.? box \d+/giu, '[address]'],
  [/[\p{Script=Han}]{1,6}(?:路|街|道)\d+号?/gu, '[address]'],
  [/(?<![\p{Script=Hangul}\d])[\p{Script=Hangul}\d]+(?:로|길) ?\d+(?:번길 ?\d*)?/gu, '[address]'],
  [/\+?\(?\d(?:[ ().\-/]{0,2}\d){5,}/gu, '[number]'],
  [
    new RegExp(
      `(?<=\\b(?:my name is|my name['’]s|i am called|i['’]m called|call me|name:)\\s+)(?!(?:${afterName})\\b)[\\p{L}'’-]+(?:\\s+(?!(?:${afterName})\\b)[\\p{L}'’-]+){0,2}`,
      'giu',
    ),
    '[name]',
  ],
  [/(?<=\b(?:I['’]m|I am|[Tt]his is) )\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}/gu, '[name]'],
  [/(?<=我叫|我的名字是|我姓|名字叫)[\p{Script=Han}·]{1,3}/gu, '[name]'],
  [/(?<=이름은 ?)[\p{Script=Hangul}]{2,4}?(?=이고|이에요|예요|입니다|이며|[\s,.!?]|$)/gu, '[name]'],
  [/(?<=저는 )[\p{Script=Hangul}]{2,4}?(?=입니다|이에요|예요|이고|라고)/gu, '[name]'],
];

/**
 * Returns a question without personal details, as far as simple rules find them: e-mail addresses, links, street
 * addresses, phone and other long numbers, and names after phrases such as "my name is".
 */
export function stripPersonalDetails(text: string): string {
  // Full-width digits and signs from Chinese input methods become plain ones. Full-width punctuation stays.
  let stripped = text
    .replace(/[\uff10-\uff19\uff20\uff0b\uff0e]/g, (sign) => sign.normalize('NFKC'))
    .replace(/\s+/gu, ' ')
    .trim();
  for (const [pattern, marker] of rules) stripped = stripped.replace(pattern, marker);
  return stripped;
}

/** Returns a key that is the same for questions that differ only in case, accents, punctuation or spaces. */
export function questionKey(question: string): string {
  return searchKey(question)
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed();
}

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
