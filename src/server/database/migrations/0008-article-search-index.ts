import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';

/**
 * Adds a trigram index that finds a piece of text in the articles' search keys: FTS5 on SQLite, pg_trgm on PostgreSQL.
 * If the database's user may not install pg_trgm, a search reads all keys. The other indexes are for the sitemap and
 * for the desk's lists of one status or category. The database answers these queries from an index without reading the
 * articles.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of [
    ['articles_status_title', ['is_published', 'title_key', 'id']],
    ['articles_status_update', ['is_published', 'updated_at desc', 'id desc']],
    ['articles_category_title', ['category_id', 'title_key', 'id']],
    ['articles_category_update', ['category_id', 'updated_at desc', 'id desc']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('articles')
      .columns([...columns])
      .execute();
  await db.schema
    .alterTable('articles')
    .addColumn('has_content', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update articles set has_content = 1 where content is not null`.execute(db);
  await db.schema
    .createIndex('article_pages')
    .on('articles')
    .columns(['is_published', 'has_content', 'id', 'updated_at', 'slug'])
    .execute();
  if (engineOf(db).name === 'postgres') await indexOnPostgres(db);
  else await indexOnSqlite(db);
}

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`select has_database_privilege(current_database(), 'CREATE')
    and exists (select from pg_available_extensions where name = 'pg_trgm') as may`.execute(db);
  if (!rows[0]?.may) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index article_search_trigrams on article_search using gin (search_key gin_trgm_ops)`.execute(db);
}

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  const add = 'insert into article_search_index (rowid, search_key) values (new.article_id, new.search_key);';
  const remove = `insert into article_search_index (article_search_index, rowid, search_key)
    values ('delete', old.article_id, old.search_key);`;
  for (const statement of [
    `create virtual table article_search_index using fts5 (
      search_key, content = 'article_search', content_rowid = 'article_id', tokenize = 'trigram case_sensitive 1')`,
    `insert into article_search_index (article_search_index) values ('rebuild')`,
    `create trigger article_search_insert after insert on article_search begin ${add} end`,
    `create trigger article_search_delete after delete on article_search begin ${remove} end`,
    `create trigger article_search_update after update on article_search begin ${remove} ${add} end`,
  ])
    await sql.raw(statement).execute(db);
}
