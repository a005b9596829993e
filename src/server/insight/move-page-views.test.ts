import { expect, test } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { migrations } from '../database/migrations/migrations.ts';

describeOnEveryEngine('the migration to daily sums', (database) => {
  test('moves the counts of page views, keeps the names of the largest, and loses no view', async () => {
    const { db } = database();
    for (const table of ['daily_sums', 'monthly_sums'] as const) await db.schema.dropTable(table).execute();
    const view = { day: '2026-11-21', locale: 'en', referrer_host: '', views: 1 };
    const rows = Array.from({ length: 130 }, (_, index) => ({ ...view, path: `/page-${index}` }));
    await db.insertInto('page_views').values(rows).execute();
    await db
      .insertInto('page_views')
      .values([
        { ...view, path: '/nz', locale: 'en-NZ', views: 7 },
        { ...view, path: '/nz', locale: 'en-NZ', referrer_host: 'search.example', views: 4 },
        { ...view, day: '2026-10-31', path: '/', views: 2 },
      ])
      .execute();

    await migrations['0027-figures']?.up(db);

    const sums = await db.selectFrom('daily_sums').selectAll().where('day', '=', '2026-11-21').execute();
    const sumOf = (kind: string, name: string) => sums.find((row) => row.kind === kind && row.name === name)?.sum;
    expect(sumOf('total', 'views')).toBe(141);
    expect(sumOf('view-variant', 'en-NZ')).toBe(11);
    expect(sumOf('view-referrer', 'search.example')).toBe(4);
    expect(sumOf('view-page', '/nz')).toBe(11);
    const pages = sums.filter(({ kind }) => kind === 'view-page');
    expect(pages).toHaveLength(101);
    expect(pages.reduce((all, { sum }) => all + sum, 0)).toBe(141);
    const months = await db
      .selectFrom('monthly_sums')
      .select(['month', 'sum'])
      .where('name', '=', 'views')
      .orderBy('month')
      .execute();
    expect(months).toEqual([
      { month: '2026-10', sum: 2 },
      { month: '2026-11', sum: 141 },
    ]);
    expect(await db.selectFrom('page_views').selectAll().execute()).toEqual([]);
  });
});
