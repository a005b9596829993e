import type { Insertable, Selectable, Updateable } from 'kysely';
import { countRows } from '../../database/read-rows.ts';
import type { Queryable } from '../../database/schema.ts';
import type { PreviewLinkTable } from '../../database/tables/content-tables.ts';

/** A preview link as lists show it: its row without token and article, and the name of its account. */
export type PreviewLinkRow = Omit<Selectable<PreviewLinkTable>, 'token_hash' | 'article'> & {
  readonly account_name: string;
};

export async function insertPreviewLink(db: Queryable, row: Insertable<PreviewLinkTable>): Promise<number> {
  const { id } = await db.insertInto('preview_links').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns the links open at `at`, newest first; without `articleId`, the account's to unsaved articles. */
export function findOpenPreviewLinks(
  db: Queryable,
  { articleId, accountId, at, limit }: { articleId: number | undefined; accountId: number; at: string; limit: number },
): Promise<PreviewLinkRow[]> {
  const query = selectRows(db).where('expires_at', '>', at).orderBy('preview_links.id', 'desc').limit(limit);
  return articleId === undefined
    ? query.where('article_id', 'is', null).where('account_id', '=', accountId).execute()
    : query.where('article_id', '=', articleId).execute();
}

export function countOpenPreviewLinks(db: Queryable, accountId: number, at: string): Promise<number> {
  return countRows(db.selectFrom('preview_links').where('account_id', '=', accountId).where('expires_at', '>', at));
}

export function findPreviewLink(db: Queryable, id: number): Promise<PreviewLinkRow | undefined> {
  return selectRows(db).where('preview_links.id', '=', id).executeTakeFirst();
}

export function findPreviewLinkByToken(db: Queryable, tokenHash: string) {
  return db.selectFrom('preview_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export async function updatePreviewLink(
  db: Queryable,
  id: number,
  values: Updateable<PreviewLinkTable>,
): Promise<void> {
  await db.updateTable('preview_links').set(values).where('id', '=', id).execute();
}

/** Deletes a link. Returns whether it existed. */
export async function deletePreviewLink(db: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('preview_links').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

function selectRows(db: Queryable) {
  return db
    .selectFrom('preview_links')
    .innerJoin('users', 'users.id', 'preview_links.account_id')
    .select([
      'preview_links.id',
      'preview_links.account_id',
      'preview_links.article_id',
      'preview_links.title',
      'preview_links.created_at',
      'preview_links.text_from',
      'preview_links.expires_at',
      'users.full_name as account_name',
    ]);
}
