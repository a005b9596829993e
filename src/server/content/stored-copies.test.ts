import { expect, test } from 'vitest';
import { workingFormSchema } from '#shared/api/working-copy-contract.ts';
import { storedArticles } from '#tests/support/stored-articles.ts';
import { readState } from './article-version.ts';
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
