import { accessTokenKey } from '#domain/api-paths.ts';

interface EarlyAnswer {
  readonly token: string;
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

/** How long an early response may be used, in milliseconds: as long as a list counts as fresh. */
const freshFor = 10_000;

const answers = new Map<string, EarlyAnswer>();

/** Sends requests that the desk is certain to need while its scripts are still loading. Does nothing without a token. */
export function askEarly(addresses: readonly string[]): void {
  const token = localStorage.getItem(accessTokenKey);
  if (!token) return;
  for (const address of addresses) {
    const response = fetch(address, deskRequest({ method: 'GET', token }));
    // The caller that takes the response handles a failure; until then it must not count as unhandled.
    response.catch(() => {});
    answers.set(address, { token, askedAt: performance.now(), response });
  }
}

/** Returns the early response of a URL for this token, once and only while it is fresh. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  if (!answer || answer.token !== token || performance.now() - answer.askedAt > freshFor) return undefined;
  return answer.response;
}

/** Discards all early responses, because a write is about to change the data. */
export function dropEarlyAnswers(): void {
  answers.clear();
}

/** Returns the options of every request: JSON, the session's token, no browser cache. */
export function deskRequest({ method, token }: { method: string; token: string | null }) {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { method, headers, cache: 'no-store' } as const;
}
