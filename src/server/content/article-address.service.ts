import type { Article } from '#shared/api/article-contract.ts';
import type { Database } from '../database/database.ts';
import { missingRecord, type RecordTarget, requireExpectedVersion } from '../database/record-version.ts';
import { announceArticles } from '../outbox/article-events.ts';
import { Problem } from '../problem.ts';
import { findArticleVersion, findTakenArticleSlugs, lockArticle, setArticleSlug } from './article.repository.ts';
import { requireArticle, requireWriteScope } from './article.service.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { insertFormerAddress } from './former-address.repository.ts';

/**
 * Changes the slug of an article. If the article was ever published, its old address redirects to the new one from then
 * on. Throws a 409 when another article has the slug. The version of the article stays the same, because a save does
 * not contain the slug and so cannot overwrite this change.
 */
export async function changeArticleSlug(
  db: Database,
  { id, expected, slug }: RecordTarget & { readonly slug: string },
  writer: ContentWriter,
): Promise<Article> {
  return inContentTransaction(db, async (transaction) => {
    const before = await lockArticle(transaction, id);
    if (!before) throw missingRecord('article');
    requireWriteScope(writer, { is_published: before.is_published === 1 });
    requireExpectedVersion('article', await findArticleVersion(transaction, id), expected);
    if (before.slug === slug) return requireArticle(transaction, id);
    if ((await findTakenArticleSlugs(transaction, [slug], id)).size > 0) {
      throw new Problem('conflict', `Another article already has the address “${slug}”. Choose a different one.`);
    }
    await setArticleSlug(transaction, id, slug, before.first_published_at);
    if (before.first_published_at !== null) {
      const former = { kind: 'article', slug: before.slug, id, now: writer.now.toISOString() } as const;
      await insertFormerAddress(transaction, former);
    }
    const article = await requireArticle(transaction, id);
    await recordInHistory(transaction, writer, { kind: 'article', action: 'moved', id, title: article.title });
    await announceArticles(transaction, [{ before: article, after: article }], writer.now);
    return article;
  });
}
