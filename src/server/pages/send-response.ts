import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { CachedResponse, RenderedResponse } from './cached-response.ts';
import { chooseEncoding, compress, matchesEntityTag } from './content-negotiation.ts';
import type { HeaderLines } from './prepared-message.ts';

/** What {@link sendIfReady} needs of a response: its encodings and the 304. */
export type SendableResponse = Pick<CachedResponse, 'encodings' | 'etag' | 'notModified'>;

/**
 * Sends a cached response in the encoding that the request accepts: 200, 304, or 406 when the request refuses every
 * encoding. Returns false, and sends nothing, when the response does not exist in that encoding yet.
 */
export function sendIfReady(request: IncomingMessage, response: ServerResponse, cached: SendableResponse): boolean {
  const { headers } = request;
  if (matchesEntityTag(headers['if-none-match'], cached.etag)) {
    cached.notModified.send(request, response);
    return true;
  }
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (encoding === undefined) {
    refuseEveryEncoding(response, cached.notModified.headers);
    return true;
  }
  const encoded = cached.encodings[encoding];
  if (encoded === undefined) return false;
  encoded.send(request, response);
  return true;
}

/** Sends a cached response as {@link sendIfReady} does. Makes the encoding first if necessary. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> {
  if (sendIfReady(request, response, cached)) return;
  await cached.encode(chooseEncoding(request.headers['accept-encoding']) ?? 'identity');
  sendIfReady(request, response, cached);
}

/** Sends a response that is not cached. */
export async function sendUncached(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RenderedResponse,
): Promise<void> {
  const encoding = body.length > 0 ? (chooseEncoding(request.headers['accept-encoding']) ?? 'identity') : 'identity';
  const bytes = await compress(body, encoding);
  const all = new Map([['vary', 'accept-encoding'], ...headers, ['content-length', String(bytes.length)]]);
  if (encoding !== 'identity') all.set('content-encoding', encoding);
  response.writeHead(status, [...all].flat());
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

const refusal = Buffer.from(JSON.stringify({ detail: 'Accept-Encoding refuses every encoding of this response.' }));

/** Headers of the cached response that a 406 must not have. */
const contentHeaders = new Set(['etag', 'cache-control', 'cdn-cache-control']);

function refuseEveryEncoding(response: ServerResponse, cachedHeaders: HeaderLines): void {
  const lines: string[] = [];
  for (let index = 0; index < cachedHeaders.length; index += 2) {
    const [name = '', value = ''] = cachedHeaders.slice(index, index + 2);
    if (!contentHeaders.has(name)) lines.push(name, value);
  }
  lines.push('cache-control', 'no-store', 'content-type', 'application/json; charset=utf-8');
  lines.push('content-length', String(refusal.length));
  response.writeHead(406, lines).end(refusal);
}

/** Sends a page that was rendered, with its headers and its status, or with another status. */
export async function sendPage(reply: FastifyReply, page: Response, status = page.status): Promise<FastifyReply> {
  for (const [name, value] of page.headers)
    reply.header(name, value === 'text/html' ? 'text/html; charset=utf-8' : value);
  return reply.status(status).send(Buffer.from(await page.arrayBuffer()));
}
