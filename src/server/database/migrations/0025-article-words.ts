import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';

/**
 * Adds the words of titles and texts by which visitors find published articles, with an index: FTS5 on SQLite, GIN over
 * lexemes on PostgreSQL. The program folds and separates the words before it stores them, so the tokenizer of the index
 * only splits at spaces. The running server adds the words of articles that are already published.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['title_words', 'text_words'])
    await db.schema
      .alterTable('article_terms')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  if (engineOf(db).name === 'postgres') {
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
    return;
  }
  const add = `insert into article_words_index (rowid, title_words, text_words)
    values (new.article_id, new.title_words, new.text_words);`;
  const remove = `insert into article_words_index (article_words_index, rowid, title_words, text_words)
    values ('delete', old.article_id, old.title_words, old.text_words);`;
  for (const statement of [
    `create virtual table article_words_index using fts5 (
      title_words, text_words, content = 'article_terms', content_rowid = 'article_id', detail = column,
      columnsize = 0, prefix = '2 3 4 5', tokenize = ascii)`,
    `insert into article_words_index (article_words_index) values ('rebuild')`,
    `create trigger article_words_insert after insert on article_terms begin ${add} end`,
    `create trigger article_words_delete after delete on article_terms begin ${remove} end`,
    `create trigger article_words_update after update on article_terms begin ${remove} ${add} end`,
  ])
    await sql.raw(statement).execute(db);
}
