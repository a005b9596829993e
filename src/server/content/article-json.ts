import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import * as postgres from 'kysely/helpers/postgres';
import * as sqlite from 'kysely/helpers/sqlite';
import {
  type Article,
  articleSchema,
  type PublicArticle,
  publicArticleSchema,
} from '#domain/contract/article-contract.ts';
import { engineOf } from '../database/engine.ts';
import type { DatabaseSchema } from '../database/schema.ts';

/** What an article's JSON holds: all that everyone may read, or that with the version, for the desk. */
export type ArticleView = 'public' | 'desk';

type ArticleQuery<Row> = SelectQueryBuilder<DatabaseSchema, 'articles', Row>;

/**
 * Adds to a query of articles the JSON text of each, as `json`. The database writes it, tags and category's name
 * included, in one statement: rows that become objects and then text cost several times as much.
 */
export function withArticleJson<Row>(db: Kysely<DatabaseSchema>, query: ArticleQuery<Row>, view: ArticleView) {
  const isPostgres = engineOf(db).name === 'postgres';
  const { jsonBuildObject, jsonArrayFrom } = isPostgres ? postgres : sqlite;
  const truth = (column: 'articles.is_published' | 'articles.is_featured'): RawBuilder<boolean> =>
    isPostgres ? sql`${sql.ref(column)} = 1` : sql`json(iif(${sql.ref(column)} = 1, 'true', 'false'))`;

  return query.innerJoin('categories', 'categories.id', 'articles.category_id').select((eb) => {
    const tags = eb
      .selectFrom('article_tags')
      .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
      .select(['tags.id', 'tags.name'])
      .whereRef('article_tags.article_id', '=', 'articles.id')
      .orderBy('tags.name_key')
      .orderBy('tags.id');
    const json = jsonBuildObject({
      id: eb.ref('articles.id'),
      title: eb.ref('articles.title'),
      slug: eb.ref('articles.slug'),
      summary: eb.ref('articles.summary'),
      content: eb.ref('articles.content'),
      medium_url: eb.ref('articles.medium_url'),
      publish_date: eb.ref('articles.publish_date'),
      read_time: eb.cast<string>('articles.read_time', 'text'),
      category_id: eb.ref('articles.category_id'),
      category: jsonBuildObject({ id: eb.ref('articles.category_id'), name: eb.ref('categories.name') }),
      is_published: truth('articles.is_published'),
      is_featured: truth('articles.is_featured'),
      created_at: eb.ref('articles.created_at'),
      updated_at: eb.ref('articles.updated_at'),
      tags: jsonArrayFrom(tags),
      ...(view === 'desk' && { version: eb.ref('articles.version') }),
    });
    return eb.cast<string>(json, 'text').as('json');
  });
}

/** A public article from the JSON that the database wrote. */
export function parsePublicArticle(json: string): PublicArticle {
  return publicArticleSchema.parse(JSON.parse(json));
}

/** The desk's article from the JSON that the database wrote. */
export function parseArticle(json: string): Article {
  return articleSchema.parse(JSON.parse(json));
}
