import { type Kysely, sql } from 'kysely';

/**
 * Adds when the owner of an account proved the e-mail address. Accounts that have a role or used an invite, and the
 * first administrator, count as proven since they were created. Other accounts do not, because anyone can register any
 * address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('email_proven_at', 'text').execute();
  await sql`
    update users set email_proven_at = created_at
    where role <> 'member' or id in (select user_id from first_admin_claim) or exists (
      select 1 from invites join one_time_links on one_time_links.id = invites.link_id
      where invites.email_key = users.email_key and one_time_links.used_at >= users.created_at
    )
  `.execute(db);
}
