import type { FigureRow, Insight, InsightQuery } from '#domain/contract/insight-contract.ts';
import { dateInZone } from '#domain/dates.ts';
import { type FigureTable, figureTables, otherName, type TotalName } from '#domain/insight/figure-kinds.ts';
import {
  addDays,
  type ComparedPeriod,
  comparedPeriod,
  type DayRange,
  divideRange,
  type RangeParts,
} from '#domain/insight/periods.ts';
import { findFirstDay, type SumRange, type Sums } from './figure.repository.ts';
import { createLabels } from './figure-labels.ts';
import type { FigureReader } from './figure-reader.ts';

/** Maximum number of rows of one table in the response. The CSV has all of them. */
const shownRows = 50;

/** The current time, and the time zone in which days are counted. */
export interface InsightClock {
  readonly now: Date;
  readonly timeZone: string;
}

/** Returns the figures of a period and of the equally long period before it (product 12.7). */
export async function readInsight(reader: FigureReader, query: InsightQuery, clock: InsightClock): Promise<Insight> {
  const today = dateInZone(clock.timeZone, clock.now);
  const period = periodOf(query, today);
  // The queries run at the same time, because on PostgreSQL each one is mostly waiting for the network.
  const [totals, table, firstDay] = await Promise.all([
    reader.readTotals({ from: period.before.from, to: today }),
    readTables(reader, period),
    findFirstDay(reader.db),
  ]);
  const sumsByDay = new Map(
    [...Map.groupBy(totals, ({ name }) => name)].map(
      ([name, rows]) => [name, new Map(rows.map(({ day, sum }) => [day, sum]))] as const,
    ),
  );
  const days = { now: daysOf(period.now), before: daysOf(period.before) };
  const series = (name: TotalName) => {
    const sumOf = (day: string) => sumsByDay.get(name)?.get(day) ?? 0;
    return { now: days.now.map(sumOf), before: days.before.map(sumOf) };
  };
  const shown = (name: FigureTable) => {
    const rows = table(name);
    return { rows: rows.slice(0, shownRows), more: Math.max(0, rows.length - shownRows) };
  };
  return {
    ...period,
    today,
    counted_since: firstDay ?? null,
    views_today: sumsByDay.get('views')?.get(today) ?? 0,
    totals: {
      views: series('views'),
      completed: series('completed'),
      confirmed: series('confirmed'),
      enquiries: series('enquiries'),
    },
    tables: {
      pages: shown('pages'),
      variants: shown('variants'),
      referrers: shown('referrers'),
      campaigns: shown('campaigns'),
      articles: shown('articles'),
      calls: shown('calls'),
      questions: shown('questions'),
      enquiries: shown('enquiries'),
      partners: shown('partners'),
      steps: shown('steps'),
    },
    computed_at: clock.now.toISOString(),
  };
}

/** Returns all rows of a table for a period, the row with the largest number first. */
export async function readTable(
  reader: FigureReader,
  { table, ...query }: InsightQuery & { readonly table: FigureTable },
  clock: InsightClock,
): Promise<FigureRow[]> {
  const period = periodOf(query, dateInZone(clock.timeZone, clock.now));
  return (await readTables(reader, period))(table);
}

/** Returns the period of a query. If its last day is in the future, the period ends today. */
function periodOf({ days, to }: InsightQuery, today: string): ComparedPeriod {
  return comparedPeriod(days, today, to !== undefined && to > today ? today : to);
}

/** Reads the sums of a period. Returns a function that returns the rows of a table. */
async function readTables(reader: FigureReader, period: ComparedPeriod): Promise<(table: FigureTable) => FigureRow[]> {
  const { now, before } = await readPeriodSums(reader, period);
  const label = await createLabels(reader.db, [now, before]);
  return (table) => {
    const { measures } = figureTables[table];
    const rows = new Map<string, { now: number; before: number }[]>();
    for (const [column, { kinds }] of measures.entries()) {
      const add = (side: 'now' | 'before', sums: ReadonlyMap<string, number> = new Map()) => {
        for (const [name, sum] of sums) {
          const values = rows.get(name) ?? measures.map(() => ({ now: 0, before: 0 }));
          const value = values[column];
          if (value) value[side] += sum;
          rows.set(name, values);
        }
      };
      for (const kind of kinds) {
        add('now', now.get(kind));
        add('before', before.get(kind));
      }
    }
    return [...rows]
      .filter(([, values]) =>
        values.slice(0, table === 'steps' ? 2 : undefined).some((value) => value.now + value.before > 0),
      )
      .map(([name, values]) => ({ name, label: label(table, name), values }))
      .sort(compareRows);
  };
}

/**
 * Compares two rows for sorting: by the values of their first columns, then of the next ones, larger values first, and
 * finally by label.
 */
function compareRows(one: FigureRow, other: FigureRow): number {
  for (const [column, value] of one.values.entries()) {
    const otherValue = other.values[column];
    if (!otherValue) continue;
    if (value.now !== otherValue.now) return otherValue.now - value.now;
    if (value.before !== otherValue.before) return otherValue.before - value.before;
  }
  return one.label < other.label ? -1 : 1;
}

function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The sums of a period and of the equally long period before it. */
export interface ComparedSums {
  readonly now: Sums;
  readonly before: Sums;
}

type ReadRange = (range: SumRange) => Sums;

/** Reads the sums of a period and of the period before it. Ranges that both need are read once. */
export async function readPeriodSums(reader: FigureReader, period: ComparedPeriod): Promise<ComparedSums> {
  const [now, before] = [divideRange(period.now), divideRange(period.before)];
  // Days may be subtracted from their month, so days are read first. If counts are written between the two reads, the
  // difference is then too large, but never negative.
  const sumsOf = await reader.readSums([
    ...dayRangesOf(now),
    ...dayRangesOf(before),
    ...monthRangesOf(now),
    ...monthRangesOf(before),
  ]);
  return { now: addParts(now, sumsOf), before: addParts(before, sumsOf) };
}

function dayRangesOf({ days, shortened }: RangeParts): SumRange[] {
  return [...days, ...shortened.flatMap(({ without }) => without)].map(rangeOfDays);
}

function monthRangesOf({ months, shortened }: RangeParts): SumRange[] {
  return [...(months ? [months] : []), ...shortened.map(({ month }) => ({ from: month, to: month }))].map(
    rangeOfMonths,
  );
}

function rangeOfDays(range: DayRange): SumRange {
  return { ...range, span: 'day' };
}

function rangeOfMonths(range: DayRange): SumRange {
  return { ...range, span: 'month' };
}

/** Adds up the parts of a range by kind and name. */
function addParts({ days, months, shortened }: RangeParts, sumsOf: ReadRange): Sums {
  const total = new Map<string, Map<string, number>>();
  const add = (sums: Sums, sign: 1 | -1 = 1, nameOf = (_kind: string, name: string) => name) => {
    for (const [kind, byName] of sums) {
      const added = total.get(kind) ?? new Map<string, number>();
      total.set(kind, added);
      for (const [name, sum] of byName) {
        const key = nameOf(kind, name);
        added.set(key, (added.get(key) ?? 0) + sign * sum);
      }
    }
  };
  if (months) add(sumsOf(rangeOfMonths(months)));
  for (const range of days) add(sumsOf(rangeOfDays(range)));
  for (const { month, without } of shortened) {
    const whole = sumsOf(rangeOfMonths({ from: month, to: month }));
    add(whole);
    // A month stores only a limited number of names and counts all others as `otherName`. So a name that a day has, but
    // its month has not, is subtracted from `otherName`.
    for (const range of without)
      add(sumsOf(rangeOfDays(range)), -1, (kind, name) => (whole.get(kind)?.has(name) ? name : otherName));
  }
  return total;
}
