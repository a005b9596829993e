import { apiPaths } from '#domain/api-paths.ts';
import { articleSchema } from '#domain/contract/article-contract.ts';
import { publishDueArticles } from '#server/content/schedule.service.ts';
import type { Database } from '#server/database/database.ts';
import type { Desk } from './desk.ts';

const hour = 60 * 60 * 1000;

/**
 * Schedules a draft. Then several connections publish what is due at the same time, with a clock that is some hours ahead
 * of `now`.
 * Returns the version of the article, which is 2 if it was published only once.
 */
export async function raceToPublish(desk: Desk, now: Date, connections: readonly Database[]): Promise<number> {
  const { id } = await desk.make.article({ is_published: false });
  const path = `${apiPaths.adminArticles}/${id}`;
  const [date, time] = new Date(now.getTime() + 24 * hour).toISOString().split(/[T.]/);
  const answer = await desk.admin('PUT', `${path}/schedule`, { date, time: time?.slice(0, 5) });
  if (answer.status !== 200) throw new Error(`The article was not scheduled: ${JSON.stringify(answer.body)}`);
  const later = new Date(now.getTime() + 48 * hour);
  const log = { info: () => {}, warn: () => {} };
  await Promise.all(
    connections.map((db) => publishDueArticles({ db, now: later, sanitiseHtml: async (html) => html, log })),
  );
  return articleSchema.parse((await desk.admin('GET', path)).body).version;
}
