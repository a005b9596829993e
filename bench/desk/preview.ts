import { chromium, type Page } from '@playwright/test';
import { accessTokenKey } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';
import { markdownTable, report } from '../support/report.ts';
import { median, quantile } from '../support/statistics.ts';

/**
 * Measures the preview of an article of 2,000 words in Chromium: how long it takes from a key press in Content until
 * the preview shows the typed letter.
 *
 *   node bench/desk/preview.ts [KEYS]
 */
const keys = Number(process.argv[2] ?? 60);
const sentence =
  'The phone rings while you are under a sink, nobody can pick up, and the caller rings somebody else who answers at once. ';
const paragraph = `<p>${sentence.repeat(3)}<strong>Then</strong> <a href="/demo">it rings</a> again.</p>`;
const wordsOfParagraph = 70;
const content = Array.from({ length: Math.ceil(2000 / wordsOfParagraph) }, (_, index) =>
  index % 6 === 0 ? `<h2>Part ${index}</h2>\n${paragraph}` : paragraph,
).join('\n');

const product = await startProduct({ STARTER_CONTENT: 'false', LOG_LEVEL: 'silent' });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const { token } = await registerAdministrator(product.origin);
  const make = createContentFactories(sendToOrigin(product.origin, token));
  const { title } = await make.article({ title: 'An article to preview', content });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
  await page.goto(`${product.origin}/dashboard`);
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Part 12' }).waitFor();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Content' }).locator('p').nth(14).click();
  await page.keyboard.press('End');
  const times = await measureKeys(page);
  report(
    'preview',
    'From a key to the preview of an article of 2,000 words',
    `Chromium and the server on the same machine, ${keys} keys in the middle of the text in Visual, each sent when the one before it was shown in the preview.`,
    markdownTable(
      ['from a key to the preview', 'median ms', 'p99 ms'],
      [['in Visual', median(times).toFixed(0), quantile(times, 0.99).toFixed(0)]],
    ),
  );
} finally {
  await browser.close();
  await product.stop();
}

/**
 * Types some keys. Returns for each key how long it took until the text of the preview had changed and a frame was
 * drawn, in milliseconds.
 */
async function measureKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const state = { pressed: 0, times: [] as number[] };
    Reflect.set(window, 'previewTimes', state.times);
    addEventListener(
      'keydown',
      () => {
        state.pressed = performance.now();
      },
      { capture: true },
    );
    const shown = document.querySelector('iframe')?.contentDocument?.body;
    if (!shown) throw new Error('There is no preview.');
    const observer = new MutationObserver(() => {
      if (state.pressed === 0) return;
      const { pressed } = state;
      state.pressed = 0;
      requestAnimationFrame(() => setTimeout(() => state.times.push(performance.now() - pressed)));
    });
    observer.observe(shown, { childList: true, subtree: true, characterData: true });
  });
  for (let key = 1; key <= keys; key += 1) {
    await page.keyboard.press('x');
    await page.waitForFunction((count) => Reflect.get(window, 'previewTimes').length === count, key);
  }
  return page.evaluate(() => [...Reflect.get(window, 'previewTimes')]);
}
