import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { OpenArticleTable } from '../../database/tables/content-tables.ts';

export type OpenArticleRow = Selectable<OpenArticleTable>;

/** Maximum number of windows that are returned for one article. */
const windowMaximum = 50;

/** Returns the windows that had an article open at a given time or later, each with the name of its account. */
export function findOpenWindows(
  db: Kysely<DatabaseSchema>,
  articleId: number,
  since: string,
): Promise<(OpenArticleRow & { account_name: string })[]> {
  return db
    .selectFrom('open_articles')
    .innerJoin('users', 'users.id', 'open_articles.account_id')
    .selectAll('open_articles')
    .select('users.full_name as account_name')
    .where('open_articles.article_id', '=', articleId)
    .where('open_articles.seen_at', '>=', since)
    .orderBy('users.full_name')
    .orderBy('open_articles.key')
    .limit(windowMaximum)
    .execute();
}

/** Stores that a window has an article open, and removes the windows that were last seen before `expired`. */
export async function renewOpenWindow(db: Database, row: OpenArticleRow, expired: string): Promise<void> {
  const { key, ...values } = row;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('open_articles').where('seen_at', '<', expired).execute();
    await transaction
      .insertInto('open_articles')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(values).where('open_articles.account_id', '=', row.account_id),
      )
      .execute();
  });
}

export async function deleteOpenWindow(db: Kysely<DatabaseSchema>, key: string, accountId: number): Promise<void> {
  await db.deleteFrom('open_articles').where('key', '=', key).where('account_id', '=', accountId).execute();
}
