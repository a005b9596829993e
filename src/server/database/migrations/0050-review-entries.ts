import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { engineParts } from './baseline/engine-parts.ts';

/** Adds what reviewers and agents say about articles: comments with answers, approvals and proposals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id } = engineParts[engineOf(db).name];
  await sql
    .raw(
      `create table review_entries (
        ${id},
        key text not null,
        article_id integer not null,
        link_id integer,
        parent_id integer,
        account_id integer,
        kind text not null,
        author text not null,
        author_kind text not null,
        text text not null,
        quote text,
        version integer,
        read_text text,
        fields text,
        text_hash text,
        created_at text not null,
        state text not null,
        closed_by text not null,
        closed_version integer
      )`,
    )
    .execute(db);
  await sql.raw('create unique index review_entries_by_key on review_entries (key)').execute(db);
  await sql.raw('create index review_entries_by_article on review_entries (article_id, kind)').execute(db);
}
