import { beforeAll, expect, test } from 'vitest';
import { searchPageSize, searchTotalMaximum } from '#shared/rules/business-constants.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { writeManyArticles } from '#tests/support/many-articles.ts';
import { searchArticles } from './article-search.service.ts';

describeOnEveryEngine('the search of visitors', (database) => {
  const desk = deskOfSuite(database);
  const search = (query: string, page = 1) => searchArticles(database().db, query, page);
  const titles = async (query: string) => (await search(query)).found.map(({ article }) => article.title);

  beforeAll(async () => {
    const { make } = desk;
    const tag = await make.tag({ name: 'Gondola bookings' });
    const article = (title: string, content: string, more = {}) =>
      make.article({ title, summary: 'A summary.', content, is_published: true, ...more });
    await article('Riding the gondola', '<p>Up the hill.</p>');
    await article('In the text', '<p>Nobody mentions it before the gondola stops. &lt;Really&gt;.</p>');
    await article('With a tag', '<p>Nothing else.</p>', { tag_ids: [tag.id] });
    await article('A draft about the gondola', '<p>Draft.</p>', { is_published: false });
    await article('电话预约指南', '<p>客人可以用电话预约。</p>');
    await article('전화 예약 안내', '<p>손님이 전화로 예약을 합니다.</p>');
    await article('Māori greetings', '<p>Say kia ora.</p>');
  });

  test('an article with the word in its title comes before one with a tag, and that before one with it in its text', async () => {
    expect(await titles('gondola')).toEqual(['Riding the gondola', 'With a tag', 'In the text']);
  });

  test.each([
    ['gondol', 'the beginning of a word'],
    ['GONDOLAS', 'another form and upper case'],
    ['the gondola', 'a word that says nothing about the topic'],
  ])('%o finds the same: %s', async (query) => {
    expect(await titles(query)).toEqual(['Riding the gondola', 'With a tag', 'In the text']);
  });

  test('an article must have every word', async () => {
    expect(await titles('gondola hill')).toEqual(['Riding the gondola']);
    expect(await titles('gondola greetings')).toEqual([]);
  });

  test('Chinese, Korean and words with accents are found', async () => {
    expect(await titles('预约')).toEqual(['电话预约指南']);
    expect(await titles('电话预')).toEqual(['电话预约指南']);
    expect(await titles('约')).toEqual(['电话预约指南']);
    expect(await titles('예약을')).toEqual(['전화 예약 안내']);
    expect(await titles('maori')).toEqual(['Māori greetings']);
  });

  test.each(['', '"', '*', "' or 1=1 --", 'title_words : x', 'AND OR NOT', '(((', ':*', '\\', '%', 'a'.repeat(3000)])(
    '%o is a text like any other',
    async (query) => {
      expect(await titles(query)).toEqual([]);
    },
  );

  test('the passage shows the words of the text, as text', async () => {
    const [found] = (await search('stops')).found;
    const passage = found?.passage.map(({ text }) => text).join('');
    expect(passage).toContain('gondola stops. <Really>');
    expect(found?.passage.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'stops', isMatch: true }]);
  });

  test('a save is found at once, and an article that was withdrawn is not', async () => {
    const made = await desk.make.article({ title: 'The funicular', content: '<p>Text.</p>', is_published: true });
    expect(await titles('funicular')).toEqual(['The funicular']);
    await desk.admin('DELETE', `/api/admin/articles/${made.id}`);
    expect(await titles('funicular')).toEqual([]);
  });
});

describeOnEveryEngine('the search of visitors among 600 articles', (database) => {
  beforeAll(() => writeManyArticles(database().db, { articles: 600, contentLength: 100 }));

  test('lists the newest first, page by page without gap or overlap, and says when there are more', async () => {
    const { db } = database();
    const pages = await Promise.all(
      Array.from({ length: searchTotalMaximum / searchPageSize + 1 }, (_, index) =>
        searchArticles(db, 'article', index + 1),
      ),
    );
    const ids = pages.flatMap(({ found }) => found.map(({ article }) => article.id));
    const published = Array.from({ length: 600 }, (_, index) => 600 - index).filter((id) => id % 10 !== 0);
    expect(ids).toEqual(published.slice(0, searchTotalMaximum));
    expect(pages[0]).toMatchObject({ total: searchTotalMaximum, hasMore: true });
    expect(await searchArticles(db, 'article 431', 1)).toMatchObject({ total: 1, hasMore: false });
  });
});
