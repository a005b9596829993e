import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { accessTokenKey } from '#domain/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { findOrInstallChromium } from '../../scripts/find-chromium.ts';
import { fillDataFolder } from '../support/filled-database.ts';
import { untilIdle } from '../support/idle.ts';
import { markdownTable, report } from '../support/report.ts';
import { median } from '../support/statistics.ts';

/**
 * Measures the desk with 10,000 articles in Chromium, with the processor at full speed and at a quarter of its speed:
 * the time from opening the desk until its list can be used, from a click on an article until its text can be edited,
 * and from a click on Save until the row shows the change. Measures each time with an empty browser cache, and again
 * with the files in the cache.
 *
 *   node bench/desk/run.ts [TIMES]
 */
const times = Number(process.argv[2] ?? 7);
const data = await fillDataFolder(10_000);
const product = await startProduct({ DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'silent' });
const browser = await chromium.launch({
  executablePath: findOrInstallChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const taken = new Map<string, number[]>();
let saves = 0;
try {
  await untilIdle(product.pid);
  const { token } = await registerAdministrator(product.origin);
  for (const slowdown of [1, 4]) {
    for (let turn = 0; turn < times; turn += 1) {
      const context = await browser.newContext();
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
      for (const cache of ['nothing in the browser’s cache', 'files in the browser’s cache'])
        await measure(await context.newPage(), slowdown, cache);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await product.stop();
  data.remove();
}
report(
  'desk',
  'The desk with 10,000 articles',
  `Chromium and the server run on the same machine. Each step was measured ${times} times. Times are measured in the page.`,
  markdownTable(
    ['what', 'median ms', 'worst ms'],
    [...taken].map(([what, list]) => [what, median(list).toFixed(0), Math.max(...list).toFixed(0)]),
  ),
);

async function measure(page: Page, slowdown: number, cache: string): Promise<void> {
  const under = slowdown === 1 ? cache : `${cache}, processor slowed ${slowdown} times`;
  // After a page has opened, Chromium does some work that has nothing to do with the page. Wait until it is over,
  // because it would slow down the measurement.
  await pause(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(noteFirstRow);
  await page.goto(`${product.origin}/dashboard`);
  note(`usable list, ${under}`, await page.evaluate(() => Reflect.get(window, 'firstRowAt')));
  const firstRow = page.getByRole('button', { name: /^Edit Article / }).first();

  const dialog = page.getByRole('dialog', { name: 'Edit Article' });
  await waitInPage(
    page,
    '[contenteditable="true"]',
    undefined,
    () => firstRow.click(),
    `an article for writing, ${under}`,
  );
  saves += 1;
  const title = `Article renewed ${saves}`;
  await dialog.getByLabel('Title').fill(title);
  await waitInPage(
    page,
    'h3',
    title,
    () => dialog.getByRole('button', { name: 'Save Article' }).click(),
    `from Save to the renewed row, ${under}`,
  );
  await page.close();
}

/**
 * Runs in the page. Sets `firstRowAt` to a promise of the time at which the first row of the list was painted. Nothing
 * polls the page for the row, because polling would slow the page down.
 */
function noteFirstRow(): void {
  const firstRowAt = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('button[aria-label^="Edit Article "]')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  Object.assign(window, { firstRowAt });
}

/**
 * Runs `act`, which clicks something, and records the time from the click until an element that matches `selector` is
 * painted. If `text` is given, the element must contain exactly this text. The page itself measures the time.
 */
async function waitInPage(
  page: Page,
  selector: string,
  text: string | undefined,
  act: () => Promise<void>,
  what: string,
): Promise<void> {
  await page.evaluate(
    ([wanted, content]) => {
      const shows = () =>
        [...document.querySelectorAll(wanted)].some(
          (element) => content === undefined || element.textContent === content,
        );
      let began = 0;
      document.addEventListener(
        'pointerup',
        () => {
          began = performance.now();
        },
        { capture: true, once: true },
      );
      const took = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!shows()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      });
      Object.assign(window, { took });
    },
    [selector, text] as const,
  );
  await act();
  note(what, await page.evaluate(() => Reflect.get(window, 'took')));
}

function note(what: string, time: number): void {
  if (!(time > 0)) throw new Error(`${what}: nothing was measured`);
  const list = taken.get(what);
  if (list) list.push(time);
  else taken.set(what, [time]);
}
