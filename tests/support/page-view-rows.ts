import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import type { App } from '#server/app.ts';
import type { DatabaseSchema } from '#server/database/schema.ts';
import { visitorAgent } from './visitor-agent.ts';

/** Requests that must not be counted: from browsers that ask for it, and from a robot. */
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

/** Sends views from many invented hosts. Returns the number of rows that they have after they were written. */
export async function rowsOfInventedHosts(app: App, db: Kysely<DatabaseSchema>, hosts: number): Promise<number> {
  for (let index = 0; index < hosts; index += 1) await sendView(app, { referrer_host: `host-${index}.example` });
  await app.figures.write();
  const rows = await db.selectFrom('daily_sums').select('name').where('kind', '=', 'view-referrer').execute();
  return rows.length;
}

/** Sends views that must not be counted. Returns how many were counted. */
export async function viewsAgainstWishes(app: App, db: Kysely<DatabaseSchema>): Promise<number> {
  await db.deleteFrom('daily_sums').execute();
  for (const headers of uncountedHeaders) await sendView(app, {}, headers);
  await app.figures.write();
  const row = await db.selectFrom('daily_sums').select('sum').where('kind', '=', 'view-page').executeTakeFirst();
  return row?.sum ?? 0;
}
