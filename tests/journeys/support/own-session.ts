import { signInAt } from '#tests/support/administrator.ts';
import { test as base, signInWith } from './fixtures.ts';

/** Each of these journeys has its own session, which it can end without signing out other journeys. */
export const test = base.extend<{ ownToken: string }>({
  ownToken: async ({ product, administrator, page }, use) => {
    const token = await signInAt(product.origin, administrator);
    await signInWith(page, token);
    await use(token);
  },
});
