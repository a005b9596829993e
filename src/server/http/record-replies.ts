import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import {
  etagOf,
  ifMatchHeaderSchema,
  parseIfMatch,
  type RecordTarget,
  totalCountHeader,
} from '../database/record-version.ts';

interface Headers {
  header(name: string, value: string | number): unknown;
}

/** Sets the ETag of a record in the headers of its response. Returns the record. */
export function withEtag<Row extends { readonly version: number }>(reply: Headers, record: Row): Row {
  reply.header('etag', etagOf(record));
  return record;
}

/** Sets the total number of rows in the headers of a response with one page of them. Returns the page. */
export function withTotal<Row>(
  reply: Headers,
  { rows, total }: { readonly rows: Row[]; readonly total: number },
): Row[] {
  reply.header(totalCountHeader, total);
  return rows;
}

/** The schemas of what {@link targetOf} reads. */
export const ofTarget = { params: idParamsSchema, headers: ifMatchHeaderSchema };

export function targetOf({ params, headers }: FastifyRequest<{ Params: { id: number } }>): RecordTarget {
  return { id: params.id, expected: parseIfMatch(headers['if-match']) };
}

/** Lets a route that has one status of success in its schema, such as 201 or 204, respond with it. */
export const impliedStatus = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', (route) => {
    const statuses = Object.keys(route.schema?.response ?? {}).filter((status) => status.startsWith('2'));
    const [status] = statuses;
    if (status === undefined || statuses.length > 1) return;
    const preHandlers = [route.preHandler ?? []].flat();
    route.preHandler = [async (_request, reply) => void reply.status(Number(status)), ...preHandlers];
  });
});
