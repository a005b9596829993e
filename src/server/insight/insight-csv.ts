import type { FigureRow, Insight } from '#shared/api/insight-contract.ts';
import { type FigureTable, figureTables } from '#shared/insight/figure-kinds.ts';
import { addDays } from '#shared/insight/periods.ts';
import { byteOrderMark, csvRow } from '../http/csv.ts';

/** Returns a table as CSV. Each measure has one column for the period and one for the period before. */
export function writeTableCsv(table: FigureTable, rows: readonly FigureRow[]): string {
  const { names, measures } = figureTables[table];
  const head = [names, 'Key', ...measures.flatMap(({ title }) => [title, `${title}, period before`])];
  return writeCsv([
    head,
    ...rows.map(({ label, name, values }) => [
      label,
      name,
      ...values.flatMap(({ now, before }) => [String(now), String(before)]),
    ]),
  ]);
}

/** Returns the totals as CSV. Each row has a day and the corresponding day of the period before. */
export function writeDaysCsv({ now, before, totals }: Insight): string {
  const { views, completed, confirmed, enquiries } = totals;
  const columns = [
    ['Views', views],
    ['Articles read to the end', completed],
    ['Demo tickets confirmed', confirmed],
    ['Enquiries', enquiries],
  ] as const;
  return writeCsv([
    ['Day', 'Day before', ...columns.flatMap(([title]) => [title, `${title}, day before`])],
    ...views.now.map((_, index) => [
      addDays(now.from, index),
      addDays(before.from, index),
      ...columns.flatMap(([, series]) => [String(series.now[index] ?? 0), String(series.before[index] ?? 0)]),
    ]),
  ]);
}

function writeCsv(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map(csvRow).join('');
}
