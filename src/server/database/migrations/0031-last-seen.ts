import { type Kysely, sql } from 'kysely';

/** Adds the time when an account was last used. Fills it from the sessions and known networks that are still stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('last_seen_at', 'text').execute();
  await sql`
    update users set last_seen_at = (
      select max(last_used_at) from (
        select last_used_at, user_id from sessions
        union all select last_used_at, user_id from known_networks
      ) as uses
      where uses.user_id = users.id
    )
  `.execute(db);
}
