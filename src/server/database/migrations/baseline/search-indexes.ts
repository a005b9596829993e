import { type Kysely, sql } from 'kysely';

/*
 * Indexes of what articles are found by: a piece of text in their search keys, their search tokens, and the words of
 * their titles and texts. The program folds and separates tokens and words before it stores them, so the tokenizers
 * only split at spaces.
 */

/** Creates the indexes as FTS5 tables, which triggers keep up to date. */
export async function createSqliteIndexes(db: Kysely<unknown>): Promise<void> {
  const words = 'title_words, text_words';
  for (const statement of [
    `create virtual table article_search_index using fts5 (
      search_key, content = 'article_search', content_rowid = 'article_id', tokenize = 'trigram case_sensitive 1')`,
    ...triggersOf('article_search', 'article_search', 'search_key'),
    `create virtual table article_terms_index using fts5 (
      terms, content = 'article_terms', content_rowid = 'article_id', detail = none, columnsize = 0,
      tokenize = "unicode61 remove_diacritics 0 tokenchars '='")`,
    `create virtual table article_terms_vocabulary using fts5vocab (article_terms_index, row)`,
    ...triggersOf('article_terms', 'article_terms', 'terms'),
    `create virtual table article_words_index using fts5 (
      ${words}, content = 'article_terms', content_rowid = 'article_id', detail = column,
      columnsize = 0, prefix = '2 3 4 5', tokenize = ascii)`,
    ...triggersOf('article_terms', 'article_words', words),
  ])
    await sql.raw(statement).execute(db);
}

/** Returns the triggers that write columns of a table to the index with the given name. */
function triggersOf(table: string, name: string, columns: string): string[] {
  const valuesOf = (row: 'new' | 'old') => `${row}.article_id, ${columns.replaceAll(/\w+/g, `${row}.$&`)}`;
  const add = `insert into ${name}_index (rowid, ${columns}) values (${valuesOf('new')});`;
  const remove = `insert into ${name}_index (${name}_index, rowid, ${columns}) values ('delete', ${valuesOf('old')});`;
  return [
    `create trigger ${name}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${name}_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${name}_update after update on ${table} begin ${remove} ${add} end`,
  ];
}

/**
 * Creates the indexes with GIN. If the database's user may not install pg_trgm, a search for a piece of text reads all
 * keys.
 */
export async function createPostgresIndexes(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select has_database_privilege(current_database(), 'CREATE')
    and exists (select from pg_available_extensions where name = 'pg_trgm') as may`.execute(db);
  if (rows[0]?.may) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index article_search_trigrams on article_search using gin (search_key gin_trgm_ops)`.execute(db);
  }
  await sql`create index article_terms_words on article_terms using gin (string_to_array(terms, ' '))`.execute(db);
  for (const part of ['title', 'text']) {
    await sql
      .raw(`alter table article_terms add column ${part}_lexemes tsvector
        generated always as (array_to_tsvector(string_to_array(${part}_words, ' '))) stored`)
      .execute(db);
    await sql
      .raw(`create index article_${part}_lexemes on article_terms
        using gin (${part}_lexemes) with (gin_pending_list_limit = 256)`)
      .execute(db);
  }
}
