import type { PublicArticle } from '#shared/api/article-contract.ts';
import type { AuditAction } from '#shared/api/audit-contract.ts';
import { type PreviewLink, previewLinkDays, previewTokenPattern } from '#shared/api/preview-contract.ts';
import { insertAuditEntry } from '../../accounts/audit.repository.ts';
import { hashToken, makeToken } from '../../accounts/secret-token.ts';
import { lockUserById } from '../../accounts/user.repository.ts';
import { daysBefore, deleteBefore } from '../../database/daily-work.ts';
import { missingRecord } from '../../database/record-version.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import { storableTitle } from '../../database/stored-text.ts';
import { Problem } from '../../problem.ts';
import { findArticleVersion } from '../article.repository.ts';
import type { ContentWriter } from '../content-transaction.ts';
import {
  countOpenPreviewLinks,
  deletePreviewLink,
  findOpenPreviewLinks,
  findPreviewLink,
  findPreviewLinkByToken,
  insertPreviewLink,
  type PreviewLinkRow,
  updatePreviewLink,
} from './preview-link.repository.ts';
import { parsePreviewedArticle } from './previewed-article.ts';

/** Maximum number of open links of one account. It is also the maximum number of links in one list. */
const previewLinkMaximum = 50;

/** For how many days an expired link stays stored, so that its page can say that it expired. */
const rememberedDays = 30;

interface SharedArticle {
  readonly articleId: number | null;
  readonly article: PublicArticle;
}

/** An open link as the page behind it needs it. `accountId` is the account that shared the article. */
export type SharedLink = Exclude<Awaited<ReturnType<typeof readPreviewLink>>, 'expired' | undefined>;

/**
 * Creates a link that shows an article in the given state, and records this in the change history. Returns the link
 * with its token; only the hash of the token is stored. Throws a 404 when the article does not exist, and a 409 when
 * the account has too many open links.
 */
export async function createPreviewLink(
  db: Queryable,
  { articleId, article }: SharedArticle,
  { accountId, days, ...writer }: ContentWriter & { readonly accountId: number; readonly days: number },
): Promise<PreviewLink & { token: string }> {
  const { now } = writer;
  const at = now.toISOString();
  await deleteBefore(db, 'preview_links', 'expires_at', daysBefore(now, rememberedDays));
  if (articleId !== null && (await findArticleVersion(db, articleId)) === undefined) throw missingRecord('article');
  const token = makeToken();
  return db.transaction().execute(async (transaction) => {
    // Two windows of one account are counted one after the other.
    await lockUserById(transaction, accountId);
    if ((await countOpenPreviewLinks(transaction, accountId, at)) >= previewLinkMaximum) {
      throw new Problem(
        'conflict',
        `You have ${previewLinkMaximum} shared preview links. Stop sharing one of them first.`,
      );
    }
    const id = await insertPreviewLink(transaction, {
      token_hash: hashToken(token),
      account_id: accountId,
      article_id: articleId,
      ...shownColumns(article, at),
      created_at: at,
      expires_at: daysAfter(now, days),
    });
    const link = await requireLink(transaction, id);
    await recordSharing(transaction, writer, 'preview-shared', link);
    return { ...link, token };
  });
}

/**
 * Makes a link show another state of its article, and records this in the change history. Throws a 404 when the link is
 * not open or belongs to another article.
 */
export async function updateLinkedArticle(
  db: Queryable,
  id: number,
  { articleId, article }: SharedArticle,
  writer: ContentWriter,
): Promise<PreviewLink> {
  const at = writer.now.toISOString();
  const link = await findPreviewLink(db, id);
  const isOpen = link !== undefined && link.expires_at > at;
  if (!isOpen || (link.article_id !== null && link.article_id !== articleId)) throw missingLink();
  const isSavedNow = link.article_id === null && articleId !== null;
  if (isSavedNow && (await findArticleVersion(db, articleId)) === undefined) throw missingRecord('article');
  return db.transaction().execute(async (transaction) => {
    await updatePreviewLink(transaction, id, { ...shownColumns(article, at), article_id: articleId });
    const updated = await requireLink(transaction, id);
    await recordSharing(transaction, writer, 'preview-updated', updated);
    return updated;
  });
}

/**
 * Moves the expiry of a link by some days, but at most to the expiry of a new link with the longest lifetime. Records
 * this in the change history. Throws a 404 when the link is not open.
 */
export async function extendPreviewLink(
  db: Queryable,
  id: number,
  days: number,
  writer: ContentWriter,
): Promise<PreviewLink> {
  return db.transaction().execute(async (transaction) => {
    const link = await findPreviewLink(transaction, id);
    if (!link || link.expires_at <= writer.now.toISOString()) throw missingLink();
    const last = daysAfter(writer.now, Math.max(...previewLinkDays));
    const wanted = daysAfter(new Date(link.expires_at), days);
    await updatePreviewLink(transaction, id, { expires_at: wanted < last ? wanted : last });
    await recordSharing(transaction, writer, 'preview-extended', link);
    return requireLink(transaction, id);
  });
}

/** Returns the open links to an article; without `articleId`, the account's to articles not saved yet. */
export async function listPreviewLinks(
  db: Queryable,
  { articleId, accountId, now }: { articleId: number | undefined; accountId: number; now: Date },
): Promise<PreviewLink[]> {
  const rows = await findOpenPreviewLinks(db, {
    articleId,
    accountId,
    at: now.toISOString(),
    limit: previewLinkMaximum,
  });
  return rows.map(present);
}

/** Closes a link, and records this in the change history. Throws a 404 when the link does not exist. */
export async function closePreviewLink(db: Queryable, id: number, writer: ContentWriter): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const link = await findPreviewLink(transaction, id);
    if (!link || !(await deletePreviewLink(transaction, id))) throw missingLink();
    await recordSharing(transaction, writer, 'preview-ended', link);
  });
}

/** Returns the article that a link shows, `'expired'` for an expired link, or `undefined` when there is none. */
export async function readPreviewLink(db: Queryable, token: string, now: Date) {
  if (!previewTokenPattern.test(token)) return undefined;
  const row = await findPreviewLinkByToken(db, hashToken(token));
  if (!row) return undefined;
  if (row.expires_at <= now.toISOString()) return 'expired';
  const { id, account_id: accountId, article_id: articleId, text_from: textFrom, expires_at: expiresAt } = row;
  return { id, accountId, articleId, article: parsePreviewedArticle(row.article), textFrom, expiresAt };
}

/** Returns an open link to a saved article. Throws a 404 for any other token. */
export async function requireSharedLink(db: Queryable, token: string, now: Date) {
  const link = await readPreviewLink(db, token, now);
  if (link === undefined || link === 'expired') throw missingLink();
  const { articleId } = link;
  if (articleId === null) throw new Problem('not_found', 'Comments are possible once this article is saved.');
  return { ...link, articleId };
}

/** Adds an entry about a link to the change history. If the article was not saved yet, the entry has no article id. */
async function recordSharing(
  transaction: Transaction,
  { now, actor }: ContentWriter,
  action: AuditAction,
  { article_id, title }: Pick<PreviewLink, 'article_id' | 'title'>,
): Promise<void> {
  await insertAuditEntry(transaction, { at: now, actor, kind: 'article', action, record: { id: article_id, title } });
}

function shownColumns(article: PublicArticle, at: string) {
  return { title: storableTitle(article.title), article: JSON.stringify(article), text_from: at };
}

async function requireLink(db: Queryable, id: number): Promise<PreviewLink> {
  const row = await findPreviewLink(db, id);
  if (!row) throw missingLink();
  return present(row);
}

function missingLink(): Problem {
  return new Problem('not_found', 'This preview link expired or is no longer shared.');
}

function present({ account_id: _account, ...link }: PreviewLinkRow): PreviewLink {
  return link;
}

function daysAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
}
