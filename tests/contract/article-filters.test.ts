import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

describeOnEveryEngine('the desk’s articles by tag, publish date and schedule', (database) => {
  const desk = deskOfSuite(database);
  const list = async (query: string) => {
    const { body, headers } = await desk.admin('GET', `${apiPaths.adminArticles}?${query}`);
    const articles = articleSchema.array().parse(body);
    return { titles: articles.map(({ title }) => title), total: Number(headers['x-total-count']) };
  };
  let tag = 0;
  let category = 0;

  beforeAll(async () => {
    tag = (await desk.make.tag()).id;
    category = (await desk.make.category()).id;
    const rows = [
      { title: 'March', publish_date: '2026-03-31', tag_ids: [tag], category_id: category },
      { title: 'April', publish_date: '2026-04-01', tag_ids: [tag], is_published: false },
      { title: 'May', publish_date: '2026-05-15', category_id: category, is_featured: true },
    ];
    for (const row of rows) await desk.make.article(row);
  });

  test('are filtered alone and together with search, state, category, order and range', async () => {
    const expected: Record<string, string[]> = {
      [`tag_id=${tag}`]: ['April', 'March'],
      'from=2026-04-01': ['May', 'April'],
      'to=2026-04-01': ['April', 'March'],
      'from=2026-04-01&to=2026-04-01': ['April'],
      'from=2026-05-01&to=2026-04-01': [],
      [`tag_id=${tag}&status=draft`]: ['April'],
      [`tag_id=${tag}&category_id=${category}`]: ['March'],
      [`tag_id=${tag}&q=mar`]: ['March'],
      'q=a&from=2026-05-01': ['May'],
      [`tag_id=${tag}&sort=oldest`]: ['March', 'April'],
      'status=featured&to=2026-12-31': ['May'],
      'tag_id=999999': [],
    };
    for (const [query, titles] of Object.entries(expected)) expect((await list(query)).titles, query).toEqual(titles);
  });

  test('have a total, and pages without gap or overlap', async () => {
    expect(await list(`tag_id=${tag}&limit=1`)).toEqual({ titles: ['April'], total: 2 });
    expect(await list(`tag_id=${tag}&limit=1&skip=1`)).toEqual({ titles: ['March'], total: 2 });
    expect((await list('from=2026-04-01&q=a')).total).toBe(2);
    expect((await list('to=2026-04-30')).total).toBe(2);
  });

  test('that are scheduled are listed alone, with search and category, until the schedule is cancelled', async () => {
    const draft = await desk.make.article({ title: 'Later', is_published: false, category_id: category });
    await desk.make.article({ title: 'Never', is_published: false, category_id: category });
    const path = `${apiPaths.adminArticles}/${draft.id}/schedule`;
    const year = new Date().getFullYear() + 1;
    expect((await desk.admin('PUT', path, { date: `${year}-02-03`, time: '09:00' })).status).toBe(200);
    const narrowed = ['', `&category_id=${category}`, '&q=lat', '&limit=1'];
    for (const more of narrowed)
      expect(await list(`status=scheduled${more}`), more).toEqual({ titles: ['Later'], total: 1 });
    expect(await list('status=scheduled&q=never')).toEqual({ titles: [], total: 0 });
    await desk.admin('DELETE', path);
    expect(await list('status=scheduled')).toEqual({ titles: [], total: 0 });
  });
});
