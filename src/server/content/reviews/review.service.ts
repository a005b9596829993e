import { randomBytes } from 'node:crypto';
import type { Article } from '#shared/api/article-contract.ts';
import type { AuditActor } from '#shared/api/audit-contract.ts';
import type { ReviewEntry, ReviewPut, ReviewState, SharedReview } from '#shared/api/review-contract.ts';
import { deskEditPath } from '#shared/rules/desk-paths.ts';
import { defaultLocale } from '#shared/rules/locales.ts';
import { findQuote } from '#shared/rules/text-quote.ts';
import { letterTo } from '../../accounts/account-mails.ts';
import type { Database } from '../../database/database.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import { DatabaseRateLimiter } from '../../http/database-rate-limiter.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { invalidField, Problem } from '../../problem.ts';
import { type ArticleWriter, requireArticle } from '../article.service.ts';
import { requireSharedLink } from '../previews/preview-link.service.ts';
import { replaceQuotedWords } from '../replace-in-html.ts';
import { acceptProposal, alreadyClosed, requireRoom, storeProposal, undoAcceptance } from './proposal.service.ts';
import {
  deleteReviewEntry,
  findReviewEntries,
  findReviewEntry,
  findReviewEntryByKey,
  insertReviewEntry,
  type ReviewRow,
  setReviewState,
} from './review.repository.ts';
import { hashOfText, presentEntries } from './review-entries.ts';

type SharedLink = Awaited<ReturnType<typeof requireSharedLink>>;

/** Stores an e-mail about a new entry in the transaction that stores the entry. */
export type TellAuthor = (
  transaction: Transaction,
  news: { readonly link: SharedLink; readonly entry: ReviewPut },
) => Promise<void>;

interface ReviewRequest {
  readonly token: string;
  readonly now: Date;
}

/** Returns what was written through a link, the oldest first. Throws a 404 when the link is not open. */
export async function listSharedReview(db: Queryable, { token, now }: ReviewRequest): Promise<SharedReview> {
  const { id: linkId, articleId, article, textFrom } = await requireSharedLink(db, token, now);
  const rows = await findReviewEntries(db, { articleId, linkId });
  return { text_from: textFrom, entries: presentEntries(rows, article, 'reviewer') };
}

/**
 * Stores what a reviewer wrote, once for each key, and one approval of a text for each name. Throws a 404 when the link
 * is not open or the article was deleted, a 409 when there are too many entries or the approved text is not the one that
 * the link shows, and a 422 when the quoted words are not in that text.
 */
export async function putReview(
  db: Queryable,
  { token, now, key, tellAuthor }: ReviewRequest & { readonly key: string; readonly tellAuthor: TellAuthor },
  entry: ReviewPut,
): Promise<void> {
  const link = await requireSharedLink(db, token, now);
  await db.transaction().execute(async (transaction) => {
    if (await findReviewEntryByKey(transaction, key)) return;
    await requireRoom(transaction, { articleId: link.articleId, linkId: link.id });
    if (entry.kind === 'approval' && (await hasApproved(transaction, link, entry))) return;
    await storeEntry(transaction, link, { key, now, entry });
    await tellAuthor(transaction, { link, entry });
  });
}

/** Returns whether this person approved the text already. Throws a 409 when the text is not the one that was read. */
async function hasApproved(
  transaction: Transaction,
  { id: linkId, articleId, article, textFrom }: SharedLink,
  { author, text_from }: Extract<ReviewPut, { kind: 'approval' }>,
): Promise<boolean> {
  if (text_from !== textFrom) throw new Problem('conflict', 'The text has changed. Please read the new one first.');
  const rows = await findReviewEntries(transaction, { articleId, linkId });
  return rows.some((row) => row.author === author && row.text_hash === hashOfText(article));
}

async function storeEntry(
  transaction: Transaction,
  link: SharedLink,
  { key, now, entry }: { readonly key: string; readonly now: Date; readonly entry: ReviewPut },
): Promise<void> {
  const { id: linkId, articleId, article: read } = link;
  const saved = await requireArticle(transaction, articleId);
  const version = hashOfText(saved) === hashOfText(read) ? saved.version : null;
  if (entry.kind === 'proposal') {
    const { text, quote, author: name } = entry;
    const fields = { [quote.field]: replaceIn(read, entry) };
    const author = { kind: 'reviewer', name } as const;
    await storeProposal(transaction, { key, articleId, linkId, author, version, read, fields, text, quote }, now);
    return;
  }
  const words = entry.kind === 'comment' ? { text: entry.text, quote: JSON.stringify(entry.quote) } : { text: '' };
  await insertReviewEntry(transaction, {
    ...{ key, article_id: articleId, link_id: linkId, version, created_at: now.toISOString() },
    ...{ kind: entry.kind, author: entry.author, author_kind: 'reviewer', ...words },
    text_hash: entry.kind === 'approval' ? hashOfText(read) : null,
  });
}

/** Returns the new text of the quoted field. Throws a 422 when its words cannot be replaced. */
function replaceIn(read: SharedLink['article'], { quote, text }: Extract<ReviewPut, { kind: 'proposal' }>): string {
  const shown = read[quote.field] ?? '';
  if (quote.field === 'content') {
    const replaced = replaceQuotedWords(shown, quote, text);
    if (replaced === 'blocks') throw invalidField('quote', 'Please select words inside one paragraph.');
    if (replaced !== 'gone') return replaced.html;
  }
  const found = quote.field === 'content' ? undefined : findQuote(shown, quote);
  if (!found) throw invalidField('quote', 'These words are not in the article.');
  return shown.slice(0, found.start) + text + shown.slice(found.end);
}

/** Takes back what a reviewer wrote. Throws a 409 when it was answered or decided, and a 404 when it is not there. */
export async function takeBackReview(
  db: Queryable,
  { token, now, key }: ReviewRequest & { readonly key: string },
): Promise<void> {
  const link = await requireSharedLink(db, token, now);
  await db.transaction().execute(async (transaction) => {
    const row = await findReviewEntryByKey(transaction, key);
    if (!row || row.link_id !== link.id) throw missingEntry();
    const entries = await findReviewEntries(transaction, { articleId: link.articleId, linkId: link.id });
    if (row.state !== 'open' || entries.some(({ parent_id }) => parent_id === row.id))
      throw new Problem('conflict', 'This was answered already, so it can’t be taken back.');
    await deleteReviewEntry(transaction, row.id);
  });
}

/** Returns what was said about an article, the oldest first. Throws a 404 when there is no such article. */
export async function listReview(db: Queryable, articleId: number): Promise<ReviewEntry[]> {
  const saved = await requireArticle(db, articleId);
  return presentEntries(await findReviewEntries(db, { articleId }), saved, 'desk');
}

/** Adds an answer to an entry. Throws a 404 when the entry is gone. */
export async function answerReview(
  db: Queryable,
  id: number,
  text: string,
  { now, actor }: { readonly now: Date; readonly actor: AuditActor },
): Promise<void> {
  const { article_id } = await requireEntry(db, id);
  await db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, { articleId: article_id });
    await insertReviewEntry(transaction, {
      ...{ key: randomBytes(16).toString('hex'), article_id, parent_id: id, account_id: actor.id },
      ...{ kind: 'answer', author: actor.name, author_kind: 'account', text, created_at: now.toISOString() },
    });
  });
}

/**
 * Resolves a comment, accepts or refuses a proposal, or opens either again. Returns the article when its text changed.
 * Throws a 409 when somebody else has decided since, or a proposal does not fit the text any more.
 */
export async function decideReview(
  db: Database,
  id: number,
  state: ReviewState,
  writer: ArticleWriter,
): Promise<Article | null> {
  const row = await requireEntry(db, id);
  requireDecision(row, state);
  if (state === 'accepted') return acceptProposal(db, row, writer);
  if (row.state === 'accepted') return undoAcceptance(db, row, writer);
  const by = state === 'open' ? '' : writer.actor.name;
  const isChanged = await db.transaction().execute((transaction) => setReviewState(transaction, id, { state, by }));
  if (!isChanged) throw alreadyClosed();
  return null;
}

const doneWords = { resolved: 'resolved', accepted: 'accepted', refused: 'refused', open: 'opened' } as const;

/** Throws a 409 when an entry has a decision already, and a 422 for a decision that its kind does not have. */
function requireDecision(row: ReviewRow, state: ReviewState): void {
  const isPossible = row.kind === 'proposal' ? state !== 'resolved' : state === 'open' || state === 'resolved';
  if (!isPossible) throw invalidField('state', 'This cannot be decided about it.');
  if ((row.state === 'open') === (state === 'open'))
    throw new Problem(
      'conflict',
      state === 'open' ? 'This is open already.' : `${row.closed_by} has already ${doneWords[row.state]} this.`,
    );
}

/** Deletes an entry that is closed, with its answers, for good. Throws a 409 while it is open. */
export async function deleteReview(db: Queryable, id: number): Promise<void> {
  const row = await requireEntry(db, id);
  if (row.state === 'open') throw new Problem('conflict', 'Please resolve it first.');
  await db.transaction().execute((transaction) => deleteReviewEntry(transaction, id));
}

async function requireEntry(db: Queryable, id: number): Promise<ReviewRow> {
  const row = await findReviewEntry(db, id);
  if (!row || row.kind === 'answer') throw missingEntry();
  return row;
}

function missingEntry(): Problem {
  return new Problem('not_found', 'This was deleted.');
}

/** One e-mail about comments, and one about approvals, within this time for each link. */
const mailLimit = { attempts: 1, seconds: 15 * 60 };

const newsOf = {
  comment: 'commented on',
  proposal: 'suggested other words for',
  approval: 'says “Good to publish” about',
} as const;

interface MailParts {
  readonly mailOutbox: Pick<MailOutbox, 'addIn'> | undefined;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/** Returns the function that e-mails the person who shared an article. It does nothing without a mail server. */
export function createTellAuthor({ mailOutbox, siteUrl, now }: MailParts): TellAuthor {
  return async (transaction, { link, entry }) => {
    if (!mailOutbox) return;
    const limiter = new DatabaseRateLimiter(transaction, { name: 'review-mail', limit: mailLimit, now });
    const isApproval = entry.kind === 'approval';
    const isMailedLately = (await limiter.consume(`${link.id}:${isApproval ? 'approval' : 'comment'}`)) !== undefined;
    if (isMailedLately) return;
    const news = `${entry.author} ${newsOf[entry.kind]} “${link.article.title}”`;
    const text = [
      `${news}.`,
      ...(entry.kind === 'approval' ? [] : [entry.text]),
      `Read it beside the words: ${siteUrl}${deskEditPath(defaultLocale, link.articleId)}`,
      'More comments within 15 minutes come without another email.',
    ];
    await mailOutbox.addIn(transaction, letterTo(link.accountId, { subject: news, text }));
  };
}
