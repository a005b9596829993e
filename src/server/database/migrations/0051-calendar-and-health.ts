import { type Kysely, sql } from 'kysely';

/** Adds when planned articles were really published, and what outside links answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table planned_publications (
        article_id integer primary key references articles (id) on delete cascade,
        due_at text not null,
        published_at text not null,
        delay text not null
      )`,
    )
    .execute(db);
  await sql
    .raw(
      'create table outside_links (address text primary key, answer text not null, is_waiting integer not null, looked_at text not null)',
    )
    .execute(db);
}
