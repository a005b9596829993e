import type { Article, PublicArticle } from '#domain/contract/article-contract.ts';
import type { ArticleRow } from './article.repository.ts';

/** An article as everyone sees it; the read time is text (specification 3; design 3.6). */
export function presentPublicArticle(row: ArticleRow): PublicArticle {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    content: row.content,
    medium_url: row.medium_url,
    publish_date: row.publish_date,
    read_time: String(row.read_time),
    category_id: row.category_id,
    category: { id: row.category_id, name: row.category_name },
    is_published: row.is_published === 1,
    is_featured: row.is_featured === 1,
    created_at: row.created_at,
    updated_at: row.updated_at,
    tags: row.tags.map(({ id, name }) => ({ id, name })),
  };
}

/** An article as the desk sees it. */
export function presentArticle(row: ArticleRow): Article {
  return { ...presentPublicArticle(row), version: row.version };
}
