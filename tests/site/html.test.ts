import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { accountPages, readPage, sitemapAddresses } from './read-page.ts';

/** Finds invalid HTML. Allows the style in which React and Astro write HTML. */
const htmlValidator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // These rules are about style. The HTML of React and Astro is valid but does not follow them.
    'void-style': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // This is a custom element that Astro defines.
    'element-name': ['error', { whitelist: ['astro-island'] }],
  },
});

/**
 * A style that Astro inserts before the first island. HTML allows `<style>` only in the head, but browsers accept it
 * elsewhere.
 */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const start of [
    ...(await sitemapAddresses()),
    ...accountPages,
    '/contact',
    '/dashboard',
    '/dashboard/enquiries',
    '/nothing-here',
  ]) {
    const page = await readPage(start);
    const report = await htmlValidator.validateString(page.html.replace(islandStyle, ''), page.address);
    for (const message of report.results.flatMap((result) => result.messages)) {
      if (message.severity === 2)
        faults.push(
          `${new URL(page.address).pathname}: ${message.ruleId}: ${message.message} (${message.selector ?? `line ${message.line}`})`,
        );
    }
  }
  expect([...new Set(faults)]).toEqual([]);
}, 120_000);
