import { STATUS_CODES } from 'node:http';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { addressProblem } from './request-limits.ts';
import { headersOfRefusal } from './response-headers.ts';

/** Responses to bytes that are not an HTTP request, by the parser's error code; any other code is a plain 400. */
const refusals: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

const headers = headersOfRefusal({ isOverTls: false });

const unreadable = 'The request could not be read.';

/** Answers bytes that cannot be parsed as a request with an error in the usual form, and closes the connection. */
export const refuseUnreadable: FastifyServerOptions['clientErrorHandler'] = (error: ConnectionError, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = refusals[error.code] ?? [400, unreadable];
  const body = JSON.stringify({ detail });
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': String(Buffer.byteLength(body)) });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

/** Answers an address that the router cannot parse, such as one with a broken escape. No hook has run for it. */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = addressProblem(request.raw.url ?? '');
  reply
    .status(problem?.status ?? 400)
    .headers(headers)
    .send({ detail: problem?.detail ?? unreadable });
}
