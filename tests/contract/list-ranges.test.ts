import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

/** The path of every list that is divided into pages. */
const rangedLists: readonly string[] = [
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
const oddRanges: readonly string[] = [
  ...['0', '-1', 'x', '1.5', '', 'NaN', '-Infinity'].map((limit) => `limit=${limit}`),
  ...['-1', 'x', '1.5', 'NaN', '1e300', '10000001'].map((skip) => `skip=${skip}`),
];

const mostRows = 100;

describeOnEveryEngine('ranges of lists', (database) => {
  const desk = deskOfSuite(database);
  beforeAll(async () => {
    // Each tag also gets an entry in the change history, so these two lists have more rows than one response may contain.
    for (let count = 0; count <= mostRows; count += 1) await desk.make.tag();
  });

  test.each(rangedLists)('%s refuses invalid limits and positions, and caps huge limits', async (path) => {
    for (const query of oddRanges) expect((await desk.admin('GET', `${path}?${query}`)).status, query).toBe(422);
    const { status, body } = await desk.admin('GET', `${path}?limit=1000000000`);
    expect(status).toBe(200);
    const rows: unknown[] | undefined = [body, ...Object.values(Object(body))].find((value) => Array.isArray(value));
    expect(rows?.length).toBeLessThanOrEqual(mostRows);
  });
});
