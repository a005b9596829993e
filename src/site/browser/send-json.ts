/** The result of a request: a success, an error response, or no response at all. */
export type Answer =
  | { readonly kind: 'ok'; readonly body: unknown }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfter: number | undefined;
    }
  | { readonly kind: 'unreachable' };

/** Timeout of a request, in milliseconds. */
const patience = 30_000;

/** Sends JSON with POST and returns the result. `retryAfter` is a number of seconds. Never throws. */
export function sendJson(url: string, payload: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return request(url, { method: 'POST', body: JSON.stringify(payload), headers });
}

/** Sends a request, whose body is JSON if there is one, and returns the result. Never throws. */
export async function request(
  url: string,
  { headers, ...init }: Pick<RequestInit, 'method' | 'body'> & { headers?: Record<string, string> },
): Promise<Answer> {
  const type: Record<string, string> = init.body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const answer = await fetch(url, {
      ...init,
      headers: { ...headers, ...type, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return await readRefusal(answer);
    return { kind: 'ok', body: parseJson(await answer.text()) };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Reads an error response. Throws if the connection breaks. */
export async function readRefusal(answer: Response): Promise<Extract<Answer, { kind: 'refused' }>> {
  return {
    kind: 'refused',
    status: answer.status,
    body: parseJson(await answer.text()),
    retryAfter: readRetryAfter(answer.headers.get('retry-after')),
  };
}

/** Returns `undefined` if the text is not JSON, such as the error page of a proxy. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readRetryAfter(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}
