import type { LedAddress } from '#shared/api/content-health-contract.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import { lockArticle } from '../content/article.repository.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from '../content/content-transaction.ts';
import { deleteLedPath, insertFormerAddress } from '../content/former-address.repository.ts';
import type { Database } from '../database/database.ts';
import { missingRecord } from '../database/record-version.ts';
import { Problem } from '../problem.ts';

/** Leads an address without a page to an article, or to Resources. Throws a 404 when there is no such article. */
export async function leadAddress(
  db: Database,
  { path, article_id }: LedAddress,
  writer: ContentWriter,
): Promise<void> {
  const slug = pathWithinLocale(path);
  await inContentTransaction(db, async (transaction) => {
    if (article_id !== null && !(await lockArticle(transaction, article_id))) throw missingRecord('article');
    const id = article_id ?? 0;
    await insertFormerAddress(transaction, { kind: 'page', slug, id, now: writer.now.toISOString() });
    await recordInHistory(transaction, writer, { kind: 'article', action: 'led-on', id: article_id, title: slug });
  });
}

/** Lets an address without a page lead nowhere again. Throws a 404 when it led nowhere. */
export async function leaveAddress(db: Database, path: string, writer: ContentWriter): Promise<void> {
  const slug = pathWithinLocale(path);
  await inContentTransaction(db, async (transaction) => {
    if (!(await deleteLedPath(transaction, slug)))
      throw new Problem('not_found', 'This address leads nowhere already.');
    await recordInHistory(transaction, writer, { kind: 'article', action: 'led-nowhere', id: null, title: slug });
  });
}
