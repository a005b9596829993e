import { type Kysely, sql, type Transaction } from 'kysely';
import { figureKinds, type TotalName, totalNames } from '#domain/insight/figure-kinds.ts';
import type { DayRange } from '#domain/insight/periods.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DailySumTable, MonthlySumTable } from '../database/tables/visitor-tables.ts';

/** A kind and name with its sum in a period. */
export interface NamedSum {
  readonly kind: string;
  readonly name: string;
  readonly sum: number;
}

/** Maximum number of rows that one statement inserts. */
const rowsPerInsert = 500;

/** Adds sums to those of their days. */
export async function addDailySums(transaction: Transaction<DatabaseSchema>, rows: readonly DailySumTable[]) {
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

/** Adds sums to those of their months. */
export async function addMonthlySums(transaction: Transaction<DatabaseSchema>, rows: readonly MonthlySumTable[]) {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await transaction
      .insertInto('monthly_sums')
      .values(rows.slice(start, start + rowsPerInsert))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'month', 'name']).doUpdateSet({ sum: sql`monthly_sums.sum + excluded.sum` }),
      )
      .execute();
  }
}

/** Returns the names that a kind has on a day (YYYY-MM-DD) or in a month (YYYY-MM). */
export async function findNames(
  db: Kysely<DatabaseSchema>,
  kind: DailySumTable['kind'],
  period: string,
): Promise<string[]> {
  const rows =
    period.length === 7
      ? await db
          .selectFrom('monthly_sums')
          .select('name')
          .where('kind', '=', kind)
          .where('month', '=', period)
          .execute()
      : await db.selectFrom('daily_sums').select('name').where('kind', '=', kind).where('day', '=', period).execute();
  return rows.map(({ name }) => name);
}

/** Returns the sums by kind and name of a range of days, without the totals of the site. */
export async function sumDays(db: Kysely<DatabaseSchema>, { from, to }: DayRange): Promise<NamedSum[]> {
  const rows = await db
    .selectFrom('daily_sums')
    .select(['kind', 'name', (eb) => eb.fn.sum<number | string>('sum').as('sum')])
    .where('kind', 'in', figureKinds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['kind', 'name'])
    .execute();
  return rows.map(({ kind, name, sum }) => ({ kind, name, sum: Number(sum) }));
}

/** Returns the sums by kind and name of a range of months, without the totals of the site. */
export async function sumMonths(db: Kysely<DatabaseSchema>, { from, to }: DayRange): Promise<NamedSum[]> {
  const rows = await db
    .selectFrom('monthly_sums')
    .select(['kind', 'name', (eb) => eb.fn.sum<number | string>('sum').as('sum')])
    .where('kind', 'in', figureKinds)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .groupBy(['kind', 'name'])
    .execute();
  return rows.map(({ kind, name, sum }) => ({ kind, name, sum: Number(sum) }));
}

/** Returns the totals of the site for each day of a range that has any. */
export async function findTotals(
  db: Kysely<DatabaseSchema>,
  { from, to }: DayRange,
): Promise<{ day: string; name: TotalName; sum: number }[]> {
  const rows = await db
    .selectFrom('daily_sums')
    .select(['day', 'name', 'sum'])
    .where('kind', '=', 'total')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return rows.flatMap(({ day, name, sum }) => {
    const total = totalNames.find((candidate) => candidate === name);
    return total ? [{ day, name: total, sum }] : [];
  });
}

/** Returns the first day that has a count, or `undefined`. */
export async function findFirstDay(db: Kysely<DatabaseSchema>): Promise<string | undefined> {
  const row = await db
    .selectFrom('daily_sums')
    .select('day')
    .where('kind', '=', 'total')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Returns the identifiers of articles by slug. A slug that no article has is missing. */
export async function findArticleIds(
  db: Kysely<DatabaseSchema>,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let start = 0; start < slugs.length; start += rowsPerInsert) {
    const rows = await db
      .selectFrom('articles')
      .select(['slug', 'id'])
      .where('slug', 'in', slugs.slice(start, start + rowsPerInsert))
      .execute();
    for (const { slug, id } of rows) found.set(slug, id);
  }
  return found;
}

/** Returns the titles of articles by identifier. Deleted articles are missing. */
export async function findTitles(
  db: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for (let start = 0; start < ids.length; start += rowsPerInsert) {
    const rows = await db
      .selectFrom('articles')
      .select(['id', 'title'])
      .where('id', 'in', ids.slice(start, start + rowsPerInsert))
      .execute();
    for (const { id, title } of rows) found.set(id, title);
  }
  return found;
}
