import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recountArticles, storedCounts } from '#tests/support/article-counts.ts';
import { compareWithModel, emptyModel } from '#tests/support/content-model.ts';
import { openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { plansOf, tablesReadWhole } from '#tests/support/query-plans.ts';

describeOnEveryEngine('article-plans.test.ts', (database) => {
  test('detects a query that uses no index', async () => {
    const [plan = ''] = await plansOf(database(), (db) =>
      db.selectFrom('articles').select('id').where('summary', '=', 'nothing').execute(),
    );
    expect(tablesReadWhole(plan)).toEqual(['articles']);
  });
});

describeOnEveryEngine('article-counts.repository.test.ts', (database) => {
  test('detects a count that is off by one', async () => {
    const { db } = database();
    await writeManyArticles(db, { articles: 5, contentLength: 10 });
    expect(await storedCounts(db)).toEqual(await recountArticles(db));
    await sql`update article_counts set articles = articles + 1`.execute(db);
    expect(await storedCounts(db)).not.toEqual(await recountArticles(db));
  });
});

describeOnEveryEngine('model.test.ts', (database) => {
  test('detects a record that is not in the model', async () => {
    const desk = await openDesk(database());
    await compareWithModel(desk, emptyModel());
    await desk.make.article({ is_published: false });
    await expect(compareWithModel(desk, emptyModel())).rejects.toThrow();
    await desk.app.close();
  });
});
