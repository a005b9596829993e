import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { engineParts } from './baseline/engine-parts.ts';

/** Adds the tokens with which programs call the API. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { id } = engineParts[engineOf(db).name];
  await sql
    .raw(
      `create table api_tokens (
        ${id},
        account_id integer not null references users (id) on delete cascade,
        name text not null,
        scopes text not null,
        token_hash text not null unique,
        last_letters text not null,
        created_at text not null,
        expires_at text,
        last_used_at text
      )`,
    )
    .execute(db);
  await sql.raw('create index api_tokens_by_account on api_tokens (account_id)').execute(db);
}
