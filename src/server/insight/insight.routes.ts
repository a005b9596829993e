import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addDays } from '#language/calendar.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type FigureRow,
  type Insight,
  insightExportQuerySchema,
  insightQuerySchema,
  insightSchema,
} from '#shared/api/insight-contract.ts';
import { type FigureTable, figureTables } from '#shared/insight/figure-kinds.ts';
import type { Queryable } from '../database/schema.ts';
import { tagRoutes } from '../http/api-description.ts';
import { byteOrderMark, csvRow } from '../http/csv.ts';
import { readInsight, readTable } from './insight.service.ts';

export interface InsightOptions {
  readonly db: Queryable;
  readonly timeZone: string;
  readonly now: () => Date;
}

const config = { access: 'responder', scopes: ['insight'] } as const;

/** The figures that Insight shows. Administrators and responders may read them. */
export const insightRoutes: FastifyPluginAsyncZod<InsightOptions> = async (app, { db, timeZone, now }) => {
  tagRoutes(app, 'Desk: insight');
  app.get(apiPaths.adminInsight, {
    config,
    schema: {
      summary: 'Read the figures of a period',
      description:
        'Sums of 1, 7, 30 or 364 days, compared with as many days before. The period ends yesterday, or on the day `to`; a period of one day is today. Nothing is about one visitor.',
      querystring: insightQuerySchema,
      response: { 200: insightSchema.describe('The figures') },
    },
    handler: async (request) => readInsight(db, request.query, { now: now(), timeZone }),
  });

  app.get(apiPaths.adminInsightExport, {
    config,
    schema: {
      summary: 'Export a table of figures as CSV',
      description:
        'UTF-8 with a byte order mark; cells that a spreadsheet would take for a formula begin with an apostrophe.',
      querystring: insightExportQuerySchema,
      response: { 200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } } },
    },
    handler: async (request, reply) => {
      const { table, ...query } = request.query;
      const clock = { now: now(), timeZone };
      const csv =
        table === 'days'
          ? writeDaysCsv(await readInsight(db, query, clock))
          : writeTableCsv(table, await readTable(db, { ...query, table }, clock));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="insight-${table}.csv"`)
        .send(csv);
    },
  });
};

/** Returns a table as CSV. Each measure has one column for the period and one for the period before. */
function writeTableCsv(table: FigureTable, rows: readonly FigureRow[]): string {
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
function writeDaysCsv({ now, before, totals }: Insight): string {
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
