import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { insightExportQuerySchema, insightQuerySchema, insightSchema } from '#shared/api/insight-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { tagRoutes } from '../http/api-description.ts';
import { readInsight, readTable } from './insight.service.ts';
import { writeDaysCsv, writeTableCsv } from './insight-csv.ts';

interface InsightOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly timeZone: string;
  readonly now: () => Date;
}

const config = { access: 'responder', scopes: ['insight'] } as const;

/** The figures that Insight shows. Administrators and responders may read them. */
export const insightRoutes: FastifyPluginAsyncZod<InsightOptions> = async (app, { db, timeZone, now }) => {
  tagRoutes(app, 'Desk: insight');
  app.get(
    apiPaths.adminInsight,
    {
      config,
      schema: {
        summary: 'Read the figures of a period',
        description:
          'Sums of 1, 7, 30 or 364 days, compared with as many days before. The period ends yesterday, or on the day `to`; a period of one day is today. Nothing is about one visitor.',
        querystring: insightQuerySchema,
        response: { 200: insightSchema.describe('The figures') },
      },
    },
    async (request) => readInsight(db, request.query, { now: now(), timeZone }),
  );

  app.get(
    apiPaths.adminInsightExport,
    {
      config,
      schema: {
        summary: 'Export a table of figures as CSV',
        description:
          'UTF-8 with a byte order mark; cells that a spreadsheet would take for a formula begin with an apostrophe.',
        querystring: insightExportQuerySchema,
        response: { 200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
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
  );
};
