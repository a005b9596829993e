import { type Kysely, sql } from 'kysely';

/** Adds which windows of the desk have an article open. A row is valid for some seconds only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table open_articles (
        key text primary key,
        article_id integer not null,
        account_id integer not null references users (id) on delete cascade,
        seen_at text not null
      )`,
    )
    .execute(db);
  await sql.raw('create index open_articles_by_article on open_articles (article_id)').execute(db);
}
