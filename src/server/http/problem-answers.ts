import { STATUS_CODES } from 'node:http';
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { confirmationNeeded } from '#shared/api/account-contract.ts';
import { type DatabaseFailure, databaseFailureOf } from '../database/database-errors.ts';
import { tooFewConnections } from '../database/postgres-advice.ts';
import type { FieldProblem } from '../problem.ts';
import { Problem } from '../problem.ts';
import { addressProblem } from './request-limits.ts';
import { headersOfRefusal } from './response-headers.ts';

const frameworkProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('too_large', 'The request is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported_media', 'Send the request as application/json.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => new Problem('bad_request', 'The request is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new Problem('bad_request', 'The request is not as long as it says.'),
};

/** The methods of our routes, and OPTIONS. */
const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * Answers every failure with `{ detail }` and the HTTP status of the problem's code. An unexpected failure gets a fixed
 * 500 with the request's id.
 */
export function installProblemAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = toProblem(error);
    if (problem) {
      if (problem.cause !== undefined) request.log.error({ err: problem.cause }, problem.message);
      return sendProblem(reply, problem);
    }
    const unavailable = logFailure(request, error);
    if (unavailable) return sendProblem(reply, unavailable);
    return reply.status(500).send({
      detail: `Something went wrong on our side. Please try again. If it keeps happening, quote ${request.id}.`,
    });
  });
  app.setNotFoundHandler((request, reply) => {
    if (knownMethods.includes(request.method))
      return sendProblem(reply, new Problem('not_found', 'There is nothing at this address.'));
    reply.header('allow', knownMethods.join(', '));
    return sendProblem(reply, new Problem('method_not_allowed', 'Nothing here answers to this method.'));
  });
}

/** Logs an unexpected failure with the request's id. If the database failed, returns the 503 to answer with. */
export function logFailure(request: FastifyRequest, error: unknown): Problem | undefined {
  const failure = databaseFailureOf(error);
  if (!failure) {
    request.log.error({ err: error }, 'unexpected failure');
    return undefined;
  }
  request.log.error({ err: error, failure, hint: hintFor(error, failure) }, 'the database could not answer');
  return databaseProblem(failure);
}

/** Returns the advice for the owner, which is logged with the error. */
function hintFor(error: unknown, failure: DatabaseFailure): string {
  const isCrowded = error instanceof Error && 'code' in error && error.code === '53300';
  return isCrowded ? tooFewConnections : databaseHints[failure];
}

const databaseHints: Readonly<Record<DatabaseFailure, string>> = {
  busy: 'The database is overloaded. This ends when there is less to do.',
  unreachable: 'Check that the PostgreSQL server runs and can be reached. Each request tries again.',
  full: 'Make room on the disk. No restart is needed.',
  unwritable: 'Check that the disk and the files in DATA_DIR are writable. No restart is needed.',
  damaged: 'Stop the server and restore your latest backup with: npm run bellbird -- restore FILE',
};

/** Nobody can sign in while the disk is full, so the answer says what an administrator would see in the desk. */
const diskFull =
  'The disk of this site’s server is full, so this could not be saved. Nothing was changed. Whoever hosts the site must make room; then try again.';

/** Returns a 503 with Retry-After. The response does not say what is wrong; the log does. */
export function databaseProblem(failure: DatabaseFailure): Problem {
  const isBusy = failure === 'busy' || failure === 'unreachable';
  if (failure === 'full') return new Problem('unavailable', diskFull, { retryAfter: 60 });
  const detail = isBusy
    ? 'The database does not answer just now. Please try again shortly.'
    : 'The database cannot do this just now. Nothing was changed; please try again in a minute.';
  return new Problem('unavailable', detail, { retryAfter: isBusy ? 2 : 60 });
}

/** Sends a problem with its status, and with Retry-After if it has one. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const body = { detail: problem.detail, ...(problem.code === confirmationNeeded && { code: problem.code }) };
  return setProblemStatus(reply, problem).type('application/json; charset=utf-8').send(body);
}

export function setProblemStatus(reply: FastifyReply, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(problem.retryAfter))));
  return reply.status(problem.status);
}

function toProblem(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const faults = error.validation.map(
      (fault): FieldProblem => ({
        loc: [error.validationContext ?? 'body', ...fault.instancePath.split('/').filter(Boolean).map(pathPart)],
        msg: fault.message ?? 'Invalid value',
        type: fault.keyword,
      }),
    );
    return new Problem('invalid', faults);
  }
  const known = frameworkProblems[error.code];
  if (known) return known();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('bad_request', 'The request could not be read.');
  return undefined;
}

/** Returns one part of an issue's path: a position in a list becomes a number, the name of a field stays text. */
function pathPart(part: string): string | number {
  return /^\d+$/.test(part) ? Number(part) : part;
}

/** Responses to bytes that are not an HTTP request, by the parser's error code. Any other code gets a plain 400. */
const refusals: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
};

const refusalHeaders = headersOfRefusal({ isOverTls: false });

const unreadable = 'The request could not be read.';

/** Sends the usual error response to bytes that cannot be parsed as a request, and closes the connection. */
export const refuseUnreadable: FastifyServerOptions['clientErrorHandler'] = (error: ConnectionError, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = refusals[error.code] ?? [400, unreadable];
  const body = JSON.stringify({ detail });
  const lines = Object.entries({
    ...refusalHeaders,
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
  });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

/**
 * Answers an address that the router cannot parse, such as one with a broken escape. Hooks do not run for such an
 * address.
 */
export function refuseAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const problem = addressProblem(request.raw.url ?? '');
  reply
    .status(problem?.status ?? 400)
    .headers(refusalHeaders)
    .send({ detail: problem?.detail ?? unreadable });
}
