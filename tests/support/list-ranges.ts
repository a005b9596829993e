import { apiPaths } from '#domain/api-paths.ts';
import type { Desk } from './desk.ts';

/** Every list that is asked for in parts. */
export const rangedLists: readonly string[] = [
  apiPaths.publicArticles,
  apiPaths.adminArticles,
  apiPaths.adminCategories,
  apiPaths.adminTags,
  apiPaths.adminEnquiries,
  apiPaths.adminUnansweredQuestions,
  apiPaths.adminAudit,
];

/** Ranges that are none. */
export const oddRanges: readonly string[] = [
  ...['0', '-1', 'x', '1.5', '', 'NaN', '-Infinity'].map((limit) => `limit=${limit}`),
  ...['-1', 'x', '1.5', 'NaN', '1e300', '10000001'].map((skip) => `skip=${skip}`),
];

/** More rows than any answer may hold. */
export const hugeRange = 'limit=1000000000';
const mostRows = 100;

/** The ranges that a list takes and should not: odd ones that are no 422, and a huge one that is not capped. */
export async function rangesTaken(desk: Desk, path: string): Promise<string[]> {
  const taken: string[] = [];
  for (const query of oddRanges) {
    // An answer that cannot be read is no refusal either.
    const answer = await desk.admin('GET', `${path}?${query}`).catch(() => undefined);
    if (answer?.status !== 422) taken.push(query);
  }
  const { status, body } = await desk.admin('GET', `${path}?${hugeRange}`);
  const rows: unknown[] | undefined = [body, ...Object.values(Object(body))].find((value) => Array.isArray(value));
  if (status !== 200 || rows === undefined || rows.length > mostRows) taken.push(hugeRange);
  return taken;
}

/** Makes more tags than any answer may hold, each of them noted in the change history. */
export async function makeManyTags(desk: Desk): Promise<void> {
  for (let count = 0; count <= mostRows; count += 1) await desk.make.tag();
}
