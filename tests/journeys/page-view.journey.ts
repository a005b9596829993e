import type { Page } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { expect, test } from './support/fixtures.ts';

/**
 * Returns a list to which every page view that the page sends is added. The list is filled in the page, because only
 * the page can read the body of a beacon.
 */
async function watchPageViews(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.exposeFunction('tellBeacon', (body: string) => sent.push(JSON.parse(body)));
  await page.addInitScript((path) => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (String(url).endsWith(path) && data instanceof Blob) void data.text().then(Reflect.get(window, 'tellBeacon'));
      return send(url, data);
    };
  }, apiPaths.pageView);
  return sent;
}

test('each page load sends one page view, without cookie or identifier, a page prepared in advance when it is opened', async ({
  page,
  context,
}) => {
  const sent = await watchPageViews(page);
  const session = await context.newCDPSession(page);
  const prepared = new Set<string>();
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') prepared.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  const answered = page.waitForResponse((response) => response.url().endsWith(apiPaths.pageView));
  await page.goto('/nz/resources?category=cost&from=a-private-search', { waitUntil: 'networkidle' });
  expect((await answered).status()).toBe(204);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  const link = page.getByRole('navigation').getByRole('link', { name: 'Partners' }).first();
  await link.hover();
  await expect.poll(() => [...prepared]).toContain('/nz/partners');
  expect(sent).toEqual([{ path: '/nz/resources', locale: 'en-NZ', referrer_host: '' }]);
  await link.click();
  await expect.poll(() => sent).toMatchObject([{ path: '/nz/resources' }, { path: '/nz/partners' }]);
});
