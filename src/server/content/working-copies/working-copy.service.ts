import {
  type ArticlePresence,
  type FullWorkingCopy,
  type WorkingCopy,
  type WorkingCopyPut,
  workingCopySchema,
  workingFormSchema,
} from '#shared/api/working-copy-contract.ts';
import { lockUserById } from '../../accounts/user.repository.ts';
import type { Database } from '../../database/database.ts';
import { missingRecord } from '../../database/record-version.ts';
import type { Queryable } from '../../database/schema.ts';
import { storableTitle } from '../../database/stored-text.ts';
import { Problem } from '../../problem.ts';
import { findArticleVersion } from '../article.repository.ts';
import {
  addWorkingCopy,
  countWorkingCopies,
  findOpenWindows,
  findWorkingCopies,
  findWorkingCopy,
  renewOpenWindow,
  replaceWorkingCopy,
  type WorkingCopyRow,
} from './working-copy.repository.ts';

/** How long a window counts as open after it was last seen, and how often it is stored again, in milliseconds. */
const lease = 12_000;
const renewal = 4000;

/** A window of the desk that has an article open. */
interface OpenWindow {
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

/** Maximum number of working copies of one account, and of other accounts' copies in a list. */
export const workingCopyMaximum = 50;

/**
 * Stores what an account is typing. Throws a 409 in three cases: the text stored under the key is equally new or newer;
 * the key belongs to another account; the account has too many working copies.
 */
export async function keepWorkingCopy(
  db: Queryable,
  { key, accountId, now }: { key: string; accountId: number; now: Date },
  { article_id, base_version, sequence, form }: WorkingCopyPut,
): Promise<void> {
  const row = {
    key,
    account_id: accountId,
    article_id,
    base_version,
    sequence,
    title: storableTitle(form.title),
    updated_at: now.toISOString(),
    // JSON escapes the characters that PostgreSQL cannot store, so that every text is kept exactly.
    form: JSON.stringify(form),
  };
  if (await replaceWorkingCopy(db, row)) return;
  const stored = await findWorkingCopy(db, key);
  if (stored) return requireRepetition(stored, row);
  await db.transaction().execute(async (transaction) => {
    // Two windows of one account are counted one after the other.
    await lockUserById(transaction, accountId);
    if ((await countWorkingCopies(transaction, accountId)) >= workingCopyMaximum) {
      throw new Problem('conflict', `You have ${workingCopyMaximum} texts with unsaved changes. Save or discard some.`);
    }
    if (await addWorkingCopy(transaction, row)) return;
    throw new Problem('conflict', 'The same text is being kept from another window.');
  });
}

/** Returns the working copies of an account and the newest ones of other accounts, without their forms. */
export async function listWorkingCopies(db: Queryable, accountId: number): Promise<WorkingCopy[]> {
  const own = await findWorkingCopies(db, { accountId, whose: 'own', limit: workingCopyMaximum });
  const others = await findWorkingCopies(db, { accountId, whose: 'others', limit: workingCopyMaximum });
  return [...own, ...others].map((row) => present(row, accountId));
}

/** Returns a working copy with its form. Throws a 404 when there is none. */
export async function requireWorkingCopy(db: Queryable, key: string, accountId: number): Promise<FullWorkingCopy> {
  const row = await findWorkingCopy(db, key);
  if (!row) throw new Problem('not_found', 'There is no such text. It was saved or discarded.');
  return { ...present(row, accountId), form: workingFormSchema.parse(JSON.parse(row.form)) };
}

/**
 * Does nothing if the request repeats an earlier request of the same account, because the content is stored already.
 * Otherwise throws a 409.
 */
function requireRepetition(
  stored: { account_id: number; sequence: number; form: string },
  sent: { account_id: number; sequence: number; form: string },
): void {
  if (stored.account_id !== sent.account_id) throw new Problem('conflict', 'Another person uses this key.');
  if (stored.sequence === sent.sequence && stored.form === sent.form) return;
  throw new Problem('conflict', 'A newer text is already kept.');
}

function present(row: WorkingCopyRow, accountId: number): WorkingCopy {
  return workingCopySchema.parse({ ...row, is_mine: row.account_id === accountId });
}
