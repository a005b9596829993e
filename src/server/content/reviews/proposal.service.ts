import { randomBytes } from 'node:crypto';
import type { Article } from '#shared/api/article-contract.ts';
import { plainFields } from '#shared/api/article-fields.ts';
import { type ArticleQuote, type ProposedFields, reviewFields, reviewMaximum } from '#shared/api/review-contract.ts';
import type { Database } from '../../database/database.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import { invalidField, Problem } from '../../problem.ts';
import { lockArticle } from '../article.repository.ts';
import { type ArticleWriter, overwriteArticle, prepareSave, requireArticle } from '../article.service.ts';
import { findFullArticleVersion } from '../article-version.repository.ts';
import { readState, toSave } from '../article-version.ts';
import { inContentTransaction } from '../content-transaction.ts';
import { countReviewEntries, insertReviewEntry, type ReviewRow, setReviewState } from './review.repository.ts';
import { mergeProposal, type ReviewedText } from './review-entries.ts';

/** Somebody’s changes to an article, for the people at the desk to accept or refuse. */
export interface NewProposal {
  readonly articleId: number;
  readonly author: { readonly kind: 'reviewer' | 'token'; readonly name: string };
  /** The version of the article that the author read. */
  readonly baseVersion: number;
  /** The fields to change, with their whole new text. Content is HTML, and is cleaned when it is accepted. */
  readonly fields: ProposedFields;
  /** What the author says about it. It may be empty. */
  readonly note: string;
}

/**
 * Stores a proposal and returns its id. Throws a 404 when the article does not exist, a 412 when the version that was
 * read is no longer stored, a 422 for fields that no save would accept, and a 409 when the article has too many
 * proposals.
 */
export async function createProposal(db: Queryable, proposal: NewProposal, now: Date): Promise<number> {
  const { articleId, author, baseVersion, fields, note } = proposal;
  const read = await requireText(db, articleId, baseVersion);
  const key = randomBytes(16).toString('hex');
  return db
    .transaction()
    .execute((transaction) =>
      storeProposal(transaction, { key, articleId, author, version: baseVersion, read, fields, text: note }, now),
    );
}

/** A proposal with the text that its author read, which need not have been saved. */
export interface ReadProposal extends Pick<NewProposal, 'articleId' | 'author' | 'fields'> {
  readonly key: string;
  readonly version: number | null;
  readonly read: ReviewedText;
  readonly text: string;
  readonly quote?: ArticleQuote;
  readonly linkId?: number;
}

/** Stores a proposal, once for each key, and returns its id. Throws as {@link createProposal}. */
export async function storeProposal(transaction: Transaction, proposal: ReadProposal, now: Date): Promise<number> {
  const { key, articleId, author, version, read, text, quote, linkId = null } = proposal;
  const fields = checkFields(proposal.fields, read);
  await requireRoom(transaction, { articleId, linkId, openProposals: true });
  const names = reviewFields.filter((field) => fields[field] !== undefined);
  if (names.length === 0) throw new Problem('conflict', 'This suggestion changes nothing.');
  return insertReviewEntry(transaction, {
    key,
    article_id: articleId,
    link_id: linkId,
    kind: 'proposal',
    author: author.name,
    author_kind: author.kind,
    text,
    quote: quote ? JSON.stringify(quote) : null,
    version,
    read_text: JSON.stringify(Object.fromEntries(names.map((field) => [field, read[field]]))),
    fields: JSON.stringify(fields),
    created_at: now.toISOString(),
  });
}

/**
 * Locks the article, so that its entries are counted one writer after the other. Throws a 404 when it does not exist,
 * and a 409 when it or the link has too many entries.
 */
export async function requireRoom(
  transaction: Transaction,
  { articleId, linkId, openProposals }: Parameters<typeof countReviewEntries>[1],
): Promise<void> {
  if (!(await lockArticle(transaction, articleId)))
    throw new Problem('not_found', 'This article was deleted, so nothing more can be said about it.');
  const count = (of: { linkId?: number | null; openProposals?: true }) =>
    countReviewEntries(transaction, { articleId, ...of });
  if (linkId && (await count({ linkId })) >= reviewMaximum.link)
    throw new Problem('conflict', `This link has taken ${reviewMaximum.link} comments, which is all that it takes.`);
  if ((await count({})) >= reviewMaximum.article)
    throw new Problem('conflict', `This article has ${reviewMaximum.article} comments, which is all that it takes.`);
  if (openProposals && (await count({ openProposals })) >= reviewMaximum.openProposals)
    throw new Problem(
      'conflict',
      `This article has ${reviewMaximum.openProposals} open suggestions. Some must be accepted or refused first.`,
    );
}

/**
 * Saves the changes of a proposal in its article. Throws a 409 when its words are gone or somebody was faster, and a
 * 412 when somebody saves the article at the same moment.
 */
export async function acceptProposal(db: Database, row: ReviewRow, writer: ArticleWriter): Promise<Article> {
  const saved = await requireArticle(db, row.article_id);
  const fields = mergeProposal(row, saved);
  if (row.state === 'open' && !fields)
    throw new Problem('conflict', 'These words are no longer in the article, so the suggestion can’t be accepted.');
  const prepared = await prepareSave({ ...toSave(saved), ...checkFields(fields ?? {}, saved) }, writer);
  return inContentTransaction(db, async (transaction) => {
    const version = saved.version + 1;
    const isFirst = await setReviewState(transaction, row.id, { state: 'accepted', by: writer.actor.name, version });
    if (!isFirst) throw alreadyClosed();
    return overwriteArticle(transaction, { id: saved.id, expected: [saved.version] }, prepared, writer);
  });
}

/** Undoes {@link acceptProposal}. Throws a 409 when the article was saved after it. */
export async function undoAcceptance(db: Database, row: ReviewRow, writer: ArticleWriter): Promise<Article> {
  const accepted = row.closed_version ?? 0;
  const saved = await requireArticle(db, row.article_id);
  const former = await findFullArticleVersion(db, row.article_id, accepted - 1);
  if (saved.version !== accepted || !former)
    throw new Problem('conflict', 'The article was saved again since. Its earlier words are in Versions.');
  const { title, summary, content } = readState(former.state);
  const prepared = await prepareSave({ ...toSave(saved), title, summary, content }, writer);
  return inContentTransaction(db, async (transaction) => {
    if (!(await setReviewState(transaction, row.id, { state: 'open', by: '' }))) throw alreadyClosed();
    return overwriteArticle(transaction, { id: saved.id, expected: [accepted] }, prepared, writer);
  });
}

export function alreadyClosed(): Problem {
  return new Problem('conflict', 'Somebody else has decided about this at the same moment.');
}

/** Returns the text of an article in a version. Throws a 404 or a 412. */
async function requireText(db: Queryable, id: number, version: number): Promise<ReviewedText> {
  const saved = await requireArticle(db, id);
  if (saved.version === version) return saved;
  const stored = await findFullArticleVersion(db, id, version);
  if (!stored) throw new Problem('stale', 'The version that you read is no longer stored. Please read it again.');
  return readState(stored.state);
}

/** Returns the fields that differ from the text that was read, as a save would store them. Throws a 422. */
function checkFields(fields: ProposedFields, read: ReviewedText): ProposedFields {
  const checked: ProposedFields = {};
  for (const field of reviewFields) {
    if (fields[field] === undefined || fields[field] === read[field]) continue;
    const result = plainFields[field].save.safeParse(fields[field]);
    if (!result.success) throw invalidField(field, result.error.issues[0]?.message ?? 'This text cannot be saved.');
    Object.assign(checked, { [field]: result.data });
  }
  return checked;
}
