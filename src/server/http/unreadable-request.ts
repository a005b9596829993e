import { STATUS_CODES } from 'node:http';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { answerPolicy, permissionsPolicy } from './response-policy.ts';
import { securityHeaders } from './security-headers.ts';

/** What is said of a request that is no HTTP, by the parser's code; anything else is a plain 400. */
const refusals: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

/** As they stand on every other answer; here no router has seen the request. */
const headers: Readonly<Record<string, string>> = {
  ...securityHeaders({ isOverTls: false }),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': answerPolicy,
  'permissions-policy': permissionsPolicy,
};

const unreadable = 'The request could not be read.';

/** Answers what could not be read as a request, in the form of every other refusal, and closes the connection. */
export const refuseUnreadable: FastifyServerOptions['clientErrorHandler'] = (error: ConnectionError, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = refusals[error.code] ?? [400, unreadable];
  const body = JSON.stringify({ detail });
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': String(Buffer.byteLength(body)) });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

/** Answers an address that the router cannot read, such as one with a broken escape: no hook has run for it. */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  reply.status(400).headers(headers).send({ detail: unreadable });
}
