/**
 * What a public answer can depend on and a write can change. `terms` stands for the names of categories and tags as
 * articles show them, so every answer with articles in it depends on it.
 */
export type ContentTopic =
  | 'articles'
  | 'featured'
  | 'categories'
  | 'tags'
  | 'terms'
  | `article:${string}`
  | `category:${number}`;

/** Every answer made of stored content depends on at least one of these. */
export const allTopics: readonly ContentTopic[] = ['articles', 'categories', 'tags', 'terms'];

/** What makes an article be somewhere on the public site. */
export interface PublicFacts {
  readonly slug: string;
  readonly category_id: number;
  readonly is_published: number | boolean;
  readonly is_featured: number | boolean;
}

/**
 * What changes when an article goes from one state to another; nothing stands for one that does not exist. A draft that
 * stays a draft changes nothing that anyone can see.
 */
export function topicsOfArticleChange(before: PublicFacts | undefined, after: PublicFacts | undefined): ContentTopic[] {
  const topics = new Set<ContentTopic>();
  for (const article of [before, after]) {
    if (!article?.is_published) continue;
    topics.add('articles');
    topics.add(`article:${article.slug}`);
    topics.add(`category:${article.category_id}`);
    if (article.is_featured) topics.add('featured');
  }
  return [...topics];
}
