import type { Kysely } from 'kysely';

/** Adds the search key of accounts: the name and e-mail address in the form that searches use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('search_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  const typed = db.withTables<{ users: { id: number; full_name: string; email: string; search_key: string } }>();
  for (const { id, full_name, email } of await typed.selectFrom('users').select(['id', 'full_name', 'email']).execute())
    await typed
      .updateTable('users')
      .set({ search_key: searchKey(`${full_name} ${email}`) })
      .where('id', '=', id)
      .execute();
}

/** Folds a text as `records/stored-text.ts` did when this migration was written. */
function searchKey(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');
}
