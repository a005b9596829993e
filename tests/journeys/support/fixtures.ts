import { test as base, expect, type Page } from '@playwright/test';
import { confirmationMinutes } from '#shared/api/account-contract.ts';
import { accessTokenKey } from '#shared/api/api-paths.ts';
import { type Administrator, registerAdministrator, signInAt } from '#tests/support/administrator.ts';
import { createContentFactories, type SendToDesk, sendToOrigin } from '#tests/support/content-factories.ts';
import { type ProductProcess, startProduct } from '#tests/support/product-process.ts';
import { type StubModel, startStubModel } from '#tests/support/stub-model.ts';

/** Watches a page for script errors, console errors and policy violations. Each of them fails the journey. */
interface PageFaults {
  /** Allows errors whose text matches the pattern. */
  expect(pattern: RegExp): void;
}

interface WorkerFixtures {
  product: ProductProcess;
  firstSignIn: { administrator: Administrator; signedInAt: number };
}

interface TestFixtures {
  faults: PageFaults;
  administrator: Administrator;
  /** A blank page in a browser in which the administrator is signed in. */
  deskPage: Page;
  /** The token with which `page` is signed in. Only this journey uses its session, so ending it signs out nobody else. */
  ownToken: string;
  /** Sends a request to the API as the administrator. */
  send: SendToDesk;
  /** Makes articles, categories and tags as the administrator. */
  make: ReturnType<typeof createContentFactories>;
}

/**
 * Signs a page in with a token, without the screen: the first page that it opens has the token. The pages after it keep
 * what the desk stores, so that a person can sign out.
 */
export async function signInWith(page: Page, token: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('journey-signed-in')) return;
      sessionStorage.setItem('journey-signed-in', 'yes');
      localStorage.setItem(key, value);
    },
    [accessTokenKey, token] as const,
  );
}

/** Journeys with a product that has starter content and one administrator. Each worker starts its own product. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures a function uses.
    async ({}, use) => {
      // Receivers of webhooks are on this machine.
      const product = await startProduct({ WEBHOOK_TARGETS: 'any' });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  firstSignIn: [
    async ({ product }, use) => {
      await use({ administrator: await registerAdministrator(product.origin), signedInAt: Date.now() });
    },
    { scope: 'worker' },
  ],
  administrator: async ({ product, firstSignIn }, use) => {
    // The server asks for a confirmation when the sign-in is too old.
    if (Date.now() - firstSignIn.signedInAt > (confirmationMinutes * 60_000) / 2) {
      const token = await signInAt(product.origin, firstSignIn.administrator);
      firstSignIn.administrator = { ...firstSignIn.administrator, token };
      firstSignIn.signedInAt = Date.now();
    }
    await use(firstSignIn.administrator);
  },
  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },
  context: async ({ context }, use) => {
    // The headless shell of Chromium has no service for speech, and crashes when a page asks for it.
    await context.addInitScript(() => {
      const recogniser: unknown = Reflect.get(window, 'SpeechRecognition');
      if (typeof recogniser === 'function') Reflect.deleteProperty(recogniser, 'available');
    });
    await use(context);
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
    await signInWith(page, administrator.token);
    await use(page);
  },
  ownToken: async ({ page, product, administrator }, use) => {
    const token = await signInAt(product.origin, administrator);
    await signInWith(page, token);
    await use(token);
  },
  send: async ({ product, administrator }, use) => {
    await use(sendToOrigin(product.origin, administrator.token));
  },
  make: async ({ send }, use) => {
    await use(createContentFactories(send));
  },
});

export { expect } from '@playwright/test';

/** Journeys with a product that asks a stub of a language model. */
export const testWithModel = test.extend<object, { model: StubModel; product: ProductProcess }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern which fixtures a function uses.
    async ({}, use) => {
      const model = await startStubModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const access = { ASSISTANT_API_URL: model.url, ASSISTANT_MODEL: 'stub-model', ASSISTANT_API_KEY: 'stub-key' };
      const product = await startProduct(access);
      await use(product);
      expect(product.output()).not.toContain('stub-key');
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
