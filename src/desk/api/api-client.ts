import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Session } from '#desk/api/session.ts';
import { accountSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { ApiProblem, hasStatus, NetworkProblem, needsConfirmation } from './api-problem.ts';
import { deskRequest, dropEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';

interface ApiRequest {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly file?: Blob;
  /** The version of the record that a save is based on. It is sent as `If-Match`. */
  readonly version?: number;
  /** A key that makes the server create only one record if the same POST is sent again. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A successful response. The body is parsed if it is JSON, a `Blob` if it is CSV, and `undefined` otherwise. */
interface ApiAnswer {
  readonly headers: Headers;
  readonly body: unknown;
}

export type ApiClient = ReturnType<typeof createApiClient>;

const sentOfAnother =
  'Somebody else has signed in, so this was not saved. What you typed is still here: save it again to save it under the new name.';

/**
 * Returns a client of the API at a base URL, which sends the session's token. If the base URL is empty, the API is at
 * the page's own origin. Requests throw an ApiProblem for an error status, and a NetworkProblem if there is no response.
 */
export function createApiClient(baseUrl: string, session: Session) {
  /** Sends a request. Unlike `send`, throws at once if the token is refused. */
  const sendOnce = async (path: string, request: ApiRequest = {}, token = session.token()): Promise<ApiAnswer> => {
    const response = await reach(baseUrl + path, request, token);
    const body = await readBody(response);
    if (response.ok) return { headers: response.headers, body };
    throw new ApiProblem(response.status, body);
  };
  /** Waits until somebody has signed in again. Throws if a write would then be sent under the name of another person. */
  const renew = async (token: string | null, sender: number | undefined, request: ApiRequest) => {
    await session.renewal(token, request.signal);
    if (sender === undefined || (request.method ?? 'GET') === 'GET') return;
    const account = readAnswer(await sendOnce(apiPaths.me), accountSchema);
    if (account.id !== sender) throw new ApiProblem(409, { detail: sentOfAnother });
  };
  /**
   * Sends a request. If the token is refused, waits until the person has signed in again and then repeats the request.
   * If the server asks for a confirmation, waits for it in the same way.
   */
  const send = async (path: string, request: ApiRequest = {}): Promise<ApiAnswer> => {
    const token = session.token();
    const sender = session.accountId();
    try {
      return await sendOnce(path, request, token);
    } catch (error) {
      if (needsConfirmation(error)) await session.confirmation(error, request.signal);
      else if (hasStatus(error, 401)) await renew(token, sender, request);
      else throw error;
      return send(path, request);
    }
  };
  /** Sends a request as `send` does. Returns the parsed body. Throws a ZodError if it does not match the contract. */
  const read = async <Schema extends z.ZodType>(schema: Schema, path: string, request?: ApiRequest) =>
    readAnswer(await send(path, request), schema);
  return { send, sendOnce, read };
}

export function apiQuery<Schema extends z.ZodType>(
  api: ApiClient,
  queryKey: readonly unknown[],
  schema: Schema,
  path: string,
) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => api.read(schema, path, { signal }) });
}

/** Returns the file that an export contains. Throws if the response is none. */
export async function readFile(api: ApiClient, path: string): Promise<Blob> {
  const { body } = await api.send(path);
  if (!(body instanceof Blob)) throw new Error('The export is not a file.');
  return body;
}

/** Returns the parsed body of a response. Throws a ZodError if it does not match the contract. */
export function readAnswer<Schema extends z.ZodType>(answer: ApiAnswer, schema: Schema): z.output<Schema> {
  return schema.parse(answer.body);
}

async function reach(url: string, request: ApiRequest, token: string | null): Promise<Response> {
  const { method = 'GET', body, file, version, idempotencyKey, signal = null } = request;
  if (method !== 'GET') dropEarlyAnswers();
  const init = deskRequest({ method, token });
  for (const [name, value] of Object.entries(request.headers ?? {})) init.headers.set(name, value);
  if (body !== undefined) init.headers.set('content-type', 'application/json');
  if (file) init.headers.set('content-type', file.type || 'application/octet-stream');
  if (version !== undefined) init.headers.set('if-match', `"${version}"`);
  if (idempotencyKey !== undefined) init.headers.set('idempotency-key', idempotencyKey);
  try {
    const early = method === 'GET' ? takeEarlyAnswer(url, token) : undefined;
    const sent = file ?? (body === undefined ? null : JSON.stringify(body));
    return await (early ?? fetch(url, { ...init, body: sent, signal }));
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
