import type { Page } from '@playwright/test';
import { earlyActs } from '../../journeys/support/early-acts.ts';
import { actEarly, type EarlyAct, limits } from '../../journeys/support/early-input.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';

// Shows that the test of product 15.42 can fail. Runs its check in a browser that loses what a visitor typed or pressed
// before the scripts were ready.

/**
 * Does the first of `earlyActs` whose name contains `part`, such as typing a number, while the page's scripts are held
 * back. Returns what was lost, or `undefined` if nothing was lost.
 */
async function actBeforeScripts(page: Page, part: string): Promise<string | undefined> {
  const early = earlyActs.find(({ name }) => name.includes(part));
  if (!early) throw new Error(`No act is called ${part}.`);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    if (/client|estimator|sign-in/.test(route.request().url())) await arrived;
    await route.continue();
  });
  const act: EarlyAct['act'] = async () => {
    await early.act(page);
    arrive();
  };
  return actEarly(page, { ...early, act }, { after: 0, slower: 1 });
}

// The worker may run other journeys afterwards, which have more patience.
const { patience } = limits;
test.beforeAll(() => {
  limits.patience = 3000;
});
test.afterAll(() => {
  limits.patience = patience;
});

test('detects a page that forgets a typed number', async ({ page }) => {
  await page.addInitScript(() => {
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (this: EventTarget, event: Event) {
      return event.type === 'input' || dispatch.call(this, event);
    };
  });
  expect(await actBeforeScripts(page, 'a number is typed')).toMatch(/\$7,200 NZD/);
});

test('detects a page that forgets a press', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.click = () => {};
  });
  expect(await actBeforeScripts(page, 'both fields are typed and sent')).toMatch(/waitForRequest: Timeout/);
});

test('detects a page that answers a press twice', async ({ page, faults }) => {
  faults.expect(/status of 401/);
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...words) => {
      void send(...words);
      return send(...words);
    };
  });
  expect(await actBeforeScripts(page, 'both fields are typed and sent')).toMatch(/Received {2}\+ [1-9]/);
});
