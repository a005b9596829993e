import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { emptyArticleForm } from '#tests/support/content-factories.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { raceForVersion, tally } from '#tests/support/race-for-version.ts';

describeOnEveryEngine('simultaneous saves', (database) => {
  const desk = deskOfSuite(database);
  const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => run(index)));

  test('50 editors save one version: one 200, 49 times 412, and the save with 200 is stored', async () => {
    const { statuses, told, stored } = await raceForVersion(desk);
    expect(statuses).toEqual({ 200: 1, 412: 49 });
    expect([stored]).toEqual(told);
  });

  test('30 saves without If-Match are all accepted, one after the other', async () => {
    const made = await desk.make.article();
    const path = `${apiPaths.adminArticles}/${made.id}`;
    const tags = await times(3, () => desk.make.tag());
    const body = await desk.make.articleSave({ category_id: made.category_id });
    const answers = await times(30, (index) =>
      desk.admin('PUT', path, { ...body, tag_ids: tags.slice(index % 3).map((tag) => tag.id) }),
    );
    expect(tally(answers)).toEqual({ 200: 30 });
    expect((await desk.admin('GET', path)).body).toMatchObject({ version: 31 });
  });

  test('20 articles with one title get 20 slugs', async () => {
    const body = await desk.make.articleSave({ title: 'Twins' });
    const answers = await times(20, () => desk.admin('POST', apiPaths.adminArticles, body));
    expect(tally(answers)).toEqual({ 201: 20 });
    expect(new Set(answers.map((answer) => Object(answer.body).slug)).size).toBe(20);
  });

  test('60 texts and 60 preview links at once: 50 of each are kept, and the others are refused', async () => {
    const form = { ...emptyArticleForm, title: 'Typed' };
    const copy = { article_id: null, base_version: null, sequence: 1, form };
    const texts = await times(60, (index) =>
      desk.admin('PUT', `${apiPaths.adminWorkingCopies}/${index.toString(16).padStart(32, '0')}`, copy),
    );
    const link = { article_id: null, days: 7, form };
    const links = await times(60, () => desk.admin('POST', apiPaths.adminPreviewLinks, link));
    expect(tally(texts)).toEqual({ 204: 50, 409: 10 });
    expect(tally(links)).toEqual({ 201: 50, 409: 10 });
  });

  test.each([apiPaths.adminCategories, apiPaths.adminTags])(
    '20 requests to %s with one name: one 201, the others 409 with the name',
    async (path) => {
      for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
        const answers = await times(20, () => desk.admin('POST', path, { name }));
        expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
        for (const { status, body } of answers) if (status === 409) expect(JSON.stringify(body)).toContain(`“${name}”`);
      }
    },
  );

  test('saving an article while its category or tag is deleted answers 201, 409 or 422, and leaves no partial write', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [category, tag] = [await desk.make.category(), await desk.make.tag()];
      const body = await desk.make.articleSave({ category_id: category.id, tag_ids: [tag.id] });
      const [removedCategory, removedTag, ...saves] = await Promise.all([
        desk.admin('DELETE', `${apiPaths.adminCategories}/${category.id}`),
        desk.admin('DELETE', `${apiPaths.adminTags}/${tag.id}`),
        desk.admin('POST', apiPaths.adminArticles, body),
        desk.admin('POST', apiPaths.adminArticles, body),
      ]);
      expect([204, 409]).toContain(removedCategory.status);
      expect(removedTag.status).toBe(204);
      for (const save of saves) expect([201, 409, 422]).toContain(save.status);
      if (removedCategory.status === 204) expect(saves.map((save) => save.status)).toEqual([422, 422]);
      const listed = await desk.admin('GET', `${apiPaths.adminArticles}?category_id=${category.id}`);
      expect(Object(listed.body)).toHaveLength(saves.filter((save) => save.status === 201).length);
    }
  });

  test('20 deletions of one record: one 204, the others 404', async () => {
    const made = await desk.make.article({ tag_ids: [(await desk.make.tag()).id] });
    const answers = await times(20, () => desk.admin('DELETE', `${apiPaths.adminArticles}/${made.id}`));
    expect(tally(answers)).toEqual({ 204: 1, 404: 19 });
  });
});
