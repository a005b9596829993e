import { expect, test } from 'vitest';
import { addDays } from '#language/calendar.ts';
import { type FigureRow, type Insight, insightSchema } from '#shared/api/insight-contract.ts';
import { figureTableNames } from '#shared/insight/figure-kinds.ts';
import {
  chartPoints,
  chartSentence,
  comparison,
  difference,
  headline,
  isNothing,
  isOnlyToday,
  subline,
  sumOf,
  tableSentence,
} from './insight-labels.ts';

const zeros = (length: number) => ({ now: Array(length).fill(0), before: Array(length).fill(0) });
const tables = insightSchema.shape.tables;
const emptyTables = tables.parse(Object.fromEntries(figureTableNames.map((name) => [name, { rows: [], more: 0 }])));

function insight(length: number, changes: Partial<Insight> = {}): Insight {
  return {
    now: { from: '2026-11-16', to: addDays('2026-11-16', length - 1) },
    before: { from: addDays('2026-11-16', -length), to: '2026-11-15' },
    today: '2026-11-23',
    counted_since: '2026-11-01',
    views_today: 0,
    totals: { views: zeros(length), completed: zeros(length), confirmed: zeros(length), enquiries: zeros(length) },
    tables: { ...emptyTables },
    computed_at: '2026-11-23T00:00:00Z',
    ...changes,
  };
}

const row = (name: string, label: string, ...now: number[]): FigureRow => ({
  name,
  label,
  values: now.map((count) => ({ now: count, before: 0 })),
});

const withEnquiries = (count: number, rows: FigureRow[]) => {
  const empty = insight(7);
  return {
    ...empty,
    totals: { ...empty.totals, enquiries: { now: [0, 0, 0, 0, 0, 0, count], before: zeros(7).before } },
    tables: { ...empty.tables, enquiries: { rows, more: 0 } },
  };
};

test.each([
  [0, 'Nobody wrote to you in the 7 days up to yesterday.'],
  [1, 'You got one enquiry in the 7 days up to yesterday.'],
  [12, 'You got twelve enquiries in the 7 days up to yesterday.'],
  [1300, 'You got 1,300 enquiries in the 7 days up to yesterday.'],
])('with %i enquiries, the headline is “%s”', (count, text) => {
  expect(headline(withEnquiries(count, []), 7)).toBe(text);
});

test.each<[FigureRow[], string]>([
  [
    [row('/', 'Home', 1, 0, 0), row('/resources/a', 'A', 2, 0, 0), row('/nz/resources/b', 'B, New Zealand', 1, 2, 0)],
    'Five were sent from an article. “B, New Zealand” brought three.',
  ],
  [[row('/resources/a', 'A', 1, 0, 0), row('/', 'Home', 1, 0, 0)], 'One was sent from an article, “A”.'],
  [[row('/partners', 'Partners', 0, 0, 2), row('/', 'Home', 1, 0, 0)], 'Most were sent from: Partners.'],
  [[row('(other)', 'Page not known', 3, 0, 0)], 'The page they were sent from is not known.'],
])('of the sources %j it says “%s”', (rows, text) => {
  expect(subline(withEnquiries(6, rows))).toBe(text);
});

test('without enquiries and views, the line below says so', () => {
  expect(subline(insight(30))).toBe('Nobody opened a page either.');
  expect(isNothing(insight(30))).toBe(true);
  expect(isNothing(withEnquiries(1, []))).toBe(false);
});

test.each([
  [{ now: 118, before: 100 }, '18% more than before', '+18'],
  [{ now: 50, before: 100 }, '50% fewer than before', '−50'],
  [{ now: 3, before: 2 }, '1 more than before', '+1'],
  [{ now: 30_000, before: 20 }, '29,980 more than before', '+29,980'],
  [{ now: 100_001, before: 100_000 }, '1 more than before', '+1'],
  [{ now: 4, before: 0 }, 'none before', ''],
  [{ now: 0, before: 0 }, 'none before either', ''],
  [{ now: 7, before: 7 }, 'as many as before', ''],
])('%j is described as “%s” and “%s”', (count, text, short) => {
  expect(comparison(count, 30)).toBe(text);
  expect(difference(count)).toBe(short);
});

test('the chart of a week has one point for each day, and its sentence names the highest and the lowest', () => {
  const shown = insight(7);
  const views = { now: [5, 1, 9, 9, 2, 0, 3], before: [1, 0, 0, 0, 0, 0, 2] };
  const points = chartPoints({ ...shown, totals: { ...shown.totals, views } }, 'views');
  expect(points[0]).toEqual({ day: '2026-11-16', dayBefore: '2026-11-09', now: 5, before: 1 });
  expect(chartSentence(points, 'views', 1)).toBe('Most on 18 Nov: 9 views. Fewest on 21 Nov: 0.');
});

test('the chart of a year has one point for each week, and no day is lost', () => {
  const shown = insight(364);
  const views = { now: Array.from({ length: 364 }, (_, index) => index), before: Array(364).fill(1) };
  const figures = { ...shown, totals: { ...shown.totals, views } };
  const points = chartPoints(figures, 'views');
  expect(points).toHaveLength(52);
  expect(points.reduce((sum, { now }) => sum + now, 0)).toBe(sumOf(figures, 'views').now);
  expect(chartSentence(points, 'views', 7)).toBe(
    'Most in the week from 8 Nov: 2,520 views. Fewest in the week from 16 Nov: 21.',
  );
});

test('a chart without counts and one without differences each have a sentence', () => {
  expect(chartSentence(chartPoints(insight(7), 'confirmed'), 'confirmed', 1)).toBe('No tickets in this period.');
  const shown = insight(7);
  const views = { now: Array(7).fill(4), before: zeros(7).before };
  const points = chartPoints({ ...shown, totals: { ...shown.totals, views } }, 'views');
  expect(chartSentence(points, 'views', 1)).toBe('Every day had 4.');
});

test.each([
  ['pages', [row('/', 'Home', 8), row('/demo', 'Demo', 2)], 'Home: 8 of 10.'],
  ['questions', [row('unanswered', 'Not answered', 3), row('answered', 'Answered', 2)], '2 of 5 were answered.'],
  [
    'calls',
    [row('clinic', 'Clinic', 4, 1, 1), row('hotels', 'Hotels', 2, 2, 0)],
    '6 started, 3 with a confirmed ticket.',
  ],
  ['articles', [row('1', 'First', 4, 1, 0)], '“First” was opened 4 times and read to the end once.'],
  ['referrers', [row('a.example', 'a.example', 0)], 'Nothing in this period, only before it.'],
  ['enquiries', [row('/', 'Home', 1, 0, 0), row('/nz/partners', 'Partners', 0, 0, 2)], 'Most came from: Partners.'],
  ['enquiries', [row('/nz/partners', 'Partners', 0, 0, 2)], 'Most came from: Partners.'],
  ['partners', [row('harbour-web', 'harbour-web', 1, 0), row('other', 'other', 0, 2)], '1 enquiry, 2 applications.'],
  ['pages', [], ''],
] as const)('the table of %s is described', (table, rows, text) => {
  expect(tableSentence(table, rows)).toBe(text);
});

test.each([
  ['2026-11-23', 30, true],
  ['2026-11-22', 30, false],
  [null, 30, false],
  ['2026-11-23', 1, false],
] as const)('with figures since %s, %s days say whether only today has figures: %s', (counted_since, days, isOnly) => {
  expect(isOnlyToday({ counted_since, now: { from: '2026-10-24', to: '2026-11-22' } }, days)).toBe(isOnly);
});
