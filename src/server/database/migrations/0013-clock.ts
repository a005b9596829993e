import { type Kysely, sql } from 'kysely';

/**
 * Adds the time when this database was last used. A server compares its clock with this time, and deletes nothing if
 * the clock has jumped ahead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('trusted_at', 'text', (column) => column.notNull())
    .addColumn('read_at', 'text', (column) => column.notNull())
    .addColumn('suspect_since', 'text')
    .execute();
  await sql`insert into clock (id, trusted_at, read_at)
    select 1, latest.at, latest.at from (
      select max(written.at) as at from (
        select max(at) as at from audit_entries
        union all select max(updated_at) from articles
        union all select max(created_at) from enquiries
        union all select max(last_used_at) from sessions
        union all select max(updated_at) from users
      ) as written
    ) as latest where latest.at is not null`.execute(db);
}
