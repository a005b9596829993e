import { type Expression, type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import * as postgres from 'kysely/helpers/postgres';
import * as sqlite from 'kysely/helpers/sqlite';
import {
  type Article,
  type ArticleSave,
  articleSchema,
  type PublicArticle,
  publicArticleSchema,
} from '#shared/api/article-contract.ts';
import { namesOf, type PlainName, pickFields, plainFields } from '#shared/api/article-fields.ts';
import { engineOf } from '../database/engine.ts';
import type { DatabaseSchema, Queryable } from '../database/schema.ts';
import { searchKey, sortKey } from '../database/stored-text.ts';
import type { ArticleTable } from '../database/tables/content-tables.ts';
import type { SanitiseHtml } from './article-html.ts';
import { type ArticleTokens, articleTokens } from './search/article-text.ts';

// This file says how the fields of an article are stored, and how they are read as JSON. A field that needs more than
// its own column does not compile until it is named below.

type StoredArticle = Selectable<ArticleTable>;

/** Columns that describe the record. The other columns hold the article's content. */
type RecordColumn = 'id' | 'slug' | 'version' | 'created_at' | 'updated_at' | 'first_published_at';
type DerivedColumn = 'title_key' | 'has_content';

/**
 * HTML that has been cleaned, or null. What an editor, a file or a program sent becomes one only in `CleanContent.from`,
 * so that no write path can skip cleaning. The private field keeps an object with the same members from passing as one.
 */
export class CleanContent {
  readonly #html: string | null;

  private constructor(html: string | null) {
    this.#html = html;
  }

  get html(): string | null {
    return this.#html;
  }

  /** Returns the clean content of an article, or null when nothing is left. */
  static async from(html: string | null, sanitiseHtml: SanitiseHtml): Promise<CleanContent> {
    if (html === null) return new CleanContent(null);
    const clean = (await sanitiseHtml(html)).trim();
    return new CleanContent(clean === '' ? null : clean);
  }

  /** Returns content that is part of the program. A test checks that the sanitiser would not change it. */
  static ofOurs(html: string): CleanContent {
    return new CleanContent(html);
  }
}

/** The fields of an article as a save contains them, but with clean content. Tags are stored separately. */
export type ArticleFields = Omit<ArticleSave, 'tag_ids' | 'content'> & { readonly content: CleanContent };

/** Compile-time check: every field has a column, and every other column is a record column or a derived one. */
type FieldColumns = { readonly [Field in keyof ArticleFields]: StoredArticle[Field] };

/** The stored data of one article: the columns of its row, and its search data. */
export interface ArticleRow {
  readonly columns: Omit<StoredArticle, RecordColumn>;
  readonly searchKey: string;
  /** The tokens by which the assistant and the visitors' search find the article. `undefined` for a draft. */
  readonly tokens: ArticleTokens | undefined;
}

export type NewRecord = Omit<Pick<StoredArticle, RecordColumn>, 'id'>;

/** Builds the row of an article with every derived column. Everything that writes articles uses it. */
export function buildArticleRow(fields: ArticleFields): ArticleRow {
  const content = fields.content.html;
  const columns: FieldColumns & Pick<StoredArticle, DerivedColumn> = {
    ...pickFields(fields),
    content,
    category_id: fields.category_id,
    is_published: fields.is_published ? 1 : 0,
    is_featured: fields.is_featured ? 1 : 0,
    title_key: sortKey(fields.title),
    has_content: content === null ? 0 : 1,
  };
  return {
    columns,
    searchKey: searchKey(`${fields.title}\n${fields.summary}`),
    tokens: fields.is_published ? articleTokens({ ...fields, content }) : undefined,
  };
}

export function firstVersion({ columns }: ArticleRow, slug: string, now: string): NewRecord {
  const first_published_at = columns.is_published === 1 ? now : null;
  return { slug, version: 1, created_at: now, updated_at: now, first_published_at };
}

/** The readers of an article's JSON: everyone (`public`), or the desk, whose JSON also has the version and who saved it. */
export type ArticleView = 'public' | 'desk';

type ArticleQuery<Row> = SelectQueryBuilder<DatabaseSchema, 'articles', Row>;

/** One expression for each field of the public API. A missing or unknown field does not compile. */
type PublicJson = { readonly [Field in keyof PublicArticle]: Expression<PublicArticle[Field]> };

/** Returns an expression for each plain field, in the order of the API. */
function plainJson(column: (name: PlainName) => Expression<unknown>) {
  return Object.fromEntries(namesOf(plainFields).map((name) => [name, column(name)])) as Pick<PublicJson, PlainName>;
}

/**
 * Adds the JSON text of each article to a query, as `json`. The database builds it with tags and category in one
 * statement. Building objects from rows and then JSON from them takes several times as long.
 */
export function withArticleJson<Row>(db: Queryable, query: ArticleQuery<Row>, view: ArticleView) {
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
    const { title, ...others } = plainJson((name) => eb.ref(`articles.${name}`));
    const fields = {
      id: eb.ref('articles.id'),
      title,
      slug: eb.ref('articles.slug'),
      ...others,
      read_time: eb.cast<string>('articles.read_time', 'text'),
      category_id: eb.ref('articles.category_id'),
      category: jsonBuildObject({ id: eb.ref('articles.category_id'), name: eb.ref('categories.name') }),
      is_published: asBoolean('articles.is_published'),
      is_featured: asBoolean('articles.is_featured'),
      created_at: eb.ref('articles.created_at'),
      updated_at: eb.ref('articles.updated_at'),
      tags: jsonArrayFrom(tags),
    } satisfies PublicJson;
    const savedBy = eb
      .selectFrom('article_versions')
      .select('article_versions.saved_by')
      .whereRef('article_versions.article_id', '=', 'articles.id')
      .whereRef('article_versions.number', '=', 'articles.version');
    const deskFields = { version: eb.ref('articles.version'), saved_by: eb.fn.coalesce(savedBy, eb.val('')) };
    const json = jsonBuildObject({ ...fields, ...(view === 'desk' && deskFields) });
    return eb.cast<string>(json, 'text').as('json');
  });
}

export function parsePublicArticle(json: string): PublicArticle {
  return publicArticleSchema.parse(JSON.parse(json));
}

export function parseArticle(json: string): Article {
  return articleSchema.parse(JSON.parse(json));
}
