import { accessTokenKey, apiPaths } from '#domain/api-paths.ts';
import type { Administrator } from '#tests/support/administrator.ts';
import { test as base } from './fixtures.ts';

/** Each of these journeys has its own session, which it can end without signing out other journeys. */
export const test = base.extend<{ ownToken: string }>({
  ownToken: async ({ product, administrator, page }, use) => {
    const token = await signInThroughApi(product.origin, administrator);
    await page.goto('/login');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
    await use(token);
  },
});

async function signInThroughApi(origin: string, { email, password }: Administrator): Promise<string> {
  const answer = await fetch(origin + apiPaths.login, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  const { access_token: token }: { access_token: string } = await answer.json();
  return token;
}
