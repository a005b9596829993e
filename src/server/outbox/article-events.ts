import type { Article } from '#shared/api/article-contract.ts';
import type { AnnouncedArticle, WebhookEvent } from '#shared/api/webhook-contract.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { findWebhooks, insertWebhookDeliveries } from './webhook.repository.ts';
import { presentWebhook } from './webhook-outbox.ts';

/** What people outside the desk can see of an article. */
export type SeenArticle = Pick<Article, 'id' | 'slug' | 'title' | 'is_published' | 'medium_url' | 'content'>;

/** An article before and after a change. It has no state before its creation, and none after its deletion. */
export interface ArticleChange {
  readonly before?: SeenArticle | undefined;
  readonly after?: SeenArticle | undefined;
  /** Whether a deleted article was ever published. Others are deleted without a message. */
  readonly wasPublished?: boolean | undefined;
}

/**
 * Queues a message to each webhook that is told about one of the changes, in the transaction that makes them. A
 * message has no text that only the desk shows: what was taken down has the title under which it was last published.
 */
export async function announceArticles(
  transaction: Transaction,
  changes: readonly ArticleChange[],
  now: Date,
): Promise<void> {
  const heard = changes.map((change) => ({ event: eventOf(change), article: announced(change) }));
  const webhooks = heard.some(({ event }) => event) ? await findWebhooks(transaction) : [];
  const messages = webhooks
    .filter(({ is_active }) => is_active === 1)
    .flatMap((webhook) => {
      const { events } = presentWebhook(webhook);
      return heard.flatMap(({ event, article }) =>
        event && events.includes(event) ? [{ webhook_id: webhook.id, event, article }] : [],
      );
    });
  await insertWebhookDeliveries(transaction, messages, now.toISOString());
}

function eventOf({ before, after, wasPublished }: ArticleChange): WebhookEvent | undefined {
  if (after?.is_published) return before?.is_published ? 'article.changed' : 'article.published';
  if (after) return before?.is_published ? 'article.unpublished' : undefined;
  return before?.is_published || wasPublished ? 'article.deleted' : undefined;
}

function announced({ before, after }: ArticleChange): AnnouncedArticle | null {
  const seen = after?.is_published ? after : before;
  if (!seen) return null;
  const { id, slug, title, medium_url, content, is_published: wasPublished } = seen;
  return {
    id,
    slug,
    title: wasPublished ? title : null,
    url: content ? `/resources/${slug}` : wasPublished ? medium_url : null,
    is_published: after?.is_published === true,
  };
}

/** Returns all articles as {@link announceArticles} compares them, by id. */
export async function findSeenArticles(db: Queryable) {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'slug', 'title', 'is_published', 'medium_url', 'has_content', 'first_published_at'])
    .execute();
  return new Map(
    rows.map(({ is_published, has_content, first_published_at, ...row }) => [
      row.id,
      {
        ...row,
        is_published: is_published === 1,
        content: has_content === 1 ? 'yes' : null,
        wasPublished: first_published_at !== null,
      },
    ]),
  );
}

/** Announces that something about published articles has changed that they refer to, such as their category. */
export async function announceChanged(transaction: Transaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const seen = await findSeenArticles(transaction);
  const changes = ids.map((id) => ({ before: seen.get(id), after: seen.get(id) }));
  await announceArticles(transaction, changes, now);
}
