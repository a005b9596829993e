import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
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

/** Who reads an article's JSON: everyone, or the desk, which also gets the version. */
export type ArticleView = 'public' | 'desk';

type ArticleQuery<Row> = SelectQueryBuilder<DatabaseSchema, 'articles', Row>;

/** An expression for every field of the public API: a missing or unknown field does not compile. */
type PublicJson = { readonly [Field in keyof PublicArticle]: Expression<PublicArticle[Field]> };

/**
 * Adds to a query of articles the JSON text of each, as `json`. The database writes it with tags and category in one
 * statement; building objects from rows and then text costs several times as much.
 */
export function withArticleJson<Row>(db: Kysely<DatabaseSchema>, query: ArticleQuery<Row>, view: ArticleView) {
  const isPostgres = engineOf(db).name === 'postgres';
  const { jsonBuildObject, jsonArrayFrom } = isPostgres ? postgres : sqlite;
  const asBoolean = (column: 'articles.is_published' | 'articles.is_featured'): RawBuilder<boolean> =>
    isPostgres ? sql`${sql.ref(column)} = 1` : sql`json(iif(${sql.ref(column)} = 1, 'true', 'false'))`;

  return query.innerJoin('categories', 'categories.id', 'articles.category_id').select((eb) => {
    const tags = eb
      .selectFrom('article_tags')
      .innerJoin('tags', 'tags.id', 'article_tags.tag_id')
      .select(['tags.id', 'tags.name'])
      .whereRef('article_tags.article_id', '=', 'articles.id')
      .orderBy('tags.name_key')
      .orderBy('tags.id');
    const fields = {
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
      is_published: asBoolean('articles.is_published'),
      is_featured: asBoolean('articles.is_featured'),
      created_at: eb.ref('articles.created_at'),
      updated_at: eb.ref('articles.updated_at'),
      tags: jsonArrayFrom(tags),
    } satisfies PublicJson;
    const json = jsonBuildObject({ ...fields, ...(view === 'desk' && { version: eb.ref('articles.version') }) });
    return eb.cast<string>(json, 'text').as('json');
  });
}

/** Parses the JSON of a public article. */
export function parsePublicArticle(json: string): PublicArticle {
  return publicArticleSchema.parse(JSON.parse(json));
}

/** Parses the JSON of an article for the desk. */
export function parseArticle(json: string): Article {
  return articleSchema.parse(JSON.parse(json));
}
