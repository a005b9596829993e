import { apiPaths } from '#domain/api-paths.ts';
import type { Desk } from './desk.ts';

/** The path of every list that is divided into pages. */
export const rangedLists: readonly string[] = [
  apiPaths.publicArticles,
  apiPaths.adminArticles,
  apiPaths.adminCategories,
  apiPaths.adminTags,
  apiPaths.adminEnquiries,
  apiPaths.adminUnansweredQuestions,
  apiPaths.adminAudit,
  apiPaths.adminSchedules,
];

/** Ranges that a list must refuse. */
export const oddRanges: readonly string[] = [
  ...['0', '-1', 'x', '1.5', '', 'NaN', '-Infinity'].map((limit) => `limit=${limit}`),
  ...['-1', 'x', '1.5', 'NaN', '1e300', '10000001'].map((skip) => `skip=${skip}`),
];

/** A range with more rows than any response may contain. */
export const hugeRange = 'limit=1000000000';
const mostRows = 100;

/**
 * Returns the ranges that a list wrongly accepts. These are invalid ranges that are not answered with 422, and the huge
 * range if all its rows are returned.
 */
export async function rangesTaken(desk: Desk, path: string): Promise<string[]> {
  const taken: string[] = [];
  for (const query of oddRanges) {
    // If the response cannot be read, the range was not refused, so it counts as accepted.
    const answer = await desk.admin('GET', `${path}?${query}`).catch(() => undefined);
    if (answer?.status !== 422) taken.push(query);
  }
  const { status, body } = await desk.admin('GET', `${path}?${hugeRange}`);
  const rows: unknown[] | undefined = [body, ...Object.values(Object(body))].find((value) => Array.isArray(value));
  if (status !== 200 || rows === undefined || rows.length > mostRows) taken.push(hugeRange);
  return taken;
}

/** Creates more tags than one response may contain. Each gets an entry in the change history. */
export async function makeManyTags(desk: Desk): Promise<void> {
  for (let count = 0; count <= mostRows; count += 1) await desk.make.tag();
}
