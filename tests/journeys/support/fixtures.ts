import { test as base, expect, type Page } from '@playwright/test';
import { accessTokenKey } from '#domain/api-paths.ts';
import { type Administrator, registerAdministrator } from '#tests/support/administrator.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';

/** The faults of a page: script errors, console errors, policy violations. */
interface PageFaults {
  /** Expects faults whose text matches, when they are the subject of the journey. */
  expect(pattern: RegExp): void;
}

interface WorkerFixtures {
  product: ProductProcess;
  administrator: Administrator;
}

interface TestFixtures {
  faults: PageFaults;
  /** A page that is signed in as the administrator and has opened nothing yet. */
  deskPage: Page;
}

/** Journeys with one product for each worker: starter content, one administrator. Any console error fails. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  administrator: [
    async ({ product }, use) => {
      await use(await registerAdministrator(product.origin));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },
  faults: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => seen.push(error.error().stack ?? String(error.error())));
      await use({ expect: (pattern) => expected.push(pattern) });
      expect(seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
  deskPage: async ({ page, administrator }, use) => {
    await page.addInitScript(
      ([key, token]) => {
        if (sessionStorage.getItem('journey-signed-in')) return;
        sessionStorage.setItem('journey-signed-in', 'yes');
        localStorage.setItem(key, token);
      },
      [accessTokenKey, administrator.token] as const,
    );
    await use(page);
  },
});

export { expect } from '@playwright/test';
