import { expect, inject, test } from 'vitest';
import { scriptNames, scriptsOfDesk, transferSize, withImports } from './built-scripts.ts';
import { readPage } from './read-page.ts';

/** Maximum size of the desk's first load, in bytes after compression with Brotli. */
const maximum = { scripts: 210_000, all: 216_700 };

test('the desk’s first load does not grow', async () => {
  const { document } = await readPage('/dashboard');
  const { own } = scriptNames(document);
  expect(own.length, 'scripts are preloaded').toBeGreaterThan(1);
  const scripts = await withImports(own);
  expect(scriptsOfDesk(scripts), 'the desk was measured').not.toEqual([]);
  const styles = await Promise.all(
    [...document.querySelectorAll('link[rel="stylesheet"]')].map(async (link) =>
      (await fetch(new URL(link.getAttribute('href') ?? '', inject('siteOrigin')))).text(),
    ),
  );
  const scriptSize = transferSize(scripts.values());
  expect(scriptSize, [...scripts.keys()].join(' ')).toBeLessThanOrEqual(maximum.scripts);
  expect(scriptSize + transferSize(styles)).toBeLessThanOrEqual(maximum.all);
});

test.each([
  '/',
  '/resources',
  '/partners',
  '/demo',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/invite',
  '/contact',
  '/privacy',
])('no script of %s contains code of the desk, also after a visitor touches its islands', async (path) => {
  const { own, islands } = scriptNames((await readPage(path)).document);
  const scripts = await withImports([...own, ...islands]);
  expect(scripts.size, 'scripts were read').toBeGreaterThan(2);
  expect(scriptsOfDesk(scripts)).toEqual([]);
});

test('the desk’s first requests are sent before its code has arrived', async () => {
  const { document } = await readPage('/dashboard');
  const first = document.querySelector('script[async][src]')?.getAttribute('src') ?? '';
  const scripts = await withImports([first.replace('/_astro/', '')]);
  expect(transferSize(scripts.values())).toBeLessThan(5000);
});
