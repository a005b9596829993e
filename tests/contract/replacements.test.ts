import { expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

let serial = 0;

describeOnEveryEngine('words in many articles', (database) => {
  const desk = deskOfSuite(database);
  const search = (body: object) => desk.admin('POST', apiPaths.adminReplacementSearches, body);
  const replace = (body: object) => desk.admin('POST', apiPaths.adminReplacements, body);
  const read = async (id: number) => (await desk.admin('GET', `${apiPaths.adminArticles}/${id}`)).body;

  /** Creates articles that all have a word of their own, so that other tests do not find them. */
  const makeArticles = async () => {
    serial += 1;
    const find = `Kereru${serial}`;
    const article = await desk.make.article({
      title: `${find} in the city`,
      content: `<p>A <strong>${find}</strong> flies to <a href="/${find.toLowerCase()}">the ${find}</a>.</p>`,
    });
    const other = await desk.make.article({ title: `Other ${serial}`, summary: `Of ${find.toLowerCase()}` });
    return { find, article, other };
  };

  test('are found in titles, summaries and texts, and nothing changes yet', async () => {
    const { find, article, other } = await makeArticles();
    const { body } = await search({ find, replace: 'Tui' });
    expect(body).toMatchObject({
      articles: [
        {
          id: article.id,
          version: 1,
          count: 3,
          changes: [{ field: 'title', after: 'Tui in the city' }, { field: 'content' }, {}],
        },
        {
          id: other.id,
          count: 1,
          changes: [{ field: 'summary', before: `Of ${find.toLowerCase()}`, after: 'Of Tui' }],
        },
      ],
      is_cut: false,
    });
    expect((await search({ find, replace: 'Tui', match_case: true })).body).toMatchObject({
      articles: [{ id: article.id }],
    });
    expect(await read(article.id)).toMatchObject({ version: 1 });
  });

  test('are replaced with a version for each article, and Undo restores all', async () => {
    const { find, article, other } = await makeArticles();
    const articles = [article, other].map(({ id }) => ({ id, version: 1 }));
    const { body } = await replace({ find, replace: 'Tui', articles });
    expect(body).toMatchObject({ changed: [{ version: 2 }, { version: 2 }], refused: [] });
    expect(await read(article.id)).toMatchObject({
      title: 'Tui in the city',
      content: `<p>A <strong>Tui</strong> flies to <a href="/${find.toLowerCase()}">the Tui</a>.</p>`,
      version: 2,
    });
    const undone = await desk.admin('POST', apiPaths.adminReplacementUndos, { articles: Object(body).undo });
    expect(undone.body).toMatchObject({ changed: [{ version: 3 }, { version: 3 }], refused: [] });
    expect(await read(article.id)).toMatchObject({ title: article.title, content: article.content });
  });

  test('stay in an article that was changed since, or that would not be valid, and the others are changed', async () => {
    const { find, article, other } = await makeArticles();
    const long = await desk.make.article({ title: find });
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    const articles = [
      { id: article.id, version: 1 },
      { id: other.id, version: 1 },
      { id: long.id, version: 1 },
    ];
    const { body } = await replace({ find, replace: ' ', articles });
    expect(body).toMatchObject({
      changed: [{ id: other.id }],
      refused: [
        { id: article.id, detail: 'It has been deleted.' },
        { id: long.id, title: find, detail: 'Please enter a title for the article.' },
      ],
    });
    const again = await replace({ find: 'Of', replace: 'About', articles: [{ id: other.id, version: 1 }] });
    expect(again.body).toMatchObject({ changed: [], refused: [{ id: other.id, title: expect.any(String) }] });
    const undone = await desk.admin('POST', apiPaths.adminReplacementUndos, {
      articles: [{ id: other.id, version: 1, number: 1 }],
    });
    expect(undone.body).toMatchObject({ changed: [], refused: [{ id: other.id }] });
  });

  test.each([
    [{ find: ' ', replace: '' }, 'Please enter the words to find'],
    [{ find: 'a'.repeat(201), replace: '' }, 'The words can have at most 200 characters'],
    [{ find: 'a', replace: 'b\nc' }, 'The words must be on one line'],
  ])('refuses %j', async (body, sentence) => {
    const answer = await search(body);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(sentence);
  });
});
