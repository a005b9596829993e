import { chromium, type Page } from '@playwright/test';
import { accessTokenKey } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';
import { markdownTable, report } from '../support/report.ts';
import { median, quantile } from '../support/statistics.ts';

/**
 * Measures typing in the middle of an article of 20,000 words in Chromium, in both modes of the editor: how long each
 * key keeps the page busy, and how long it takes until the letter is shown.
 *
 *   node bench/desk/typing.ts [KEYS]
 */
const keys = Number(process.argv[2] ?? 300);
const sentence =
  'The phone rings while you are under a sink, nobody can pick up, and the caller rings somebody else who answers at once. ';
const paragraph = `<p>${sentence.repeat(3)}<strong>Then</strong> <a href="/demo">it rings</a> again.</p>`;
const wordsOfParagraph = 70;
const content = Array.from({ length: Math.ceil(20_000 / wordsOfParagraph) }, (_, index) =>
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
  const { title } = await make.article({ title: 'A long article', content });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
  const rows: string[][] = [];
  for (const mode of ['Visual', 'HTML'] as const) {
    await page.goto(`${product.origin}/dashboard`);
    await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await putCursorInTheMiddle(page, mode);
    const { busy, shown } = await measureKeys(page);
    rows.push(row(`${mode}: processor time`, busy), row(`${mode}: from key to frame`, shown));
    // Discards the typed text. Otherwise the dialog would offer to restore it the next time that it opens.
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Discard changes to / }).click();
  }
  report(
    'typing',
    'Typing in an article of 20,000 words',
    `Chromium and the server on the same machine, ${keys} keys in the middle of the text, each sent when the one before it was shown. "Processor time" is the work of the page’s main thread for one key, with layout, paint and passing the text on. "From key to frame" also includes waiting for the screen and for other programs.`,
    markdownTable(['a key', 'median ms', 'p99 ms'], rows),
  );
} finally {
  await browser.close();
  await product.stop();
}

function row(what: string, times: readonly number[]): string[] {
  return [what, median(times).toFixed(1), quantile(times, 0.99).toFixed(1)];
}

async function putCursorInTheMiddle(page: Page, mode: 'Visual' | 'HTML'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  const text = dialog.getByRole('textbox', { name: 'Content' });
  if (mode === 'Visual') await text.locator('p').nth(140).click();
  else {
    await dialog.getByText('HTML', { exact: true }).click();
    await text.and(page.locator('textarea')).evaluate((area: HTMLTextAreaElement) => {
      area.focus();
      area.setSelectionRange(area.value.length / 2, area.value.length / 2);
    });
  }
}

/**
 * Types a text. Returns two times for each key, in milliseconds: the processor time of the main thread, and the time
 * until the frame that shows the letter.
 */
async function measureKeys(page: Page): Promise<{ busy: number[]; shown: number[] }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  await page.evaluate(() => {
    addEventListener(
      'keydown',
      () => {
        const began = performance.now();
        // The callback of `setTimeout` runs directly after the frame that shows the letter.
        const shown = new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        Object.assign(window, { shown });
      },
      { capture: true },
    );
  });
  const busy: number[] = [];
  const shown: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    const before = await busyTime();
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a');
    shown.push(await page.evaluate((): Promise<number> => Reflect.get(window, 'shown')));
    busy.push((await busyTime()) - before);
  }
  await devtools.detach();
  return { busy, shown };
}
