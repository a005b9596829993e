import { setTimeout as pause } from 'node:timers/promises';
import { accessTokenKey } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { fillDataFolder, untilIdle } from '../support/measured-server.ts';
import { type PlainPage, startPlainBrowser } from '../support/plain-browser.ts';
import { markdownTable, median, report } from '../support/report.ts';

/**
 * Measures the desk with 10,000 articles in Chromium, with the processor at full speed and at a quarter of its speed:
 * the time from opening the desk until its list can be used, from a click on an article until its text can be edited,
 * and from a click on Save until the row shows the change. Measures each time with an empty browser cache, and again
 * with the files in the cache. Clicks the article as soon as the list is painted, and in a third run a second later.
 *
 *   node bench/desk/run.ts [TIMES]
 */
const times = Number(process.argv[2] ?? 7);
const data = await fillDataFolder(10_000);
const product = await startProduct({ DATA_DIR: data.folder, STARTER_CONTENT: 'false', LOG_LEVEL: 'silent' });
const browser = await startPlainBrowser();
const taken = new Map<string, number[]>();
let saves = 0;
try {
  await untilIdle(product.pid);
  const { token } = await registerAdministrator(product.origin);
  for (const slowdown of [1, 4]) {
    for (let turn = 0; turn < times; turn += 1) {
      const profile = await browser.newProfile();
      const page = await profile.newPage(1);
      await page.open(`${product.origin}/favicon.svg`);
      await page.evaluate(`localStorage.setItem('${accessTokenKey}', '${token}')`);
      for (const [cache, pauseBefore] of [
        ['nothing in the browser’s cache', 0],
        ['files in the browser’s cache', 0],
        ['files in the browser’s cache', 1000],
      ] as const)
        await measure(await profile.newPage(slowdown), { slowdown, cache, pauseBefore });
      await profile.close();
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
  `Chromium and the server run on the same machine. Each step was measured ${times} times. Times are measured in the page, which nothing inspects.`,
  markdownTable(
    ['what', 'median ms', 'worst ms'],
    [...taken].map(([what, list]) => [what, median(list).toFixed(0), Math.max(...list).toFixed(0)]),
  ),
);

interface Conditions {
  readonly slowdown: number;
  readonly cache: string;
  /** Time between the first row and the click on it, in milliseconds. Nobody clicks at once. */
  readonly pauseBefore: number;
}

async function measure(page: PlainPage, { slowdown, cache, pauseBefore }: Conditions): Promise<void> {
  const under = slowdown === 1 ? cache : `${cache}, processor slowed ${slowdown} times`;
  const click = pauseBefore === 0 ? 'clicked at once' : 'clicked a second later';
  // After a page has opened, Chromium does some work that has nothing to do with the page. Wait until it is over,
  // because it would slow down the measurement.
  await pause(1500);
  await page.addScript(noteFirstRow);
  await page.open(`${product.origin}/dashboard`);
  note(`usable list, ${under}`, await page.evaluate('firstRowAt'));

  await pause(pauseBefore);
  await page.evaluate(noteNext('[contenteditable="true"]'));
  await page.click(`document.querySelector('button[aria-label^="Edit Article "]')`);
  note(`an article for writing, ${click}, ${under}`, await page.evaluate('shownAfter'));

  saves += 1;
  const title = `Article renewed ${saves}`;
  await page.fill(
    `[...document.querySelectorAll('label')].find((label) => label.textContent === 'Title').control`,
    title,
  );
  await page.evaluate(noteNext('h3', title));
  await page.click(`[...document.querySelectorAll('button')].find((button) => button.textContent === 'Save Article')`);
  note(`from Save to the renewed row, ${under}`, await page.evaluate('shownAfter'));
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
 * Returns an expression for the page. It sets `shownAfter` to a promise of the time from the next click until an element
 * that matches `selector` is painted. If `text` is given, the element must contain exactly this text.
 */
function noteNext(selector: string, text?: string): string {
  return `(${noteShown})(${JSON.stringify(selector)}, ${JSON.stringify(text)})`;
}

function noteShown(selector: string, text: string | undefined): void {
  let began = 0;
  document.addEventListener(
    'pointerup',
    () => {
      began = performance.now();
    },
    { capture: true, once: true },
  );
  const isShown = () =>
    [...document.querySelectorAll(selector)].some((element) => text === undefined || element.textContent === text);
  const shownAfter = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  Object.assign(window, { shownAfter });
}

function note(what: string, time: unknown): void {
  if (!(typeof time === 'number' && time > 0)) throw new Error(`${what}: nothing was measured`);
  const list = taken.get(what);
  if (list) list.push(time);
  else taken.set(what, [time]);
}
