import type { Selectable } from 'kysely';
import type { ArticleSave } from '#domain/contract/article-contract.ts';
import type { ArticleTable } from '../database/schema.ts';
import { searchKey, sortKey } from '../records/search-key.ts';
import { articleTokens } from '../search/article-text.ts';
import type { SanitiseHtml } from './article-html.ts';

type StoredArticle = Selectable<ArticleTable>;

/** Columns that belong to the record, not to what the article says. */
type RecordColumn = 'id' | 'slug' | 'version' | 'created_at' | 'updated_at' | 'first_published_at';
/** Columns that are computed from the fields. */
type DerivedColumn = 'title_key' | 'has_content';

/** HTML that has been cleaned, or null. Only `CleanContent.from` creates one, so that no write path can skip cleaning. */
export class CleanContent {
  readonly html: string | null;

  private constructor(html: string | null) {
    this.html = html;
  }

  /** Returns the clean content of an article; null where nothing is left. */
  static async from(html: string | null, sanitiseHtml: SanitiseHtml): Promise<CleanContent> {
    if (html === null) return new CleanContent(null);
    const clean = (await sanitiseHtml(html)).trim();
    return new CleanContent(clean === '' ? null : clean);
  }
}

/** Every field that a writer sets: the fields of a save, with clean content. Tags are stored apart. */
export type ArticleFields = Omit<ArticleSave, 'tag_ids' | 'content'> & { readonly content: CleanContent };

/** A field of a save without a column, or a column that is neither a field nor derived, does not compile. */
type FieldColumns = { readonly [Field in keyof ArticleFields]: StoredArticle[Field] };

/** What the tables hold of one article: its columns, and what searches find it by. */
export interface ArticleRow {
  readonly columns: Omit<StoredArticle, RecordColumn>;
  /** Title and summary, folded for the lists' search. */
  readonly searchKey: string;
  /** What the assistant finds it by, separated by spaces; undefined for a draft. */
  readonly tokens: string | undefined;
}

/** The columns of a new article that its fields do not determine. */
export type NewRecord = Omit<Pick<StoredArticle, RecordColumn>, 'id'>;

/** Builds the row of an article with every derived column. All writers use it: the desk, imports, starter content, benches. */
export function buildArticleRow(fields: ArticleFields): ArticleRow {
  const content = fields.content.html;
  const columns: FieldColumns & Pick<StoredArticle, DerivedColumn> = {
    title: fields.title,
    summary: fields.summary,
    content,
    medium_url: fields.medium_url,
    publish_date: fields.publish_date,
    read_time: fields.read_time,
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

/** Returns the record columns of an article that is created now. */
export function firstVersion({ columns }: ArticleRow, slug: string, now: string): NewRecord {
  const first_published_at = columns.is_published === 1 ? now : null;
  return { slug, version: 1, created_at: now, updated_at: now, first_published_at };
}
