/** An answer of the API, or that none came. */
export type Answer =
  | { readonly kind: 'ok'; readonly body: unknown }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly body: unknown;
      readonly retryAfter: number | undefined;
    }
  | { readonly kind: 'unreachable' };

/** How long an answer is waited for before it counts as not coming. */
const patience = 30_000;

/** Posts JSON, with further headers, and reads the answer; never throws. `retryAfter` is in whole seconds. */
export async function sendJson(url: string, payload: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return await readRefusal(answer);
    return { kind: 'ok', body: parseJson(await answer.text()) };
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Reads what the API said instead of yes. Throws when the connection breaks meanwhile. */
export async function readRefusal(answer: Response): Promise<Extract<Answer, { kind: 'refused' }>> {
  return {
    kind: 'refused',
    status: answer.status,
    body: parseJson(await answer.text()),
    retryAfter: readRetryAfter(answer.headers.get('retry-after')),
  };
}

/** The body as JSON; something else, such as a proxy's page, is no text to show and counts as empty. */
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
