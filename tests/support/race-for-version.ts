import { apiPaths } from '#shared/api/api-paths.ts';
import type { Desk } from './desk.ts';

/**
 * Sends 50 saves of an article at the same time. Each is based on the article's first version. Returns how many
 * responses had each status, the articles in the responses with status 200, and the article that was stored.
 */
export async function raceForVersion({ admin, make }: Pick<Desk, 'admin' | 'make'>) {
  const made = await make.article();
  const path = `${apiPaths.adminArticles}/${made.id}`;
  const body = await make.articleSave({ category_id: made.category_id });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      admin('PUT', path, { ...body, title: `Editor ${index}` }, { 'if-match': '"1"' }),
    ),
  );
  return {
    statuses: tally(answers),
    told: answers.filter(({ status }) => status === 200).map((answer) => answer.body),
    stored: (await admin('GET', path)).body,
  };
}

/** Returns how many responses had each status. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const sums = new Map<number, number>();
  for (const { status } of answers) sums.set(status, (sums.get(status) ?? 0) + 1);
  return Object.fromEntries(sums);
}
