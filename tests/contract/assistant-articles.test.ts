import { beforeAll, expect, test } from 'vitest';
import { retokeniseArticles } from '#server/content/article-tokens.repository.ts';
import { tokensEdition } from '#server/content/search/article-text.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Article, articleSchema } from '#shared/api/article-contract.ts';
import { assistantAnswerSchema } from '#shared/api/assistant-contract.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';

/** A date that is before the dates of all articles that `writeManyArticles` writes. */
const longAgo = '2011-03-04';

describeOnEveryEngine('the assistant of a site with 1,500 articles', (database) => {
  let desk: Desk;
  const ask = async (question: string) => {
    const { body } = await desk.stranger('POST', apiPaths.assistantAsk, { question, locale: 'en-NZ' });
    return assistantAnswerSchema.parse(body);
  };
  const saveAgain = async (article: Article, change: object) => {
    const { id, version, created_at, updated_at, category, tags, slug, ...save } = article;
    const { body } = await desk.admin('PUT', `${apiPaths.adminArticles}/${id}`, { ...save, tag_ids: [], ...change });
    return articleSchema.parse(body);
  };

  beforeAll(async () => {
    await writeManyArticles(database().db, { articles: 1500, contentLength: 200 });
    desk = await openDesk(database(), { limits: { questions: { attempts: 100, seconds: 60 } } });
  }, 60_000);

  test.each([
    [
      'English',
      'Mooring a zeppelin',
      '<p>Start here.</p><h2>Zeppelin moorings</h2><p>A zeppelin mooring needs forty ropes.</p>',
      'How many ropes for zeppelin moorings?',
      'forty ropes',
    ],
    ['Chinese', '飞艇停泊指南', '<p>飞艇停泊需要四十根缆绳和一座高塔。</p>', '飞艇停泊需要多少缆绳', '四十根缆绳'],
    [
      'Korean',
      '비행선 계류 안내',
      '<p>비행선 계류에는 밧줄 마흔 개와 높은 탑이 필요합니다.</p>',
      '비행선 계류 밧줄',
      '밧줄 마흔 개',
    ],
  ])('knows an article older than the newest thousand, in %s', async (_language, title, content, question, words) => {
    expect((await ask(question)).known).toBe(false);
    const { slug, id } = await desk.make.article({ title, content, publish_date: longAgo });
    const answer = await ask(question);
    expect(answer.answer).toContain(words);
    expect(answer.sources[0]).toEqual({ title, href: `/nz/resources/${slug}` });
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${id}`);
    expect((await ask(question)).known).toBe(false);
  });

  test('knows the last saved version, and never a draft', async () => {
    const question = 'Which gas lifts an airship?';
    const draft = await desk.make.article({
      title: 'Airship gas',
      content: '<p>Helium is the gas that lifts an airship.</p>',
      publish_date: longAgo,
      is_published: false,
    });
    expect((await ask(question)).known).toBe(false);
    await saveAgain(draft, { is_published: true });
    expect((await ask(question)).answer).toContain('Helium');
    await saveAgain(draft, { is_published: true, content: '<p>Hydrogen is the gas that lifts an airship.</p>' });
    expect((await ask(question)).answer).toContain('Hydrogen');
    await saveAgain(draft, { is_published: false });
    expect((await ask(question)).known).toBe(false);
  });

  test('finds an article by common words, when no other article has all of them', async () => {
    const { id } = await desk.make.article({
      title: 'Gondola timetable',
      content: '<p>The gondola text of article thirty is long about sentences.</p>',
      publish_date: longAgo,
    });
    expect((await ask('gondola timetable')).sources[0]?.title).toBe('Gondola timetable');
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${id}`);
  });

  test('articles without search tokens, or with older ones, become searchable while the server runs', async () => {
    const question = 'When does the funicular leave?';
    const { id } = await desk.make.article({
      title: 'Funicular departures',
      content: '<p>The funicular leaves at the full hour.</p>',
      publish_date: longAgo,
    });
    const { db } = database();
    await db.updateTable('article_terms').set({ edition: 0, terms: 'nothing' }).where('article_id', '=', id).execute();
    await db.deleteFrom('article_terms').where('article_id', '=', 7).execute();
    expect((await ask(question)).known).toBe(false);

    await retokeniseArticles(db, new AbortController().signal);
    expect((await ask(question)).answer).toContain('at the full hour');
    const again = await db.selectFrom('article_terms').select('edition').where('article_id', 'in', [7, id]).execute();
    expect(again).toEqual([{ edition: tokensEdition }, { edition: tokensEdition }]);
  });
});
