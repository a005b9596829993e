import { z } from 'zod';
import type { ContentTopic } from '../database/tables/server-tables.ts';

export type { ContentTopic };

const topicSchema = z.union([
  z.enum(['articles', 'featured', 'categories', 'tags', 'terms', 'owner-facts']),
  z.templateLiteral(['article:', z.string()]),
  z.templateLiteral(['category:', z.number()]),
  z.templateLiteral(['tag:', z.number()]),
  z.templateLiteral(['month:', z.string()]),
]);

const topicsSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(topicSchema));

/**
 * Topics that together concern every response: each response made from stored content depends on at least one of them.
 */
export const allTopics: readonly ContentTopic[] = ['articles', 'categories', 'tags', 'terms', 'owner-facts'];

/** The fields that decide where an article appears on the public site. */
export interface PublicFacts {
  readonly slug: string;
  readonly category_id: number;
  readonly is_published: number | boolean;
  readonly is_featured: number | boolean;
  readonly publish_date: string;
  readonly tags: readonly { readonly id: number }[];
}

/**
 * Returns the topics that change when an article goes from `before` to `after`. `undefined` means that the article does
 * not exist. An article that stays a draft changes no topics.
 */
export function topicsOfArticleChange(before: PublicFacts | undefined, after: PublicFacts | undefined): ContentTopic[] {
  const topics = new Set<ContentTopic>();
  for (const article of [before, after]) {
    if (!article?.is_published) continue;
    topics.add('articles');
    topics.add(`article:${article.slug}`);
    topics.add(`category:${article.category_id}`);
    topics.add(`month:${article.publish_date.slice(0, 7)}`);
    for (const { id } of article.tags) topics.add(`tag:${id}`);
    if (article.is_featured) topics.add('featured');
  }
  return [...topics];
}

/** Returns the topics of a stored change, or all topics when the text is not readable. */
export function parseTopics(text: string): readonly ContentTopic[] {
  const parsed = topicsSchema.safeParse(text);
  return parsed.success ? parsed.data : allTopics;
}
