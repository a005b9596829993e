import { locales, localisedPath } from '#shared/rules/locales.ts';
import { expect, test } from './support/fixtures.ts';
import { hearFramework } from './support/framework.ts';

/**
 * Maximum number of compressed bytes that a public page may load before a visitor interacts with it, in a browser that
 * saves data. Other browsers also get the code of the call on Demo in idle time.
 */
const budget = { script: 8_000, stylesheet: 15_000, all: 90_000 };
const paths = [
  '/',
  '/resources',
  '/articles',
  '/partners',
  '/demo',
  '/privacy',
  '/terms',
  '/trust',
  '/login',
  '/register',
];

for (const path of paths) {
  test(`${path} stays within its byte budget, loads no framework, and nothing on it moves`, async ({
    page,
    product,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map<string, string>();
    const sizes = { script: 0, stylesheet: 0, all: 0 };
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
    // The budget counts the bytes of files as they are transferred, without headers.
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'script' || kind === 'stylesheet') sizes[kind] += encodedDataLength;
      if (kind !== undefined && kind !== 'ping') sizes.all += encodedDataLength;
    });
    const framework = hearFramework(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      Object.assign(window, { layoutShift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { layoutShift: Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });

    // The fonts always arrive after the text is painted, so the page is also tested with the local fonts.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });

    await page.goto(product.origin + localisedPath(locales[1], path), { waitUntil: 'networkidle' });
    const inline = await page.evaluate(async () => {
      const text = [...document.scripts]
        .filter((script) => !script.src && !['application/ld+json', 'speculationrules'].includes(script.type))
        .map((script) => script.textContent)
        .join('');
      const compressed = new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')));
      return text ? (await compressed.arrayBuffer()).byteLength : 0;
    });
    expect(sizes.all, 'transferred bytes').toBeGreaterThan(30_000);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ path, ...sizes, inline }) });
    expect(await framework()).toEqual([]);
    expect(sizes.script + inline).toBeLessThanOrEqual(budget.script);
    expect(sizes.stylesheet).toBeLessThanOrEqual(budget.stylesheet);
    expect(sizes.all).toBeLessThanOrEqual(budget.all);
    expect(await page.evaluate(() => Reflect.get(window, 'layoutShift'))).toBeLessThan(0.005);
  });
}
