import { accessTokenKey, apiPaths } from '#domain/api-paths.ts';
import { openDeskAt } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

const storedToken = (key: string) => localStorage.getItem(key);

test.describe('the door', () => {
  test('says Verifying authentication... while the token is checked, and shows the desk only afterwards', async ({
    deskPage: page,
  }) => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    await page.route(`**${apiPaths.adminHealth}`, async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.goto('/dashboard');
    await expect(page.getByText('Verifying authentication...', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toHaveCount(0);
    answer();
    await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
    await expect(page.getByText('Verifying authentication...')).toHaveCount(0);
  });

  for (const prefix of ['', '/nz', '/au']) {
    test(`without a token, ${prefix}/dashboard shows nothing and leads to ${prefix}/login`, async ({ page }) => {
      await page.goto(`${prefix}/dashboard`);
      await page.waitForURL(`**${prefix}/login`);
      await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    });
  }

  test('a token that is refused is removed, and leads to sign-in', async ({ page, faults }) => {
    faults.expect(/401/);
    await page.goto('/nz/login');
    await page.evaluate((key) => localStorage.setItem(key, 'no-such-token'), accessTokenKey);
    await page.goto('/nz/dashboard');
    await page.waitForURL('**/nz/login*');
    expect(await page.evaluate(storedToken, accessTokenKey)).toBeNull();
  });

  test('a network error at the check removes the token too, and leads to sign-in', async ({
    deskPage: page,
    faults,
  }) => {
    faults.expect(/ERR_|Failed to load/);
    await page.route(`**${apiPaths.adminHealth}`, (route) => route.abort('connectionfailed'));
    await page.goto('/dashboard');
    await page.waitForURL('**/login*');
    expect(await page.evaluate(storedToken, accessTokenKey)).toBeNull();
  });

  test('a member is led back to sign-in with the reason', async ({ page, product, faults, administrator }) => {
    faults.expect(/403/);
    expect(administrator.token).toBeTruthy();
    const person = { email: 'member@bellbird.example', password: 'Piwakawaka-7!' };
    const post = (path: string, body: object) =>
      fetch(product.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post(apiPaths.register, { full_name: 'A member', ...person });
    const answer = await post(apiPaths.login, { username: person.email, password: person.password });
    const { access_token: token }: { access_token: string } = await answer.json();
    await page.goto('/login');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
    await page.goto('/dashboard');
    await page.waitForURL('**/login*');
    await expect(
      page.getByText('This account may not use the desk. Ask an administrator to grant it access.'),
    ).toBeVisible();
    expect(await page.evaluate(storedToken, accessTokenKey)).toBeNull();
  });
});

test.describe('the desk', () => {
  test('opens on Articles, and its tabs show what they manage and stand in the address', async ({ deskPage: page }) => {
    await openDeskAt(page);
    await expect(page.getByRole('button', { name: 'Change Password' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(page.getByRole('tab', { name: /^Articles/, selected: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Articles' })).toBeVisible();
    await page.getByRole('tab', { name: /^Categories/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Categories' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create New Category' })).toBeVisible();
    await page.getByRole('tab', { name: /^Tags/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Tags' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create New Tag' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Categories' })).toBeVisible();
  });

  test('a list that cannot be fetched is logged, and the desk stays open', async ({ deskPage: page, faults }) => {
    faults.expect(/500|Fetching tags/);
    const logged = page.waitForEvent('console', (message) =>
      /Fetching tags list failed|Fetching tags/.test(message.text()),
    );
    await page.route(`**${apiPaths.adminTags}*`, (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }));
    await openDeskAt(page, '?tab=tags');
    await logged;
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Tags' })).toBeVisible();
    expect(await page.evaluate(storedToken, accessTokenKey)).not.toBeNull();
  });

  test('Logout removes the token, ends the session on the server, and goes to /login', async ({
    page,
    product,
    administrator,
  }) => {
    // A session of its own, since it ends.
    const answer = await fetch(product.origin + apiPaths.login, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: administrator.email, password: administrator.password }),
    });
    const { access_token: token }: { access_token: string } = await answer.json();
    await page.goto('/au/login');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
    await page.goto('/au/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/au/login');
    expect(await page.evaluate(storedToken, accessTokenKey)).toBeNull();
    const health = await fetch(product.origin + apiPaths.adminHealth, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(health.status).toBe(401);
  });
});
