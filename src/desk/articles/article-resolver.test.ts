import { expect, test } from 'vitest';
import { newArticleForm } from './article-form.ts';
import { articleResolver } from './article-resolver.ts';

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
