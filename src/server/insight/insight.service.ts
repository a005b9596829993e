import { demoAgents } from '#demo-agents/agents/demo-businesses.ts';
import { addDays } from '#language/calendar.ts';
import type { FigureRow, Insight, InsightQuery } from '#shared/api/insight-contract.ts';
import {
  type FigureTable,
  figureTableNames,
  figureTables,
  otherName,
  type TotalName,
  totalNames,
} from '#shared/insight/figure-kinds.ts';
import { type ComparedPeriod, comparedPeriod, type DayRange } from '#shared/insight/periods.ts';
import { dateInZone } from '#shared/rules/dates.ts';
import { localeFacts, locales } from '#shared/rules/locales.ts';
import type { Queryable } from '../database/schema.ts';
import {
  type ComparedSum,
  findComparedSums,
  findFirstDay,
  findNamedArticles,
  findTotals,
} from './figure.repository.ts';
import { inVariant, pageNames, slugOfPath } from './page-names.ts';
import { speedRows } from './page-speed.ts';

/** Maximum number of rows of one table in the response. The CSV has all of them. */
const shownRows = 50;

/** The current time, and the time zone in which days are counted. */
export interface InsightClock {
  readonly now: Date;
  readonly timeZone: string;
}

/** Returns the figures of a period and of the equally long period before it. */
export async function readInsight(db: Queryable, query: InsightQuery, clock: InsightClock): Promise<Insight> {
  const today = dateInZone(clock.timeZone, clock.now);
  const period = periodOf(query, today);
  // The queries run at the same time, because on PostgreSQL each one is mostly waiting for the network.
  const [totals, table, firstDay] = await Promise.all([
    findTotals(db, { from: period.before.from, to: today }),
    readTables(db, period),
    findFirstDay(db),
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
    totals: recordOf(totalNames, series),
    tables: recordOf(figureTableNames, shown),
    computed_at: clock.now.toISOString(),
  };
}

function recordOf<Name extends string, Value>(names: readonly Name[], read: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;
}

/** Returns all rows of a table for a period, the row with the largest number first. */
export async function readTable(
  db: Queryable,
  { table, ...query }: InsightQuery & { readonly table: FigureTable },
  clock: InsightClock,
): Promise<FigureRow[]> {
  const period = periodOf(query, dateInZone(clock.timeZone, clock.now));
  return (await readTables(db, period))(table);
}

/** Returns the period of a query. If its last day is in the future, the period ends today. */
function periodOf({ days, to }: InsightQuery, today: string): ComparedPeriod {
  return comparedPeriod(days, today, to !== undefined && to > today ? today : to);
}

/** Reads the sums of a period. Returns a function that returns the rows of a table. */
async function readTables(db: Queryable, period: ComparedPeriod): Promise<(table: FigureTable) => FigureRow[]> {
  const sums = await findComparedSums(db, period);
  const label = await createLabels(db, sums);
  return (table) => {
    if (table === 'speed') return speedRows(sums);
    const { measures } = figureTables[table];
    const rows = new Map<string, { now: number; before: number }[]>();
    for (const [column, { kinds }] of measures.entries()) {
      for (const { name, now, before } of sums.filter(({ kind }) => kinds.some((counted) => counted === kind))) {
        const values = rows.get(name) ?? measures.map(() => ({ now: 0, before: 0 }));
        const value = values[column];
        if (value) {
          value.now += now;
          value.before += before;
        }
        rows.set(name, values);
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

const otherLabels: Readonly<Record<FigureTable, string>> = {
  pages: 'Other pages',
  variants: 'Other',
  referrers: 'Other sites',
  campaigns: 'Other campaigns',
  articles: 'Other articles',
  calls: 'Other agents',
  questions: 'Other',
  enquiries: 'Page not known',
  partners: 'Other partners',
  steps: 'Page not known',
  speed: 'Other pages',
};

const outcomes: ReadonlyMap<string, string> = new Map([
  ['answered', 'Answered'],
  ['unanswered', 'Not answered'],
  ['refused', 'Refused, or passed on to a person'],
  ['interrupted', 'Answer broken off'],
]);

const agentNames: ReadonlyMap<string, string> = new Map([
  ...demoAgents.map(({ key, title }) => [key, title] as const),
  ['partners', 'Partner specialist'],
]);

/** Returns the function that labels the rows of these sums. Reads the articles' titles from the database once. */
async function createLabels(db: Queryable, sums: readonly ComparedSum[]) {
  const slugs = new Set<string>();
  const ids = new Set<number>();
  for (const { kind, name } of sums) {
    if (kind.startsWith('article-')) {
      if (/^\d+$/.test(name)) ids.add(Number(name));
    } else if (name.startsWith('/')) {
      const slug = slugOfPath(name);
      if (slug) slugs.add(slug);
    }
  }
  const articles = await findNamedArticles(db, { slugs, ids });
  const titles = new Map(articles.map(({ id, title }) => [id, title]));
  const titlesBySlug = new Map(articles.map(({ slug, title }) => [slug, title]));

  const ofPage = (path: string) => {
    const slug = slugOfPath(path);
    const title = slug === undefined ? undefined : titlesBySlug.get(slug);
    return title === undefined ? (pageNames.get(path) ?? path) : inVariant(title, path);
  };
  /** Returns a row's label, such as an article's title. `name` is the stored name, such as an article's id. */
  return (table: FigureTable, name: string): string => {
    if (name === otherName) return otherLabels[table];
    if (table === 'variants') {
      const locale = locales.find((candidate) => candidate === name);
      return locale ? localeFacts(locale).region : name;
    }
    if (table === 'articles') return titles.get(Number(name)) ?? 'Deleted article';
    if (table === 'calls') return agentNames.get(name) ?? name;
    if (table === 'questions') return outcomes.get(name) ?? name;
    return name.startsWith('/') ? ofPage(name) : name;
  };
}
