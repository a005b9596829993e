import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';

/**
 * The search tokens of published articles, separated by spaces, with an index: FTS5 on SQLite, GIN over an array of the
 * tokens on PostgreSQL. The running server adds the tokens of articles that are already published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_terms')
    .addColumn('article_id', 'integer', (column) => column.primaryKey().references('articles.id').onDelete('cascade'))
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('terms', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('article_terms_edition').on('article_terms').columns(['edition', 'article_id']).execute();
  if (engineOf(db).name === 'postgres') {
    await sql`create index article_terms_words on article_terms using gin (string_to_array(terms, ' '))`.execute(db);
    return;
  }
  const add = 'insert into article_terms_index (rowid, terms) values (new.article_id, new.terms);';
  const remove = `insert into article_terms_index (article_terms_index, rowid, terms)
    values ('delete', old.article_id, old.terms);`;
  for (const statement of [
    `create virtual table article_terms_index using fts5 (
      terms, content = 'article_terms', content_rowid = 'article_id', detail = none, columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 tokenchars '='")`,
    `create virtual table article_terms_vocabulary using fts5vocab (article_terms_index, row)`,
    `create trigger article_terms_insert after insert on article_terms begin ${add} end`,
    `create trigger article_terms_delete after delete on article_terms begin ${remove} end`,
    `create trigger article_terms_update after update on article_terms begin ${remove} ${add} end`,
  ])
    await sql.raw(statement).execute(db);
}
