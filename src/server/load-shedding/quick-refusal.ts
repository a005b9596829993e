import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer 503 that lies ready, and costs next to nothing to give. */
export interface QuickRefusal {
  readonly detail: string;
  /** Seconds. */
  readonly retryAfter: number;
  /** Whether the connection is of no use any more. */
  readonly closes: boolean;
}

/** Headers of an answer that are its own; the rest every answer carries. */
const ofTheAnswer = new Set(['content-length', 'content-type', 'cache-control', 'date', 'connection', 'x-request-id']);

/** Makes a refusal with the headers that every answer carries, taken from any other answer. */
export function createRefusal(
  { detail, retryAfter, closes }: QuickRefusal,
  headersOfAny: Readonly<Record<string, unknown>>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const body = Buffer.from(JSON.stringify({ detail }));
  const common = Object.entries(headersOfAny).filter(([name]) => !ofTheAnswer.has(name));
  const headers = [
    ...common.flatMap(([name, value]) => [name, String(value)]),
    ...['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)],
    ...['cache-control', 'no-store', 'retry-after', String(retryAfter)],
    ...(closes ? ['connection', 'close'] : []),
  ];
  return (request, response) => {
    response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : body);
  };
}
