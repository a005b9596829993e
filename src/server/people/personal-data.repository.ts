import { countRows } from '../database/read-rows.ts';
import type { Queryable, Transaction } from '../database/schema.ts';

/**
 * Returns what is stored with an account, such as its sessions, passkeys, networks and changes. Returns at most
 * `changeMaximum` changes, but counts all of them.
 */
export async function findAccountTraces(db: Queryable, accountId: number, changeMaximum: number | undefined) {
  const ownChanges = db.selectFrom('audit_entries').where('actor_id', '=', accountId);
  const newestChanges = ownChanges.select(['at', 'kind', 'action', 'record_title as title']).orderBy('id', 'desc');
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['browser', 'created_at', 'last_used_at'])
      .where('user_id', '=', accountId)
      .orderBy('last_used_at', 'desc')
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', accountId)
      .orderBy('id')
      .execute(),
    tokens: await db
      .selectFrom('api_tokens')
      .select(['name', 'created_at', 'expires_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    known_browsers: await db
      .selectFrom('known_browsers')
      .select('last_used_at')
      .where('user_id', '=', accountId)
      .orderBy('last_used_at', 'desc')
      .execute(),
    networks: await db
      .selectFrom('known_networks')
      .select(['network', 'last_used_at'])
      .where('user_id', '=', accountId)
      .orderBy('last_used_at', 'desc')
      .execute(),
    changes: await (changeMaximum === undefined ? newestChanges : newestChanges.limit(changeMaximum)).execute(),
    change_total: await countRows(ownChanges),
    unsaved_texts: await db
      .selectFrom('working_copies')
      .select(['title', 'updated_at'])
      .where('account_id', '=', accountId)
      .orderBy('updated_at', 'desc')
      .execute(),
    waiting_mails: await db
      .selectFrom('waiting_mails')
      .select(['subject', 'text'])
      .where('account_id', '=', accountId)
      .where('kind', '=', 'letter')
      .orderBy('id')
      .execute(),
  };
}

/**
 * Replaces the name of an account in every record that has the account's id. Returns the number of changed records, not
 * counting the entries of the change history.
 */
export async function forgetNameOfAccount(transaction: Transaction, accountId: number, name: string): Promise<number> {
  await transaction.updateTable('audit_entries').set({ actor_name: name }).where('actor_id', '=', accountId).execute();
  await transaction
    .updateTable('audit_entries')
    .set({ record_title: name })
    .where('kind', 'in', ['account', 'session'])
    .where('record_id', '=', accountId)
    .execute();
  const schedules = await transaction
    .updateTable('scheduled_publications')
    .set({ scheduled_by: name })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const invites = await transaction
    .updateTable('invites')
    .set({ invited_by: name })
    .where('invited_by_id', '=', accountId)
    .executeTakeFirst();
  const answers = await transaction
    .updateTable('review_entries')
    .set({ author: name })
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return Number(schedules.numUpdatedRows + invites.numUpdatedRows + answers.numUpdatedRows);
}

export async function isNameInUse(db: Queryable, name: string): Promise<boolean> {
  const found = await db.selectFrom('users').select('id').where('full_name', '=', name).limit(1).executeTakeFirst();
  return found !== undefined;
}

/**
 * Replaces a name in records that have the name but no account id: versions, pictures, recordings, Trash, and notes about
 * enquiries. Returns the number of changed records.
 */
export async function forgetNameBesideRecords(transaction: Transaction, former: string, name: string): Promise<number> {
  const results = [
    await transaction.updateTable('article_versions').set({ saved_by: name }).where('saved_by', '=', former).execute(),
    await transaction.updateTable('pictures').set({ uploaded_by: name }).where('uploaded_by', '=', former).execute(),
    await transaction.updateTable('recordings').set({ uploaded_by: name }).where('uploaded_by', '=', former).execute(),
    await transaction.updateTable('trash').set({ deleted_by: name }).where('deleted_by', '=', former).execute(),
    await transaction.updateTable('review_entries').set({ closed_by: name }).where('closed_by', '=', former).execute(),
    await transaction.updateTable('enquiry_notes').set({ author: name }).where('author', '=', former).execute(),
  ];
  return results.flat().reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0);
}

/** Returns everything that was said about articles, without the texts of suggestions. */
export function findReviewTexts(db: Queryable) {
  return db
    .selectFrom('review_entries')
    .select(['id', 'account_id', 'author', 'text', 'created_at'])
    .orderBy('id')
    .execute();
}

/** Returns the invitations to an email address. `emailKey` is the address in the form that sign-in compares. */
export function findInvitesTo(db: Queryable, emailKey: string) {
  return db
    .selectFrom('invites')
    .select(['full_name', 'email', 'role', 'invited_by'])
    .where('email_key', '=', emailKey)
    .orderBy('link_id')
    .execute();
}

/** Deletes the invitations to an email address with their links. Returns how many there were. */
export async function deleteInvitesTo(transaction: Transaction, emailKey: string): Promise<number> {
  const rows = await transaction.selectFrom('invites').select('link_id').where('email_key', '=', emailKey).execute();
  const ids = rows.map(({ link_id }) => link_id);
  if (ids.length === 0) return 0;
  await transaction.deleteFrom('invites').where('link_id', 'in', ids).execute();
  await transaction.deleteFrom('one_time_links').where('id', 'in', ids).execute();
  return ids.length;
}
