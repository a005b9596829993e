import { beforeAll, expect, test } from 'vitest';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { publicArticleSchema, publicArticlesSchema } from '#shared/api/article-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

describeOnEveryEngine('public content', (database) => {
  const desk = deskOfSuite(database);
  let categoryId = 0;
  let draftSlug = '';
  const titles = (articles: readonly PublicArticle[]) => articles.map((article) => article.title);
  const list = async (query = '') =>
    publicArticlesSchema.parse((await desk.stranger('GET', `${apiPaths.publicArticles}?${query}`)).body);
  const featured = async () =>
    publicArticleSchema.array().parse((await desk.stranger('GET', apiPaths.featuredArticles)).body);

  beforeAll(async () => {
    const tag = await desk.make.tag({ name: 'Seen' });
    const secretTag = await desk.make.tag();
    const [category, other] = [await desk.make.category(), await desk.make.category()];
    categoryId = category.id;
    const make = (title: string, publish_date: string, rest = {}) =>
      desk.make.article({ title, publish_date, category_id: category.id, ...rest });
    await make('Old', '2026-01-01', { tag_ids: [tag.id, secretTag.id] });
    await make('New', '2026-03-01', { is_featured: true });
    await make('Same day, earlier', '2026-02-01');
    await make('Same day, later', '2026-02-01', { is_featured: true });
    await make('Elsewhere', '2026-02-15', { category_id: other.id, is_featured: true });
    const hidden = { is_published: false, is_featured: true, tag_ids: [tag.id] };
    draftSlug = (await make('Secret draft', '2026-04-01', hidden)).slug;
    const withdrawn = await make('Withdrawn', '2026-05-01', { is_featured: true });
    await desk.admin('PUT', `${apiPaths.adminArticles}/${withdrawn.id}`, {
      ...(await desk.make.articleSave({ title: 'Withdrawn', category_id: category.id })),
      is_published: false,
    });
  });

  test('contains only published articles, newest date first and then newest id, with their number', async () => {
    const { articles, ...rest } = await list();
    expect(titles(articles)).toEqual(['New', 'Elsewhere', 'Same day, later', 'Same day, earlier', 'Old']);
    expect(rest).toEqual({ total: 5, limit: 100, skip: 0 });
    expect(articles.at(-1)).toMatchObject({ read_time: '5', tags: [{ name: expect.any(String) }, { name: 'Seen' }] });
  });

  test('is filtered by category, limit and skip', async () => {
    const part = await list(`category_id=${categoryId}&limit=2&skip=1`);
    expect(titles(part.articles)).toEqual(['Same day, later', 'Same day, earlier']);
    expect(part).toMatchObject({ total: 4, limit: 2, skip: 1 });
    expect(await list('category_id=2000000')).toEqual({ articles: [], total: 0, limit: 100, skip: 0 });
    expect(await list('limit=3&skip=9999999')).toMatchObject({ articles: [], total: 5, skip: 9_999_999 });
    expect(await list('limit=100000000000')).toMatchObject({ limit: 100 });
    expect(await list('status=draft&is_published=0&q=secret&sort=oldest&version=1')).toMatchObject({ total: 5 });
  });

  test('returns featured articles as an array', async () => {
    expect(titles(await featured())).toEqual(['New', 'Elsewhere', 'Same day, later']);
  });

  test('shows no draft and no version to any caller', async () => {
    for (const send of [desk.stranger, desk.member, desk.admin]) {
      const { publicArticles, featuredArticles, publicCategories, publicTags } = apiPaths;
      const narrowed = `${publicArticles}?category_id=${categoryId}`;
      for (const path of [publicArticles, narrowed, featuredArticles, publicCategories, publicTags]) {
        const answer = await send('GET', path);
        expect(answer.status).toBe(200);
        expect(JSON.stringify(answer.body)).not.toMatch(/secret draft|withdrawn|"version"/i);
      }
    }
  });

  test('shows a published article in the same lists', async () => {
    const made = await desk.make.article({ title: 'Secret draft, out', is_featured: true, category_id: categoryId });
    for (const path of [apiPaths.publicArticles, apiPaths.featuredArticles])
      expect(JSON.stringify((await desk.stranger('GET', path)).body)).toMatch(/secret draft/i);
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${made.id}`);
  });

  test('passes only published articles to pages, also by slug', async () => {
    const content = createSiteContent(database().db);
    expect(titles(await content.featuredArticles(2))).toEqual(['New', 'Elsewhere']);
    const page = await content.articlesOfCategory(categoryId, { limit: 1, skip: 1 });
    expect([titles(page.articles), page.total]).toEqual([['Same day, later'], 4]);
    for (const slug of [draftSlug, 'withdrawn', 'nothing']) expect(await content.articleBySlug(slug)).toBeUndefined();
    expect(await content.articleBySlug('new')).toMatchObject({ title: 'New', is_published: true });
    expect((await content.categories()).map((category) => category.name)).toHaveLength(2);
  });

  test.each(['category_id=x', 'category_id=-1', 'category_id=1%20or%201=1', 'limit=1&limit=1'])(
    'refuses the query %s with its position',
    async (query) => {
      const answer = await desk.stranger('GET', `${apiPaths.publicArticles}?${query}`);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ detail: [{ loc: ['querystring', expect.any(String)] }] });
    },
  );
});
