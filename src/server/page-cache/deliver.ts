import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress } from './compress.ts';
import { chooseEncoding } from './encoding-choice.ts';
import { isNoneMatchMet } from './if-none-match.ts';
import type { HeaderLines, KeptAnswer } from './kept-answer.ts';
import type { RenderedAnswer } from './rendered-answer.ts';

/**
 * Gives an answer that lies ready in the form the request asks for: 200, 304, or 406 when it refuses every form. Gives
 * nothing, and says so, where that form has still to be made.
 */
export function deliverReady(request: IncomingMessage, response: ServerResponse, answer: KeptAnswer): boolean {
  const { headers } = request;
  if (isNoneMatchMet(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.notModifiedHeaders).end();
    return true;
  }
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (encoding === undefined) {
    refuseEveryForm(response, answer.notModifiedHeaders);
    return true;
  }
  const form = answer.forms[encoding];
  if (form === undefined) return false;
  response.writeHead(200, form.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(form.body);
  return true;
}

/** Gives an answer as {@link deliverReady} does, once the form that is asked for has been made. */
export async function deliverKept(
  request: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
): Promise<void> {
  if (deliverReady(request, response, answer)) return;
  await answer.makeForm(chooseEncoding(request.headers['accept-encoding']) ?? 'identity');
  deliverReady(request, response, answer);
}

/** Gives an answer of this moment; it is not kept, and says so of itself. */
export async function deliverPassing(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: RenderedAnswer,
): Promise<void> {
  const wanted = body.length > 0 ? (chooseEncoding(request.headers['accept-encoding']) ?? 'identity') : 'identity';
  const bytes = await compress(body, wanted);
  const all = new Map([['vary', 'accept-encoding'], ...headers, ['content-length', String(bytes.length)]]);
  if (wanted !== 'identity') all.set('content-encoding', wanted);
  response.writeHead(status, [...all].flat());
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

const refusal = Buffer.from(JSON.stringify({ detail: 'Accept-Encoding refuses every form of this answer.' }));

/** Headers that a refusal must not carry on from the answer it stands for. */
const ofTheAnswer = new Set(['etag', 'cache-control', 'cdn-cache-control']);

function refuseEveryForm(response: ServerResponse, answerHeaders: HeaderLines): void {
  const lines: string[] = [];
  for (let index = 0; index < answerHeaders.length; index += 2) {
    const [name = '', value = ''] = answerHeaders.slice(index, index + 2);
    if (!ofTheAnswer.has(name)) lines.push(name, value);
  }
  lines.push('cache-control', 'no-store', 'content-type', 'application/json; charset=utf-8');
  lines.push('content-length', String(refusal.length));
  response.writeHead(406, lines).end(refusal);
}
