import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** Maximum number of the account's changes in the response. The change history has all. */
const changeMaximum = 1000;

/** Returns what belongs to an account, such as its sessions, passkeys, networks and changes. */
export async function findAccountTraces(db: Kysely<DatabaseSchema>, accountId: number) {
  const sessions = await db
    .selectFrom('sessions')
    .select(['browser', 'created_at', 'last_used_at'])
    .where('user_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute();
  const networks = await db
    .selectFrom('known_networks')
    .select(['network', 'last_used_at'])
    .where('user_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', accountId)
    .orderBy('id')
    .execute();
  const knownBrowsers = await db
    .selectFrom('known_browsers')
    .select('last_used_at')
    .where('user_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute();
  const changes = await db
    .selectFrom('audit_entries')
    .select(['at', 'kind', 'action', 'record_title as title'])
    .where('actor_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(changeMaximum)
    .execute();
  const unsavedTexts = await db
    .selectFrom('working_copies')
    .select(['title', 'updated_at'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .execute();
  return { sessions, passkeys, known_browsers: knownBrowsers, networks, changes, unsaved_texts: unsavedTexts };
}

/** Replaces the name of an account in the change history. The entries themselves stay. */
export async function forgetNameInHistory(
  transaction: Transaction<DatabaseSchema>,
  accountId: number,
  name: string,
): Promise<void> {
  await transaction.updateTable('audit_entries').set({ actor_name: name }).where('actor_id', '=', accountId).execute();
  await transaction
    .updateTable('audit_entries')
    .set({ record_title: name })
    .where('kind', 'in', ['account', 'session'])
    .where('record_id', '=', accountId)
    .execute();
}

/** Returns the invitations to an email address, in the form that sign-in compares. */
export function findInvitesTo(db: Kysely<DatabaseSchema>, emailKey: string) {
  return db
    .selectFrom('invites')
    .select(['full_name', 'email', 'role', 'invited_by'])
    .where('email_key', '=', emailKey)
    .orderBy('link_id')
    .execute();
}

/** Deletes the invitations to an email address with their links. Returns how many there were. */
export async function deleteInvitesTo(transaction: Transaction<DatabaseSchema>, emailKey: string): Promise<number> {
  const rows = await transaction.selectFrom('invites').select('link_id').where('email_key', '=', emailKey).execute();
  const ids = rows.map(({ link_id }) => link_id);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('invites').where('link_id', 'in', ids).execute();
  await transaction.deleteFrom('one_time_links').where('id', 'in', ids).execute();
  return ids.length;
}
