import { sql } from 'kysely';
import { z } from 'zod';
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
export function findNames(
  db: Queryable,
  kinds: readonly DailySumTable['kind'][],
  days: readonly string[],
): Promise<readonly Pick<DailySumTable, 'kind' | 'day' | 'name'>[]> {
  return db
    .selectFrom('daily_sums')
    .select(['kind', 'day', 'name'])
    .where('kind', 'in', kinds)
    .where('day', 'in', days)
    .execute();
}

/** How often a kind and name was counted in a period, and in the period before it. */
export interface ComparedSum {
  readonly kind: string;
  readonly name: string;
  readonly now: number;
  readonly before: number;
}

/**
 * Returns the sums of a period and of the period before it, without the totals of the site. For each kind and period,
 * the database returns one list of names and one of sums, and this function adds up equal names. With GROUP BY, SQLite
 * would sort every row, which takes three times as long.
 */
export async function findComparedSums(
  db: Queryable,
  { now, before }: ComparedPeriod,
): Promise<readonly ComparedSum[]> {
  const lists = engineOf(db).packLists(['stored.name', 'stored.sum']);
  const packed = ({ from, to }: DayRange) => sql<string>`(select ${lists} from daily_sums as stored
    where stored.kind = column1 and stored.day between ${from} and ${to})`;
  const kinds = sql.join(figureKinds.map((kind) => sql`(${sql.lit(kind)})`));
  const { rows } = await sql<{ kind: string; now: string; before: string }>`
    select column1 as kind, ${packed(now)} as now, ${packed(before)} as before
    from (values ${kinds}) as kinds`.execute(db);
  return rows.flatMap((row) => {
    const sums = new Map<string, { now: number; before: number }>();
    for (const period of ['now', 'before'] as const) {
      for (const [name, sum] of readPairs(row[period])) {
        const known = sums.get(name) ?? { now: 0, before: 0 };
        known[period] += sum;
        sums.set(name, known);
      }
    }
    return [...sums].map(([name, sum]) => ({ kind: row.kind, name, ...sum }));
  });
}

const packedSchema = z.tuple([z.array(z.string()).nullable(), z.array(z.number()).nullable()]);

/** Returns the names and sums in the JSON of `packLists`. */
function readPairs(packed: string): [string, number][] {
  const [names, sums] = packedSchema.parse(JSON.parse(packed));
  return (names ?? []).map((name, index) => [name, sums?.[index] ?? 0]);
}

/** Returns the totals of the site for the days of a range. Days without totals are left out. */
export function findTotals(
  db: Queryable,
  { from, to }: DayRange,
): Promise<readonly Pick<DailySumTable, 'day' | 'name' | 'sum'>[]> {
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

/** Returns the ids and titles of articles by slug. Slugs that no article has are left out. */
export async function findArticlesBySlug(
  db: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: number; readonly title: string }>> {
  const found = new Map<string, { id: number; title: string }>();
  for (let start = 0; start < slugs.length; start += rowsPerInsert) {
    const rows = await db
      .selectFrom('articles')
      .select(['slug', 'id', 'title'])
      .where('slug', 'in', slugs.slice(start, start + rowsPerInsert))
      .execute();
    for (const { slug, ...article } of rows) found.set(slug, article);
  }
  return found;
}

/** Returns the titles of articles by id. Deleted articles are left out. */
export async function findTitles(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
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
