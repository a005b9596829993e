import { expect, test } from 'vitest';
import { z } from 'zod';
import { articleStateSchema } from '#domain/contract/article-contract.ts';
import { workingFormSchema } from '#domain/contract/working-copy-contract.ts';
import { storedArticles } from '#tests/support/stored-articles.ts';

test.each([
  ['a version', articleStateSchema, storedArticles.version],
  ['a working copy', workingFormSchema, storedArticles.form],
])('an article in %s cannot be read if a new field has no default', (_where, schema, stored) => {
  const article: unknown = JSON.parse(stored);
  expect(schema.extend({ subtitle: z.string() }).safeParse(article).success).toBe(false);
  expect(schema.extend({ subtitle: z.string().default('') }).safeParse(article).success).toBe(true);
});
