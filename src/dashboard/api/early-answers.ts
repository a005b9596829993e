import { accessTokenKey } from '#domain/api-paths.ts';

interface EarlyAnswer {
  readonly token: string;
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

/** Milliseconds for which an early answer is as good as one of now: as long as a list is taken as current. */
const freshFor = 10_000;

const answers = new Map<string, EarlyAnswer>();

/** Asks for what the desk is certain to need while its program is still on its way. Without a token nothing is asked. */
export function askEarly(addresses: readonly string[]): void {
  const token = localStorage.getItem(accessTokenKey);
  if (!token) return;
  for (const address of addresses) {
    const response = fetch(address, deskRequest({ method: 'GET', token }));
    // A failure is for whoever takes the answer; until then nobody listens.
    response.catch(() => {});
    answers.set(address, { token, askedAt: performance.now(), response });
  }
}

/** The answer that was asked for early with this token; once, and only while it is fresh. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | undefined {
  const answer = answers.get(address);
  answers.delete(address);
  if (!answer || answer.token !== token || performance.now() - answer.askedAt > freshFor) return undefined;
  return answer.response;
}

/** Forgets what was asked early: something is about to change. */
export function dropEarlyAnswers(): void {
  answers.clear();
}

/** How every request of the desk is sent: as JSON, with the session's token, past the browser's cache. */
export function deskRequest({ method, token }: { method: string; token: string | null }) {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { method, headers, cache: 'no-store' } as const;
}
