import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { signInAt } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import { fillSignIn, openDeskAt } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

const storedToken = (key: string) => localStorage.getItem(key);

test.describe('opening the desk', () => {
  test('without a token, with a refused one, as a member and after a network error leads to Sign In, and keeps no token', async ({
    page,
    administrator,
    faults,
    product,
  }) => {
    faults.expect(/401|403|ERR_|Failed to load/);
    expect(administrator.token).toBeTruthy();
    const person = { email: 'member@bellbird.example', password: 'Piwakawaka-7!' };
    await sendToOrigin(product.origin, '')('POST', apiPaths.register, { full_name: 'A member', ...person });
    await page.goto('/nz/dashboard');
    await page.waitForURL('**/nz/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    const openWithToken = async (token: string) => {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [accessTokenKey, token] as const);
      await page.goto('/au/dashboard');
      await page.waitForURL('**/au/login*');
      expect(await page.evaluate(storedToken, accessTokenKey)).toBeNull();
    };
    await openWithToken('no-such-token');
    await openWithToken(await signInAt(product.origin, person));
    await expect(
      page.getByText('Your account doesn’t have desk access yet. Ask an administrator to grant it.'),
    ).toBeVisible();
    await page.route(`**${apiPaths.adminHealth}`, (route) => route.abort('connectionfailed'));
    await openWithToken('no-such-token');
  });

  test('says why a busy server led to Sign In, opens the same page after it, and Logout ends the session on the server', async ({
    page,
    product,
    administrator,
    faults,
  }) => {
    faults.expect(/503/);
    await page.goto('/nz/login');
    const stored = [accessTokenKey, administrator.token] as const;
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), stored);
    await page.route(`**${apiPaths.adminHealth}`, (route) => route.fulfill({ status: 503, json: { detail: 'Busy' } }));
    await page.goto('/nz/dashboard/enquiries?q=Mere');
    await page.waitForURL('**/nz/login?*');
    await expect(page.getByText('The server could not check your sign-in just now.', { exact: false })).toBeVisible();
    await page.unroute(`**${apiPaths.adminHealth}`);
    await fillSignIn(page, administrator);
    await page.waitForURL('**/nz/dashboard/enquiries?q=Mere');
    await expect(page.getByRole('heading', { level: 2, name: 'Enquiries' })).toBeVisible();
    await expect(page).toHaveTitle(/New Zealand$/);
    const authorization = `Bearer ${await page.evaluate(storedToken, accessTokenKey)}`;
    const health = async () =>
      (await fetch(product.origin + apiPaths.adminHealth, { headers: { authorization } })).status;
    expect(await health()).toBe(200);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/nz/login');
    expect(await page.evaluate(storedToken, accessTokenKey)).toBeNull();
    expect(await health()).toBe(401);
  });
});

test.describe('the desk', () => {
  test('opens on Articles once the token is verified, the keys choose the tab and empty the search, and the focus returns', async ({
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

    const tab = (name: RegExp) => page.getByRole('tab', { name, selected: true });
    await expect(tab(/^Articles/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Articles' })).toBeVisible();
    await page.getByRole('tab', { name: /^Categories/ }).click();
    await expect(page.getByRole('button', { name: 'Create New Category' })).toBeVisible();
    await page.getByRole('tab', { name: /^Tags/ }).click();
    await expect(page.getByRole('button', { name: 'Create New Tag' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Categories' })).toBeVisible();
    await tab(/^Categories/).focus();
    for (const [key, name] of [
      ['End', /^Tags/],
      ['ArrowRight', /^Articles/],
      ['ArrowLeft', /^Tags/],
      ['Home', /^Articles/],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(name), key).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }

    const search = page.getByRole('searchbox', { name: 'Find an article' });
    await search.fill('nothing has this name');
    await expect(page.getByRole('heading', { name: 'No article found' })).toBeVisible();
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
    await expect(page.getByRole('heading', { name: 'No article found' })).toBeHidden();
    await search.fill('nothing');
    await page.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();

    const create = page.getByRole('button', { name: 'Create New Article' });
    await create.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(create).toBeFocused();
    const ringed = await page.evaluate(() =>
      [...document.querySelectorAll('[data-focus-visible]')]
        .filter((element) => getComputedStyle(element).outlineStyle !== 'none')
        .map((element) => element.textContent),
    );
    expect(ringed).toEqual(['Create New Article']);
  });

  test('logs that a list cannot be fetched, says what the rows do not show, and stays open', async ({
    deskPage: page,
    faults,
    make,
  }) => {
    faults.expect(/50[03]|Fetching (?:tags|schedules|working-copies)/);
    await make.article({ title: 'Perhaps scheduled', is_published: false });
    let isBusy = true;
    for (const path of [apiPaths.adminSchedules, apiPaths.adminWorkingCopies])
      await page.route(`**${path}*`, (route) =>
        isBusy ? route.fulfill({ status: 503, json: { detail: 'Busy' } }) : route.continue(),
      );
    await openDeskAt(page, '?q=Perhaps+scheduled');
    const missing = page.getByRole('alert').filter({ hasText: 'no draft is shown as scheduled' });
    await expect(missing).toContainText('Unsaved changes on the server could not be loaded');
    isBusy = false;
    await missing.getByRole('button', { name: 'Try Again' }).click();
    await expect(missing).toHaveCount(0);
    const logged = page.waitForEvent('console', (message) =>
      /Fetching tags list failed|Fetching tags/.test(message.text()),
    );
    await page.route(`**${apiPaths.adminTags}*`, (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }));
    await openDeskAt(page, '?tab=tags');
    await logged;
    await expect(page.getByRole('heading', { level: 2, name: 'Manage Tags' })).toBeVisible();
    expect(await page.evaluate(storedToken, accessTokenKey)).not.toBeNull();
  });
});
