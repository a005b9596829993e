import type { Locator, Page } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { expect, test } from './support/fixtures.ts';

const password = 'pōhutukawa';

async function fillRegistration(
  page: Page,
  given: Partial<Record<'name' | 'email' | 'first' | 'second', string>> = {},
) {
  await page.getByLabel('Full name').fill(given.name ?? 'Wiremu Tait');
  await page.getByLabel('Email').fill(given.email ?? 'wiremu@bellbird.example');
  await page.getByLabel('Password', { exact: true }).fill(given.first ?? password);
  await page.getByLabel('Confirm password', { exact: true }).fill(given.second ?? given.first ?? password);
}

async function fillSignIn(page: Page, username: string, typed: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(typed);
}

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign In' }).click();
const said = (page: Page) => page.getByRole('alert');

// The first account becomes administrator. So the administrator must be registered before these journeys register
// anyone.
test.beforeAll(({ firstSignIn }) => expect(firstSignIn.administrator.token).toBeTruthy());

test.describe('Create Account', () => {
  test('sends full name, email and password, and leads to Sign In of the variant, which says so once', async ({
    page,
  }) => {
    await page.goto('/nz/register');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await fillRegistration(page);
    const request = page.waitForRequest(`**${apiPaths.register}`);
    await createAccount(page);
    expect((await request).postDataJSON()).toEqual({
      full_name: 'Wiremu Tait',
      email: 'wiremu@bellbird.example',
      password,
    });
    await page.waitForURL('**/nz/login*');
    const notice = page.getByText('Your account is ready. Sign in with your email and password.');
    await expect(notice).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('wiremu@bellbird.example');
    await expect(page).toHaveURL(/\/nz\/login$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('reports a missing name, a wrong email, different passwords and a short one, and sends nothing', async ({
    page,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(apiPaths.register)) sent += 1;
    });
    await page.goto('/register');
    await fillRegistration(page, { name: '', email: 'no-address', first: 'short', second: 'other-one' });
    await createAccount(page);
    await expect(said(page)).toContainText('Passwords do not match.');
    await expect(said(page)).toContainText('Password must be at least 6 characters long.');
    await expect(said(page)).toContainText('Please enter your full name.');
    await expect(said(page)).toContainText('Please enter a valid email address.');
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
    await fillRegistration(page, { first: '', second: '' });
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required', '');
    expect(sent).toBe(0);
  });

  test('links to Sign In, which links back', async ({ page }) => {
    await page.goto('/au/register');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/au/login');
    await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
    await page.waitForURL('**/au/register');
  });
});

const screens = [
  {
    name: 'Create Account',
    path: '/register',
    api: apiPaths.register,
    fallback: 'Registration failed. Please try again.',
  },
  {
    name: 'Sign In',
    path: '/login',
    api: apiPaths.login,
    fallback: 'Login failed. Please check your credentials.',
  },
] as const;
for (const { name, path, api, fallback } of screens) {
  test(`${name} shows a refusal and a failure as sentences, and keeps what was typed`, async ({ page, faults }) => {
    faults.expect(/422|500|ERR_/);
    await page.goto(path);
    const send = async () => {
      if (name === 'Sign In') {
        await fillSignIn(page, 'wiremu@bellbird.example', password);
        await signIn(page);
      } else {
        await fillRegistration(page);
        await createAccount(page);
      }
    };
    const detail = [{ msg: 'First fault' }, { message: 'Second fault' }];
    await page.route(`**${api}`, (route) => route.fulfill({ status: 422, json: { detail } }));
    await send();
    await expect(said(page)).toHaveText(/First fault.*Second fault/);
    await page.unroute(`**${api}`);
    await page.route(`**${api}`, (route) => route.fulfill({ status: 500, body: '' }));
    await send();
    await expect(said(page)).toHaveText(fallback);
    await page.unroute(`**${api}`);
    await page.route(`**${api}`, (route) => route.abort('connectionfailed'));
    await send();
    await expect(said(page)).toHaveText('Network error. Please try again.');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
    expect(page.url()).toMatch(new RegExp(`${path}$`));
  });

  test(`${name}: submitting before the scripts have run puts nothing into the URL and sends nothing`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/_astro/**', (route) =>
      route.request().resourceType() === 'script' ? undefined : route.continue(),
    );
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    if (name === 'Sign In') await fillSignIn(page, 'early@bellbird.example', 'Secret-early-1');
    else await fillRegistration(page, { first: 'Secret-early-1' });
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await page.getByRole('button', { name }).click({ noWaitAfter: true });
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Secret-early-1');
    expect(new URL(page.url()).search).toBe('');
    expect(asked.filter((line) => line.includes('Secret-early'))).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

for (const { path, api, button } of [
  { path: '/confirm-email', api: apiPaths.addressConfirmation, button: 'Confirm my address' },
  { path: '/reset-password', api: apiPaths.passwordReset, button: 'Set the password' },
  { path: '/invite', api: apiPaths.inviteView, button: 'Try Again' },
]) {
  test(`${path} uses the token of the link that was opened last, and not the fragment of "Skip to content"`, async ({
    page,
    faults,
  }) => {
    faults.expect(/500/);
    const tokens: unknown[] = [];
    await page.route(`**${api}`, (route) => {
      tokens.push(route.request().postDataJSON().token);
      return route.fulfill({ status: 500, body: '' });
    });
    const press = () => page.getByRole('button', { name: button }).click();
    const refused = async (count: number) => {
      await expect.poll(() => tokens.length).toBe(count);
      await expect(said(page)).toBeVisible();
    };
    await page.goto(`${path}#first`);
    if (path === '/reset-password')
      for (const label of ['New password', 'Confirm new password'])
        await page.getByLabel(label, { exact: true }).fill('Pōhutukawa-1');
    if (path !== '/invite') await press();
    await refused(1);
    await page.goto(`${path}#second`);
    if (path !== '/invite') {
      await expect(said(page)).toHaveCount(0);
      await press();
    }
    await refused(2);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await press();
    await refused(3);
    expect(tokens).toEqual(['first', 'second', 'second']);
  });
}

test('the card that confirms an address has as much space above its button as below its last line', async ({
  page,
}) => {
  await page.goto('/confirm-email#of-nobody');
  const boxOf = async (locator: Locator) => {
    await locator.waitFor();
    return await locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  };
  const card = page.locator('.account-panel');
  const button = await boxOf(page.getByRole('button', { name: 'Confirm my address' }));
  const last = await boxOf(card.locator('.account-other'));
  const { top, bottom } = await boxOf(card);
  expect(button.top - top).toBe(bottom - last.bottom);
});

test.describe('Sign In', () => {
  test('sends username and password, stores the token, and leads to the desk in the variant', async ({
    page,
    administrator,
  }) => {
    await page.goto('/nz/login');
    await fillSignIn(page, ` ${administrator.email.toUpperCase()} `, administrator.password);
    const request = page.waitForRequest(`**${apiPaths.login}`);
    await signIn(page);
    expect(Object.keys((await request).postDataJSON()).sort()).toEqual(['password', 'username']);
    await page.waitForURL('**/nz/dashboard');
    await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toMatch(/^\S{40,}$/);
    expect(page.url()).not.toContain('password');
  });

  test('requires both fields, and stores no token for a wrong password', async ({ page, administrator, faults }) => {
    faults.expect(/401/);
    await page.goto('/login');
    await signIn(page);
    await expect(said(page)).toContainText('Please enter your username.');
    await expect(said(page)).toContainText('Please enter your password.');
    await fillSignIn(page, administrator.email, 'not-this-one');
    await signIn(page);
    await expect(said(page).getByRole('listitem')).toHaveCount(1);
    await expect(said(page)).not.toContainText('Please enter');
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toBeNull();
  });

  test('explains why a person was sent there, and shows no text from the URL', async ({ page }) => {
    for (const [reason, sentence] of [
      ['session-ended', 'Your session has ended. Please sign in again.'],
      ['not-admin', 'Your account doesn’t have desk access yet. Ask an administrator to grant it.'],
    ] as const) {
      await page.goto(`/au/login?reason=${reason}`);
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/\/au\/login$/);
    }
    await page.goto('/login?reason=Call+this+number');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    await expect(page.getByText('Call this number')).toHaveCount(0);
  });
});
