import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readPage, sitemapAddresses } from './read-page.ts';

/** Astro puts this style before the first island. The standard wants it in the head, but browsers accept it. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React and Astro write void elements, attribute case and entities in other valid forms.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Astro defines the island element.
    'element-name': ['error', { whitelist: ['astro-island'] }],
  },
});

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const start of [
    ...(await sitemapAddresses()),
    '/login',
    '/register',
    '/contact',
    '/dashboard',
    '/dashboard/enquiries',
    '/nothing-here',
  ]) {
    const page = await readPage(start);
    const report = await validator.validateString(page.html.replace(islandStyle, ''), page.address);
    for (const message of report.results.flatMap((result) => result.messages)) {
      if (message.severity === 2)
        faults.push(
          `${new URL(page.address).pathname}: ${message.ruleId}: ${message.message} (${message.selector ?? `line ${message.line}`})`,
        );
    }
  }
  expect([...new Set(faults)]).toEqual([]);
}, 120_000);

test('control: invalid HTML is reported', async () => {
  const report = await validator.validateString(
    '<!doctype html><html lang="en"><head><title>A</title></head><body><p><div></div></p></body></html>',
  );
  expect(report.valid).toBe(false);
});
