import type { Kysely, Transaction } from 'kysely';
import { type FigureKind, otherName, totalOf } from '#domain/insight/figure-kinds.ts';
import { monthOf } from '#domain/insight/periods.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { DailySumTable } from '../database/tables/visitor-tables.ts';
import {
  addDailySums,
  addMonthlySums,
  findArticlesBySlug,
  findNames,
  findTitles,
  renewVersions,
} from './figure.repository.ts';
import type { CountedFigure } from './figure-counter.ts';
import { pageNames, slugOfPath } from './page-names.ts';

/**
 * Maximum number of different names of one kind on one day and in one month. Further names are counted as `otherName`.
 */
export const nameMaximum = { day: 100, month: 300 } as const;

/** Maximum number of sets of names in memory. A set has the names of one kind on one day or in one month. */
const periodsInMemory = 100;

/** Writes counts to the database. */
export type WriteFigures = (counted: readonly CountedFigure[]) => Promise<void>;

/**
 * Returns a function that adds counts to the stored sums of their day and month, in one transaction. Callers can invent
 * paths, so pages that do not exist are counted as `otherName` and articles that do not exist are not counted.
 */
export function createFigureWriter(db: Kysely<DatabaseSchema>): WriteFigures {
  /** The stored names by kind and period (a day or month), for the periods that were written lately. */
  let known = new Map<string, Set<string>>();

  const namesOf = async (
    transaction: Transaction<DatabaseSchema>,
    kind: FigureKind,
    period: string,
    isNew: (names: Set<string>) => boolean,
  ) => {
    const key = `${kind} ${period}`;
    let names = known.get(key);
    // Another process may have stored names since, so the names are read again before one is added.
    if (!names || isNew(names)) names = new Set([...(names ?? []), ...(await findNames(transaction, kind, period))]);
    if (known.size >= periodsInMemory && !known.has(key)) known = new Map();
    known.set(key, names);
    return names;
  };
  const admit = async (
    transaction: Transaction<DatabaseSchema>,
    rows: readonly CountedFigure[],
    period: (day: string) => string,
    maximum: number,
  ) => {
    const admitted: CountedFigure[] = [];
    for (const [, group] of Map.groupBy(rows, ({ kind, day }) => `${kind} ${period(day)}`)) {
      const [first] = group;
      if (!first) continue;
      const names = await namesOf(transaction, first.kind, period(first.day), (stored) =>
        group.some(({ name }) => !stored.has(name)),
      );
      for (const row of group) {
        const isAdmitted = names.has(row.name) || names.size < maximum;
        if (isAdmitted) names.add(row.name);
        admitted.push(isAdmitted ? row : { ...row, name: otherName });
      }
    }
    return admitted;
  };

  return async (counted) => {
    if (counted.length === 0) return;
    try {
      await db.transaction().execute(async (transaction) => {
        const rows = await withKnownNames(transaction, counted);
        if (rows.length === 0) return;
        await renewVersions(transaction, periodsOf(rows));
        const days = await admit(transaction, rows, (day) => day, nameMaximum.day);
        const totals = rows.flatMap(({ day, kind, sum }) => {
          const name = totalOf(kind);
          return name ? [{ day, kind: 'total' as const, name, sum }] : [];
        });
        await addDailySums(transaction, mergeRows([...days, ...totals]));
        const months = await admit(transaction, days, monthOf, nameMaximum.month);
        const monthly = mergeRows(months.map((row) => ({ ...row, day: monthOf(row.day) })));
        await addMonthlySums(
          transaction,
          monthly.map(({ day, ...row }) => ({ ...row, month: day })),
        );
      });
    } catch (error) {
      known = new Map();
      throw error;
    }
  };
}

/**
 * Returns the days and months of the counts in sorted order, so that two processes lock their rows in the same order.
 */
function periodsOf(rows: readonly CountedFigure[]) {
  const days = [...new Set(rows.map(({ day }) => day))].sort();
  return [
    ...days.map((period) => ({ span: 'day' as const, period })),
    ...[...new Set(days.map(monthOf))].map((period) => ({ span: 'month' as const, period })),
  ];
}

/** Merges rows of the same kind, day and name. Sorts them, so that two processes lock the rows in the same order. */
function mergeRows(rows: readonly DailySumTable[]): DailySumTable[] {
  const merged = new Map<string, DailySumTable>();
  for (const row of rows) {
    const key = `${row.kind} ${row.day} ${row.name}`;
    merged.set(key, { ...row, sum: row.sum + (merged.get(key)?.sum ?? 0) });
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

const pageKinds: readonly FigureKind[] = [
  'view-page',
  'contact-opened',
  'enquiry-contact',
  'enquiry-callback',
  'enquiry-application',
];
const articleKinds: readonly FigureKind[] = ['article-completed', 'article-outbound'];

/**
 * Returns the counts with names that exist. An unknown page gets the name `otherName`, and an unknown article is left
 * out. Articles are counted by id, so that they keep their figures when their slug changes.
 */
async function withKnownNames(
  transaction: Transaction<DatabaseSchema>,
  counted: readonly CountedFigure[],
): Promise<CountedFigure[]> {
  const slugs = new Set<string>();
  const ids = new Set<number>();
  for (const { kind, name } of counted) {
    if (articleKinds.includes(kind)) ids.add(Number(name));
    const slug = kind === 'article-read' ? name : pageKinds.includes(kind) ? slugOfPath(name) : undefined;
    if (slug !== undefined) slugs.add(slug);
  }
  const bySlug = await findArticlesBySlug(transaction, [...slugs]);
  const titles = await findTitles(transaction, [...ids]);
  return counted.flatMap((row) => {
    const { kind, name } = row;
    if (kind === 'article-read') {
      const id = bySlug.get(name)?.id;
      return id === undefined ? [] : [{ ...row, name: String(id) }];
    }
    if (articleKinds.includes(kind)) return titles.has(Number(name)) ? [row] : [];
    const isKnown = !pageKinds.includes(kind) || pageNames.has(name) || bySlug.has(slugOfPath(name) ?? '');
    return isKnown ? [row] : [{ ...row, name: otherName }];
  });
}
