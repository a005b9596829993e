import type { ArticlePresence } from '#shared/api/presence-contract.ts';
import type { Database } from '../../database/database.ts';
import { missingRecord } from '../../database/record-version.ts';
import { findArticleVersion } from '../article.repository.ts';
import { findOpenWindows, renewOpenWindow } from './working-copy.repository.ts';

/** How long a window counts as open after it was last seen, and how often it is stored again, in milliseconds. */
const lease = 12_000;
const renewal = 4000;

/** A window of the desk that has an article open. */
export interface OpenWindow {
  readonly key: string;
  readonly articleId: number;
  readonly accountId: number;
  readonly now: Date;
}

/**
 * Stores that a window has an article open. Returns who else has it open, and the article's version. Throws a 404 when
 * there is no such article. Most calls only read, because a lease lasts longer than the time between two calls.
 */
export async function meetAtArticle(
  db: Database,
  { key, articleId, accountId, now }: OpenWindow,
): Promise<ArticlePresence> {
  const article = await findArticleVersion(db, articleId);
  if (!article) throw missingRecord('article');
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const windows = await findOpenWindows(db, articleId, before(lease));
  const own = windows.find((window) => window.key === key);
  if (!own || own.seen_at < before(renewal)) {
    const row = { key, article_id: articleId, account_id: accountId, seen_at: now.toISOString() };
    await renewOpenWindow(db, row, before(lease));
  }
  const others = new Map(windows.filter((window) => window !== own).map((window) => [window.account_id, window]));
  return {
    version: article.version,
    others: [...others].map(([id, { account_name }]) => ({ name: account_name, is_mine: id === accountId })),
  };
}
