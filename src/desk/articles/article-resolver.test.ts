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
