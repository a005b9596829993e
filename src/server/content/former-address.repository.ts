import { engineOf } from '../database/engine.ts';
import type { Queryable, Transaction } from '../database/schema.ts';

/** A slug that an article or category no longer has or, for a `page`, a path that leads on to an article. */
export interface FormerAddress {
  readonly kind: 'article' | 'category' | 'page';
  readonly slug: string;
  readonly id: number;
  readonly now: string;
}

/**
 * Stores a former slug of a record. If another record once had the same slug, old links with that slug lead to this
 * record from now on.
 */
export async function insertFormerAddress(
  transaction: Transaction,
  { kind, slug, id, now }: FormerAddress,
): Promise<void> {
  await transaction
    .insertInto('former_addresses')
    .values({ kind, slug, record_id: id, at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ record_id: id, at: now }))
    .execute();
}

/** Makes former slugs of a category, all of them without `only`, lead to another category. Returns these slugs. */
export async function moveFormerSlugs(
  transaction: Transaction,
  { from, to }: { readonly from: number; readonly to: number },
  only?: readonly string[],
): Promise<string[]> {
  let update = transaction
    .updateTable('former_addresses')
    .set({ record_id: to })
    .where('kind', '=', 'category')
    .where('record_id', '=', from);
  if (only) update = update.where(engineOf(transaction).isOneOf('slug', only));
  return (await update.returning('slug').execute()).map(({ slug }) => slug);
}

/** Returns the current slug of the article that once had this slug, if it is published and has a page on this site. */
export async function findArticleByFormerSlug(db: Queryable, slug: string): Promise<{ slug: string } | undefined> {
  return db
    .selectFrom('former_addresses')
    .innerJoin('articles', 'articles.id', 'former_addresses.record_id')
    .select('articles.slug')
    .where('former_addresses.kind', '=', 'article')
    .where('former_addresses.slug', '=', slug)
    .where('articles.is_published', '=', 1)
    .where('articles.has_content', '=', 1)
    .executeTakeFirst();
}

export async function findCategoryByFormerSlug(db: Queryable, slug: string): Promise<{ slug: string } | undefined> {
  return db
    .selectFrom('former_addresses')
    .innerJoin('categories', 'categories.id', 'former_addresses.record_id')
    .select('categories.slug')
    .where('former_addresses.kind', '=', 'category')
    .where('former_addresses.slug', '=', slug)
    .executeTakeFirst();
}

export async function findFormerSlugsOf(
  db: Queryable,
  kind: FormerAddress['kind'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('former_addresses')
    .select(['record_id', 'slug'])
    .where('kind', '=', kind)
    .where('record_id', 'in', ids)
    .orderBy('slug')
    .execute();
  const slugsOf = new Map<number, string[]>();
  for (const { record_id, slug } of rows) slugsOf.set(record_id, [...(slugsOf.get(record_id) ?? []), slug]);
  return slugsOf;
}

/** Returns the slug of the article to which a path without a page leads, or an empty text for Resources. */
export async function findLedTo(db: Queryable, path: string): Promise<string | undefined> {
  const row = await ledPaths(db).select('articles.slug').where('former_addresses.slug', '=', path).executeTakeFirst();
  return row && (row.slug ?? '');
}

/** Returns the paths without a page that lead to Resources, or to a published article that has a page. */
export async function findLedPaths(db: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await ledPaths(db).select('former_addresses.slug as path').execute()).map(({ path }) => path));
}

function ledPaths(db: Queryable) {
  return db
    .selectFrom('former_addresses')
    .leftJoin('articles', (join) =>
      join
        .onRef('articles.id', '=', 'former_addresses.record_id')
        .on('articles.is_published', '=', 1)
        .on('articles.has_content', '=', 1),
    )
    .where('former_addresses.kind', '=', 'page')
    .where((eb) => eb.or([eb('former_addresses.record_id', '=', 0), eb('articles.id', 'is not', null)]));
}

/** Lets a path without a page lead nowhere again. Returns whether it led somewhere. */
export async function deleteLedPath(transaction: Transaction, path: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('former_addresses')
    .where('kind', '=', 'page')
    .where('slug', '=', path)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
