import { expect, test } from 'vitest';
import { workingFormSchema } from '#shared/api/working-copy-contract.ts';
import { storedArticles } from '#tests/support/stored-articles.ts';
import { readState, toSave } from './article-version.ts';
import { parsePreviewedArticle } from './previews/previewed-article.ts';
import { readArticleSnapshot } from './trash-snapshot.ts';

test.each([
  ['a version', readState, storedArticles.version],
  ['Trash', readArticleSnapshot, storedArticles.trash],
  ['a preview link', parsePreviewedArticle, storedArticles.previewLink],
  ['a working copy', (json: string) => workingFormSchema.parse(JSON.parse(json)), storedArticles.form],
])('the copy of an article in %s, which the first release stored, can still be read', (_where, read, stored) => {
  expect(read(stored)).toMatchObject(JSON.parse(stored));
});

test('the save of a version has its fields, and the ids of its category and tags', () => {
  expect(toSave(readState(storedArticles.version))).toMatchObject({
    title: 'Title',
    summary: 'In short.',
    content: '<p>Text</p>',
    medium_url: null,
    publish_date: '2026-11-01',
    read_time: 5,
    category_id: 3,
    is_published: true,
    is_featured: false,
    tag_ids: [5],
  });
});
