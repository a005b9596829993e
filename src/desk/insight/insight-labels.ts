import { addDays } from '#language/calendar.ts';
import type { ComparedCount, FigureRow, Insight } from '#shared/api/insight-contract.ts';
import { type FigureTable, type TotalName, totalNames } from '#shared/insight/figure-kinds.ts';
import type { PeriodLength } from '#shared/insight/periods.ts';
import { shortDay } from '#shared/rules/dates.ts';
import { countOf, formatCount } from '#shared/rules/numbers.ts';

/**
 * The words for each period. `button` is the label of its button. In a sentence, `during` names the period, and
 * `before` names the period before.
 */
export const periodWords: Readonly<
  Record<PeriodLength, { readonly button: string; readonly during: string; readonly before: string }>
> = {
  1: { button: 'Today', during: 'today', before: 'yesterday' },
  7: { button: '7 days', during: 'in the 7 days up to yesterday', before: 'in the 7 days before' },
  30: { button: '30 days', during: 'in the 30 days up to yesterday', before: 'in the 30 days before' },
  364: { button: '52 weeks', during: 'in the 52 weeks up to yesterday', before: 'in the 52 weeks before' },
};

/** The names of the figures at the top of the page, and their units in the singular and the plural. */
export const totalWords: Readonly<
  Record<TotalName, { readonly name: string; readonly unit: readonly [string, string] }>
> = {
  views: { name: 'Page views', unit: ['view', 'views'] },
  completed: { name: 'Articles read to the end', unit: ['article', 'articles'] },
  confirmed: { name: 'Demo tickets confirmed', unit: ['ticket', 'tickets'] },
  enquiries: { name: 'Enquiries', unit: ['enquiry', 'enquiries'] },
};

const smallNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function inWords(count: number): string {
  return smallNumbers[count] ?? formatCount(count);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns one figure of the whole site as two sums: of the period, and of the period before. */
export function sumOf(insight: Insight, name: TotalName): ComparedCount {
  const { now, before } = insight.totals[name];
  const add = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return { now: add(now), before: add(before) };
}

/** Returns the sentence at the top of the page. Example: "You got twelve enquiries in the 30 days up to yesterday." */
export function headline(insight: Insight, length: PeriodLength): string {
  const { during } = periodWords[length];
  const { now: count } = sumOf(insight, 'enquiries');
  if (count === 0) return `Nobody wrote to you ${during}.`;
  return count === 1 ? `You got one enquiry ${during}.` : `You got ${inWords(count)} enquiries ${during}.`;
}

/** Returns a sentence about where the enquiries came from or, without enquiries, how many views there were. */
export function subline(insight: Insight): string {
  const { now: count } = sumOf(insight, 'enquiries');
  if (count === 0) {
    const { now: views } = sumOf(insight, 'views');
    if (views === 0) return 'Nobody opened a page either.';
    return `Pages were opened ${formatTimes(views)}.`;
  }
  const sources = insight.tables.enquiries.rows
    .map((row) => ({ ...row, count: total(row) }))
    .filter((row) => row.count > 0);
  const fromArticles = sources.filter(({ name }) => name.includes('/resources/'));
  const articleCount = fromArticles.reduce((sum, row) => sum + row.count, 0);
  const [best] = [...fromArticles].sort((one, other) => other.count - one.count);
  if (best && articleCount > 0) {
    const start = `${capital(inWords(articleCount))} ${articleCount === 1 ? 'was' : 'were'} sent from an article`;
    return fromArticles.length === 1
      ? `${start}, “${best.label}”.`
      : `${start}. “${best.label}” brought ${inWords(best.count)}.`;
  }
  const [first] = [...sources].sort((one, other) => other.count - one.count);
  if (!first || first.name === '(other)') return 'The page they were sent from is not known.';
  return sources.length === 1 ? `Sent from: ${first.label}.` : `Most were sent from: ${first.label}.`;
}

function formatTimes(count: number): string {
  return count === 1 ? 'once' : `${formatCount(count)} times`;
}

function total({ values }: FigureRow): number {
  return values.reduce((sum, { now }) => sum + now, 0);
}

/**
 * If the earlier period has fewer than this, the difference is shown as a number. A percentage of such a small figure
 * says little.
 */
const percentFrom = 20;

/** Returns how a figure compares with the period before. Example: "18% more than before". */
export function comparison({ now, before }: ComparedCount, length: PeriodLength): string {
  const when = length === 1 ? 'yesterday' : 'before';
  if (now === before) return now === 0 ? `none ${when} either` : `as many as ${when}`;
  if (before === 0) return `none ${when}`;
  const direction = now > before ? 'more' : 'fewer';
  const difference = Math.abs(now - before);
  const percent = Math.round((difference / before) * 100);
  const amount = before < percentFrom || percent === 0 || percent > 999 ? formatCount(difference) : `${percent}%`;
  return `${amount} ${direction} than ${when}`;
}

/**
 * Returns the difference from the period before, with its sign. Example: "+41". Returns an empty text if there is none,
 * or nothing to compare with.
 */
export function difference({ now, before }: ComparedCount): string {
  if (now === before || before === 0) return '';
  return `${now > before ? '+' : '−'}${formatCount(Math.abs(now - before))}`;
}

/** One point of the chart: the day or week that begins on `day`, and the earlier one that it is compared with. */
export interface ChartPoint {
  readonly day: string;
  readonly dayBefore: string;
  readonly now: number;
  readonly before: number;
}

/** Returns the points of the chart. A period of more than 60 days has one point for each week. */
export function chartPoints(insight: Insight, name: TotalName): ChartPoint[] {
  const { now, before } = insight.totals[name];
  const step = stepOf(now.length);
  const points: ChartPoint[] = [];
  for (let start = 0; start < now.length; start += step) {
    const sum = (counts: readonly number[]) => counts.slice(start, start + step).reduce((all, count) => all + count, 0);
    points.push({
      day: addDays(insight.now.from, start),
      dayBefore: addDays(insight.before.from, start),
      now: sum(now),
      before: sum(before),
    });
  }
  return points;
}

/** Returns how many days are added up in one point of the chart. */
export function stepOf(days: number): 1 | 7 {
  return days > 60 ? 7 : 1;
}

/** Says when the figure was highest and lowest. `step` is the number of days in one point of the chart. */
export function chartSentence(points: readonly ChartPoint[], name: TotalName, step: 1 | 7): string {
  const [one, many] = totalWords[name].unit;
  const [first, ...rest] = points;
  if (!first) return '';
  let most = first;
  let least = first;
  for (const point of rest) {
    if (point.now > most.now) most = point;
    if (point.now < least.now) least = point;
  }
  if (most.now === 0) return `No ${many} in this period.`;
  if (most.now === least.now) return `Every ${step === 7 ? 'week' : 'day'} had ${formatCount(most.now)}.`;
  const when = ({ day }: ChartPoint) => (step === 7 ? `in the week from ${shortDay(day)}` : `on ${shortDay(day)}`);
  return `Most ${when(most)}: ${formatCount(most.now)} ${most.now === 1 ? one : many}. Fewest ${when(least)}: ${formatCount(least.now)}.`;
}

export const tableTitles: Readonly<Record<FigureTable, string>> = {
  pages: 'What they opened',
  variants: 'Which country’s pages',
  referrers: 'Sites that sent them',
  campaigns: 'Campaigns',
  articles: 'What they read',
  calls: 'Demo calls',
  questions: 'Questions to the assistant',
  enquiries: 'Where enquiries were sent from',
  partners: 'Partners’ links',
  steps: 'From page to enquiry',
  speed: 'How fast the pages were',
};

/** Returns the sentence that says what a table shows. Empty if the table has no rows. */
export function tableSentence(table: FigureTable, rows: readonly FigureRow[]): string {
  const [first] = rows;
  if (!first) return '';
  if (rows.every((row) => total(row) === 0)) return 'Nothing in this period, only before it.';
  const sum = (column: number) => rows.reduce((all, { values }) => all + (values[column]?.now ?? 0), 0);
  const of = (column: number) => first.values[column]?.now ?? 0;
  if (table === 'questions') {
    const answered = rows.find(({ name }) => name === 'answered')?.values[0]?.now ?? 0;
    return `${formatCount(answered)} of ${formatCount(sum(0))} were answered.`;
  }
  if (table === 'calls') return `${formatCount(sum(0))} started, ${formatCount(sum(1))} with a confirmed ticket.`;
  if (table === 'articles')
    return `“${first.label}” was opened ${formatTimes(of(0))} and read to the end ${formatTimes(of(1))}.`;
  if (table === 'steps')
    return `The form was opened ${formatTimes(sum(1))} and sent ${formatTimes(sum(0))}. These are sums of a day, not people.`;
  if (table === 'speed')
    return `${first.label}: three of four visitors saw the main content within ${formatCount(of(1))} ms. Each figure is one that three of four kept; an answer of 0 means that nobody pressed anything.`;
  if (table === 'enquiries') {
    const [most] = [...rows].sort((one, other) => total(other) - total(one));
    return `Most came from: ${most?.label}.`;
  }
  if (table === 'partners')
    return `${countOf(sum(0), 'enquiry', 'enquiries')}, ${countOf(sum(1), 'application', 'applications')}.`;
  return `${first.label}: ${formatCount(of(0))} of ${formatCount(sum(0))}.`;
}

/** Returns whether nothing was counted in the period or in the one before, so that there is nothing to show. */
export function isNothing(insight: Insight): boolean {
  const sums = totalNames.map((name) => sumOf(insight, name));
  const tables = Object.values(insight.tables);
  return sums.every(({ now, before }) => now + before === 0) && tables.every(({ rows }) => rows.length === 0);
}

/**
 * Returns whether nothing could be counted in the period yet: counting began after its last day. Only the period
 * "Today" includes today.
 */
export function isOnlyToday(
  { counted_since, now }: Pick<Insight, 'counted_since' | 'now'>,
  days: PeriodLength,
): boolean {
  return days !== 1 && counted_since !== null && counted_since > now.to;
}
