import { expect, test } from 'vitest';
import { htmlValidator } from '#tests/support/html-validator.ts';
import { readPage, sitemapAddresses } from './read-page.ts';

/**
 * A style that Astro inserts before the first island. HTML allows `<style>` only in the head, but browsers accept it
 * elsewhere.
 */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

test('every page is valid HTML', async () => {
  const faults: string[] = [];
  for (const start of [
    ...(await sitemapAddresses()),
    '/login',
    '/register',
    '/invite',
    '/forgot-password',
    '/reset-password',
    '/confirm-email',
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
