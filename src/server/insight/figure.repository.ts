import { sql } from 'kysely';
import { figureKinds } from '#shared/insight/figure-kinds.ts';
import type { ComparedPeriod, DayRange } from '#shared/insight/periods.ts';
import { engineOf } from '../database/engine.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { DailySumTable } from '../database/tables/visitor-tables.ts';

const rowsPerInsert = 500;

/** Adds each sum to the stored sum of its day, kind and name. */
export async function addDailySums(transaction: Transaction, rows: readonly DailySumTable[]) {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await transaction
      .insertInto('daily_sums')
      .values(rows.slice(start, start + rowsPerInsert))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'day', 'name']).doUpdateSet({ sum: sql`daily_sums.sum + excluded.sum` }),
      )
      .execute();
  }
}

/** Returns the names that each kind already has on each of these days (YYYY-MM-DD). */
export function findNames(db: Queryable, kinds: readonly DailySumTable['kind'][], days: readonly string[]) {
  return db
    .selectFrom('daily_sums')
    .select(['kind', 'day', 'name'])
    .where('kind', 'in', kinds)
    .where('day', 'in', days)
    .execute();
}

/** How often a kind and name was counted in a period, and in the period before it. */
export type ComparedSum = Awaited<ReturnType<typeof findComparedSums>>[number];

/** Returns the sums of a period and of the period before it, without the totals of the site. */
export async function findComparedSums(db: Queryable, { now, before }: ComparedPeriod) {
  const sumOf = ({ from, to }: DayRange) =>
    sql<number | string>`sum(case when day between ${from} and ${to} then sum else 0 end)`;
  const rows = await db
    .selectFrom('daily_sums')
    .select(['kind', 'name', sumOf(now).as('now'), sumOf(before).as('before')])
    .where('kind', 'in', figureKinds)
    .where('day', '>=', before.from)
    .where('day', '<=', now.to)
    .groupBy(['kind', 'name'])
    .execute();
  return rows.map((row) => ({ ...row, now: Number(row.now), before: Number(row.before) }));
}

/** Returns the totals of the site for the days of a range. Days without totals are left out. */
export function findTotals(db: Queryable, { from, to }: DayRange) {
  return db
    .selectFrom('daily_sums')
    .select(['day', 'name', 'sum'])
    .where('kind', '=', 'total')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
}

export async function findFirstDay(db: Queryable): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily_sums')
    .select('day')
    .where('kind', '=', 'total')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Returns the articles that have one of these slugs or ids. */
export function findNamedArticles(
  db: Queryable,
  { slugs, ids }: { readonly slugs: Iterable<string>; readonly ids: Iterable<number> },
): Promise<{ id: number; slug: string; title: string }[]> {
  const { isOneOf } = engineOf(db);
  return db
    .selectFrom('articles')
    .select(['id', 'slug', 'title'])
    .where((eb) => eb.or([isOneOf('slug', slugs), isOneOf('id', ids)]))
    .execute();
}
