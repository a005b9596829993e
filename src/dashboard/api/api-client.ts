import type { z } from 'zod';
import type { Session } from '#dashboard/session/session.ts';
import { ApiProblem, NetworkProblem } from './api-problem.ts';
import { deskRequest, dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

/** A request to the API. */
export interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** The version that a save is based on, sent as `If-Match` (product 9.7). */
  readonly version?: number;
  readonly signal?: AbortSignal;
}

/** A successful response. The body is parsed JSON, a `Blob` for CSV, otherwise `undefined`. */
export interface ApiAnswer {
  readonly headers: Headers;
  readonly body: unknown;
}

/** Calls the API with the session's token. Every failure throws an ApiProblem or a NetworkProblem. */
export interface ApiClient {
  /** Sends a request. If the token is refused, waits until the person has signed in again and retries. */
  send(path: string, request?: ApiRequest): Promise<ApiAnswer>;
  /** Sends a request without waiting for a new session: for checking a token and for signing in. */
  sendOnce(path: string, request?: ApiRequest, token?: string | null): Promise<ApiAnswer>;
}

/** Returns a client for a host and a session. An empty host is the page's own (product 9.13). */
export function createApiClient(baseUrl: string, session: Session): ApiClient {
  const sendOnce: ApiClient['sendOnce'] = async (path, request = {}, token = session.token()) => {
    const response = await reach(baseUrl + path, request, token);
    const body = await readBody(response);
    if (response.ok) return { headers: response.headers, body };
    throw new ApiProblem(response.status, body);
  };
  const send: ApiClient['send'] = async (path, request = {}) => {
    const token = session.token();
    try {
      return await sendOnce(path, request, token);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
      await session.renewal(token, request.signal);
      return send(path, request);
    }
  };
  return { send, sendOnce };
}

/** Returns the parsed body of a response. Throws a ZodError if it does not match the contract. */
export function readAnswer<Schema extends z.ZodType>(answer: ApiAnswer, schema: Schema): z.output<Schema> {
  return schema.parse(answer.body);
}

async function reach(url: string, request: ApiRequest, token: string | null): Promise<Response> {
  const { method = 'GET', body, version, signal = null } = request;
  if (method !== 'GET') dropEarlyAnswers();
  const init = deskRequest({ method, token });
  if (body !== undefined) init.headers.set('content-type', 'application/json');
  if (version !== undefined) init.headers.set('if-match', `"${version}"`);
  try {
    const early = method === 'GET' ? takeEarlyAnswer(url, token) : undefined;
    return await (early ?? fetch(url, { ...init, body: body === undefined ? null : JSON.stringify(body), signal }));
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new NetworkProblem('The server could not be reached', { cause: error });
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.headers.get('content-type')?.startsWith('text/csv')) return response.blob();
  const text = await response.text().catch(() => '');
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
