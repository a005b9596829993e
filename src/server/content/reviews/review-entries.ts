import { createHash } from 'node:crypto';
import { articleStateSchema, type PublicArticle, type ReviewSummary } from '#shared/api/article-contract.ts';
import {
  articleQuoteSchema,
  type ProposedChange,
  type ProposedFields,
  type ReviewEntry,
  reviewFields,
} from '#shared/api/review-contract.ts';
import { articleParagraphs } from '#shared/rules/article-paragraphs.ts';
import { mergeProposedText } from '#shared/rules/proposed-text.ts';
import type { Queryable } from '../../database/schema.ts';
import { findReviewSummaries, type ReviewRow } from './review.repository.ts';

/** The fields of an article that people review. */
export type ReviewedText = Pick<PublicArticle, (typeof reviewFields)[number]>;

const proposedSchema = articleStateSchema.pick({ title: true, summary: true, content: true }).partial();

export function hashOfText({ title, summary, content }: ReviewedText): string {
  return createHash('sha256')
    .update(JSON.stringify([title, summary, content]))
    .digest('hex');
}

/** Returns entries with their answers. `changes` are left out for reviewers, who do not see what is saved. */
export function presentEntries(
  rows: readonly ReviewRow[],
  text: ReviewedText,
  reader: 'desk' | 'reviewer',
): ReviewEntry[] {
  const answers = Map.groupBy(rows, ({ parent_id }) => parent_id);
  return rows.flatMap((row) => {
    const { id, kind, author, author_kind, text: words, version, created_at, state, closed_by } = row;
    if (kind === 'answer' || author_kind === 'account') return [];
    const merged = kind === 'proposal' && reader === 'desk' ? mergeProposal(row, text) : undefined;
    return {
      ...{ id, kind, author, author_kind, text: words, version, created_at, state, closed_by },
      quote: row.quote === null ? null : articleQuoteSchema.parse(JSON.parse(row.quote)),
      answers: (answers.get(id) ?? []).map((answer) => ({
        author: answer.author,
        text: answer.text,
        created_at: answer.created_at,
      })),
      changes: kind === 'proposal' && reader === 'desk' ? listChanges(row, text, merged) : [],
      is_current: kind === 'approval' ? row.text_hash === hashOfText(text) : merged !== undefined,
    };
  });
}

/** Returns the open comments and the newest approval of the articles that have any, by article id. */
export async function summariseReviews(
  db: Queryable,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, ReviewSummary>> {
  const rows = await findReviewSummaries(db, articleIds);
  return new Map(
    rows.map((row) => {
      const isCurrent = row.text_hash === hashOfText(row);
      return [row.article_id, { comments: Number(row.comments), approved_by: row.author ?? '', is_current: isCurrent }];
    }),
  );
}

/** Returns the fields of a proposal as they become when it is accepted, or `undefined` if its words are gone. */
export function mergeProposal(row: ReviewRow, saved: ReviewedText): ProposedFields | undefined {
  const { read, fields } = readProposal(row);
  const merged: ProposedFields = {};
  for (const field of reviewFields) {
    const proposed = fields[field];
    if (proposed === undefined) continue;
    const text = mergeProposedText(read[field] ?? '', proposed ?? '', saved[field] ?? '');
    if (text === undefined) return undefined;
    merged[field] = text;
  }
  return merged;
}

/** Returns what accepting an open proposal changes. Of any other, returns what its author changed. */
function listChanges(row: ReviewRow, saved: ReviewedText, merged: ProposedFields | undefined): ProposedChange[] {
  const { read, fields } = readProposal(row);
  const isOpen = row.state === 'open' && merged !== undefined;
  const [before, after] = isOpen ? [saved, merged] : [read, fields];
  return reviewFields
    .filter((field) => fields[field] !== undefined)
    .map((field) => ({ field, ...withoutSame(paragraphsOf(field, before[field]), paragraphsOf(field, after[field])) }));
}

function readProposal(row: ReviewRow) {
  const parse = (json: string | null) => proposedSchema.parse(JSON.parse(json ?? '{}'));
  return { read: parse(row.read_text), fields: parse(row.fields) };
}

function paragraphsOf(field: keyof ReviewedText, text: string | null | undefined): string[] {
  return field === 'content' ? articleParagraphs(text ?? null) : [text ?? ''];
}

/** Leaves out the paragraphs that two texts begin and end with alike, except the one next to the changes. */
function withoutSame(before: readonly string[], after: readonly string[]): { before: string[]; after: string[] } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const cut = (texts: readonly string[]) => texts.slice(Math.max(start - 1, 0), texts.length - Math.max(end - 1, 0));
  return { before: cut(before), after: cut(after) };
}
