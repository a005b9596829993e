import { describe, expect, test } from 'vitest';
import { articleFormSchema, articleSaveSchema } from '#shared/api/article-contract.ts';
import { emptyArticleForm } from '#tests/support/content-factories.ts';
import { storedArticles } from '#tests/support/stored-articles.ts';
import { acceptReadTime, articleResolver, newArticleForm, toArticlePayload } from './article-form.ts';

const now = new Date('2026-11-20T11:30:00Z');

describe('a new article', () => {
  test('is empty except for today’s date in the site’s time zone, a read time of 5 and the first category', () => {
    const filled = { publish_date: '2026-11-21', read_time: 5, category_id: 4 };
    expect(newArticleForm(4, 'Pacific/Auckland', now)).toEqual({ ...emptyArticleForm, ...filled });
  });

  test('starts with category 1 when there is none', () => {
    expect(newArticleForm(undefined, 'UTC', now)).toMatchObject({ category_id: 1, publish_date: '2026-11-20' });
  });
});

test('a draft that the first release stored in the browser can still be read', () => {
  expect(articleFormSchema.parse(JSON.parse(storedArticles.form))).toMatchObject(JSON.parse(storedArticles.form));
});

describe('the body of a save', () => {
  const form = { ...newArticleForm(2, 'UTC', now), title: ' Title ', summary: ' Summary ', tag_ids: [3] };

  test('trims texts, sends the read time as text, and an empty content or address as null', () => {
    expect(toArticlePayload({ ...form, content: '  ', medium_url: '' })).toEqual({
      title: 'Title',
      summary: 'Summary',
      content: null,
      medium_url: null,
      publish_date: '2026-11-20',
      read_time: '5',
      category_id: 2,
      is_published: false,
      is_featured: false,
      tag_ids: [3],
    });
  });

  test('is valid by the server’s schema', () => {
    const payload = toArticlePayload({ ...form, content: ' <p>Text</p> ', medium_url: 'https://medium.com/x ' });
    expect(articleSaveSchema.parse(payload)).toMatchObject({ content: '<p>Text</p>', read_time: 5 });
  });
});

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['999', 999],
  ['0', undefined],
  ['-3', undefined],
  ['', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['abc', undefined],
])('the typed read time %j is accepted as %j', (typed, accepted) => {
  expect(acceptReadTime(typed)).toBe(accepted);
});

const form = { ...newArticleForm(1, 'Pacific/Auckland', new Date()), title: 'A title', summary: 'A summary' };
const options = { fields: {}, shouldUseNativeValidation: false };

test('a save is refused while the tag field has a text that was not added', async () => {
  let typed = 'clinics';
  const check = articleResolver([1], () => typed);
  expect((await check(form, undefined, options)).errors.tag_ids?.message).toContain('“clinics”');
  typed = '';
  expect(await check(form, undefined, options)).toMatchObject({ errors: {}, values: { title: 'A title' } });
});

test('texts are trimmed and stay texts, so that the form can go on with them after a refused save', async () => {
  const check = articleResolver([1], () => '');
  const { values } = await check({ ...form, title: ' A title ', content: ' ' }, undefined, options);
  expect(values).toEqual({ ...form, content: '' });
});

test.each([
  [[], 'Please select a category for the article'],
  [[2, 3], 'Please select a category for the article'],
  [[1, undefined], undefined],
])('with the categories %j, the form of category 1 has the error %j', async (categoryIds, message) => {
  const { errors } = await articleResolver(categoryIds, () => '')(form, undefined, options);
  expect(errors.category_id?.message).toBe(message);
});
