import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { figureKinds, type TotalName, totalNames } from '#domain/insight/figure-kinds.ts';
import type { DayRange } from '#domain/insight/periods.ts';
import { createCompiledQuery } from '../database/compiled-query.ts';
import { engineOf } from '../database/engine.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DailySumTable, FigureVersionTable, MonthlySumTable } from '../database/tables/visitor-tables.ts';

/** The sums of a period by kind and name. */
export type Sums = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Maximum number of rows that one statement inserts. */
const rowsPerInsert = 500;

/** A range of days or months whose sums are read. */
export interface SumRange extends DayRange {
  readonly span: FigureVersionTable['span'];
}

/**
 * Gives days and months a new version. Call this before their sums are changed, in the same transaction. Another
 * transaction that changes the same day or month then waits here until this one ends.
 */
export async function renewVersions(
  transaction: Transaction<DatabaseSchema>,
  periods: readonly Pick<FigureVersionTable, 'span' | 'period'>[],
): Promise<void> {
  const version = randomUUID();
  await transaction
    .insertInto('figure_versions')
    .values(periods.map(({ span, period }) => ({ span, period, version })))
    .onConflict((conflict) => conflict.columns(['span', 'period']).doUpdateSet({ version }))
    .execute();
}

/** Returns the versions of the days and months in the ranges. Days and months without sums are left out. */
export function findVersions(
  db: Kysely<DatabaseSchema>,
  ranges: readonly SumRange[],
): Promise<readonly FigureVersionTable[]> {
  return db
    .selectFrom('figure_versions')
    .selectAll()
    .where((eb) =>
      eb.or(ranges.map(({ span, from, to }) => eb.and([eb('span', '=', span), eb.between('period', from, to)]))),
    )
    .orderBy('span')
    .orderBy('period')
    .execute();
}

/** Adds each sum to the stored sum of its day, kind and name. */
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

/** Adds each sum to the stored sum of its month, kind and name. */
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

const sumTables = { day: 'daily_sums', month: 'monthly_sums' } as const;

const sendSums = createCompiledQuery<{ kind: string; lists: string }>();

/**
 * Returns the sums of a range by kind and name, without the totals of the site. The database returns a list of names
 * and a list of sums for each kind, and this function adds up equal names. A GROUP BY would be slower, because SQLite
 * would sort every row for it.
 */
export async function findSums(db: Kysely<DatabaseSchema>, { span, from, to }: SumRange): Promise<Sums> {
  const table = sumTables[span];
  const rows = await sendSums(db, table, { from, to }, (range) => {
    const kinds = sql.join(figureKinds.map((kind) => sql`(${sql.lit(kind)})`));
    const column = sql.ref(`stored.${span}`);
    const query = sql<{ kind: string; lists: string }>`
      select column1 as kind, (
        select ${engineOf(db).packLists(['stored.name', 'stored.sum'])} from ${sql.table(table)} as stored
        where stored.kind = column1 and ${column} >= ${range.from} and ${column} <= ${range.to}
      ) as lists
      from (values ${kinds}) as kinds`;
    return { compile: () => query.compile(db) };
  });
  return new Map(rows.map(({ kind, lists }) => [kind, addUp(lists)]));
}

/**
 * Returns the total for each name. `packed` is JSON with a list of names and a list of their sums. A name can be in the
 * list several times.
 */
function addUp(packed: string): Map<string, number> {
  const [names = [], sums = []] = readLists(packed);
  const added = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    const sum = sums[index];
    if (typeof name === 'string' && typeof sum === 'number') added.set(name, (added.get(name) ?? 0) + sum);
  }
  return added;
}

/** Parses the JSON of `packLists`: a list of lists. Without rows, PostgreSQL writes null in place of each list. */
function readLists(packed: string): (readonly unknown[])[] {
  const lists: unknown = JSON.parse(packed);
  return Array.isArray(lists) ? lists.map((list: unknown) => (Array.isArray(list) ? list : [])) : [];
}

/** Returns the totals of the site for the days of a range. Days without totals are left out. */
export async function findTotals(
  db: Kysely<DatabaseSchema>,
  { from, to }: DayRange,
): Promise<readonly { readonly day: string; readonly name: TotalName; readonly sum: number }[]> {
  const { packed } = await db
    .selectFrom('daily_sums')
    .select(engineOf(db).packLists(['day', 'name', 'sum']).as('packed'))
    .where('kind', '=', 'total')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow();
  const [days = [], names = [], sums = []] = readLists(packed);
  return days.flatMap((day, index) => {
    const total = totalNames.find((name) => name === names[index]);
    const sum = sums[index];
    return total && typeof day === 'string' && typeof sum === 'number' ? [{ day, name: total, sum }] : [];
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

/** Returns the ids and titles of articles by slug. Slugs that no article has are left out. */
export async function findArticlesBySlug(
  db: Kysely<DatabaseSchema>,
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
