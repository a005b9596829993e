import type { FastifyRequest } from 'fastify';
import { etagOf, parseIfMatch, type RecordTarget, totalCountHeader } from '../database/record-version.ts';

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

export function targetOf({ params, headers }: FastifyRequest<{ Params: { id: number } }>): RecordTarget {
  return { id: params.id, expected: parseIfMatch(headers['if-match']) };
}
