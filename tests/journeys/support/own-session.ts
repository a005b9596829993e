import { accessTokenKey } from '#shared/api/api-paths.ts';
import { signInAt } from '#tests/support/administrator.ts';
import { test as base } from './fixtures.ts';

/** Each of these journeys has its own session, which it can end without signing out other journeys. */
export const test = base.extend<{ ownToken: string }>({
  ownToken: async ({ product, administrator, page }, use) => {
    const token = await signInAt(product.origin, administrator);
    await page.goto('/login');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
    await use(token);
  },
});
