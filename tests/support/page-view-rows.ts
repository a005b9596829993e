import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import type { App } from '#server/app.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { visitorAgent } from './visitor-agent.ts';

/** Headers of requests that must not be counted: from browsers that ask not to be counted, and from a robot. */
const uncountedHeaders: readonly Record<string, string>[] = [
  { 'user-agent': visitorAgent, dnt: '1' },
  { 'user-agent': visitorAgent, 'sec-gpc': '1' },
  { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
];

/** Sends a page view and returns its status. */
export async function sendView(
  app: App,
  view: object,
  headers: Record<string, string> = { 'user-agent': visitorAgent },
) {
  const payload = { path: '/nz/demo', locale: 'en-NZ', referrer_host: '', ...view };
  return (await app.inject({ method: 'POST', url: apiPaths.pageView, headers, payload })).statusCode;
}

/** Sends page views that name many invented hosts as their origin. Returns how many rows are stored for the hosts. */
export async function rowsOfInventedHosts(app: App, db: Kysely<DatabaseSchema>, hosts: number): Promise<number> {
  for (let index = 0; index < hosts; index += 1) await sendView(app, { referrer_host: `host-${index}.example` });
  await app.figures.write();
  const rows = await db.selectFrom('daily_sums').select('name').where('kind', '=', 'view-referrer').execute();
  return rows.length;
}

/**
 * Sends a page view, two steps of a visit and a question with each set of headers that must not be counted. Returns the
 * kinds of figures that were counted nevertheless.
 */
export async function kindsAgainstWishes(app: App, db: Kysely<DatabaseSchema>): Promise<string[]> {
  await db.deleteFrom('daily_sums').execute();
  const post = (url: string, headers: Record<string, string>, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  for (const headers of uncountedHeaders) {
    await sendView(app, { referrer_host: 'search.example', campaign: 'spring' }, headers);
    await post(apiPaths.visitStep, headers, { step: 'call-started', name: 'clinic' });
    await post(apiPaths.visitStep, headers, { step: 'contact-opened', name: '/nz' });
    await post(apiPaths.assistantAsk, headers, { question: 'What does the Growth package cost?', locale: 'en-NZ' });
  }
  await app.figures.write();
  const rows = await db.selectFrom('daily_sums').select('kind').distinct().orderBy('kind').execute();
  return rows.map(({ kind }) => kind);
}
