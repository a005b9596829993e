import type { Page, Request } from '@playwright/test';

/**
 * Something that a visitor does on a page whose scripts may not be ready yet, and a check that the page lost nothing of
 * it.
 */
export interface EarlyAct {
  readonly name: string;
  readonly path: string;
  /** Prepares the responses of the server that the act needs. */
  prepare?(page: Page): Promise<unknown>;
  act(page: Page): Promise<void>;
  /** Throws if something is lost. `sent` has the POST requests of the page so far. */
  check(page: Page, sent: readonly Request[]): Promise<void>;
}

/** Maximum time in which a page must show what was typed or pressed, in milliseconds. */
export const patience = 30_000;

/**
 * What something else does to the page before its scripts run: nothing, a browser extension that puts an element beside
 * each field, or a translator that wraps each text and goes on with the texts that come later.
 */
type PageChange = 'none' | 'extension' | 'translator';

/** When the act happens, and how fast the browser runs scripts. */
interface EarlyMoment {
  /** Time between the load of the page and the act, in milliseconds. */
  readonly after: number;
  /** How many times slower than this machine the browser runs scripts. */
  readonly slower: number;
  readonly change?: PageChange;
}

/** Changes the next page that is loaded. */
async function changePage(page: Page, change: PageChange): Promise<void> {
  if (change === 'extension')
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('input, textarea, select'))
          field.after(document.createElement('div'));
      });
    });
  if (change === 'translator')
    await page.addInitScript(() => {
      const wrapTexts = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode;
          if (
            text instanceof Text &&
            /\S/.test(text.data) &&
            !text.parentElement?.closest('font, script, style, textarea, svg')
          )
            texts.push(text);
        }
        for (const text of texts) {
          const outer = document.createElement('font');
          outer.append(document.createElement('font'));
          text.replaceWith(outer);
          // The page's own text node is dropped, and the translation is another one.
          outer.firstElementChild?.append(text.data);
        }
      };
      document.addEventListener('DOMContentLoaded', () => {
        wrapTexts(document.body);
        const observer = new MutationObserver(() => {
          wrapTexts(document.body);
          observer.takeRecords();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      });
    });
}

/** Loads a page and does the act on it. Returns what was lost, or `undefined` if nothing was lost. */
export async function actEarly(
  page: Page,
  early: EarlyAct,
  { after, slower, change = 'none' }: EarlyMoment,
): Promise<string | undefined> {
  const errors: Error[] = [];
  page.on('pageerror', (error) => {
    // React reports that it found nodes that it did not expect, and renders again.
    if (change === 'none' || !/React error #418/.test(error.message)) errors.push(error);
  });
  const sent: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request));
  // By default, an act on something that never appears would wait until the whole test times out.
  page.setDefaultTimeout(patience);
  await early.prepare?.(page);
  await changePage(page, change);
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    // Only what happens after the load is judged, so a busy machine may take long to load the page.
    await page.goto(early.path, { timeout: 60_000 });
    // Each try does the act at another moment, so the test waits for a time and not for an event.
    await page.waitForTimeout(after);
    await early.act(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await early.check(page, sent);
    if (errors.length > 0) throw errors[0];
    return undefined;
  } catch (error) {
    return `${early.name}, changed by ${change}, after ${Math.round(after)} ms, ${slower} times slower: ${String(error)}`;
  } finally {
    await session.detach();
  }
}
