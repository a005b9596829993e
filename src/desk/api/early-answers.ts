import { accessTokenKey } from '#shared/api/api-paths.ts';

interface EarlyAnswer {
  readonly token: string;
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

/** How long an early response may be used, in milliseconds. It is as long as `staleTime` in `dashboard.tsx`. */
const freshFor = 10_000;

const answers = new Map<string, EarlyAnswer>();

/**
 * Requests these URLs while the desk's scripts are still loading. `takeEarlyAnswer` later returns the responses. Does
 * nothing if nobody is signed in.
 */
export function askEarly(addresses: readonly string[]): void {
  const token = localStorage.getItem(accessTokenKey);
  if (!token) return;
  for (const address of addresses) {
    const response = fetch(address, deskRequest({ method: 'GET', token }));
    // The API client handles a failure later. Until then, this empty handler keeps the browser from reporting an
    // unhandled rejection.
    response.catch(() => {});
    answers.set(address, { token, askedAt: performance.now(), response });
  }
}

/**
 * Removes and returns the early response for a URL. Returns `undefined` if there is none, if another token was used for
 * it, or if it is older than `freshFor`.
 */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  if (!answer || answer.token !== token || performance.now() - answer.askedAt > freshFor) return undefined;
  return answer.response;
}

export function hasEarlyAnswers(): boolean {
  return answers.size > 0;
}

/** Discards all early responses. The API client calls this before each write, because a write makes them outdated. */
export function dropEarlyAnswers(): void {
  answers.clear();
}

/**
 * Returns the options of `fetch` for every request that the desk sends. They ask for JSON, send the token, and do not
 * use the browser's cache.
 */
export function deskRequest({ method, token }: { method: string; token: string | null }) {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { method, headers, cache: 'no-store' } as const;
}
