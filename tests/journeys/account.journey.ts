import type { Page } from '@playwright/test';
import { accessTokenKey, apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { fillSignIn } from './support/desk-steps.ts';
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

const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();
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
});

test('an error, a refusal and a failure are shown as sentences, and what was typed stays', async ({ page, faults }) => {
  faults.expect(/422|500|ERR_/);
  await page.goto('/register');
  await fillRegistration(page, { name: '', second: 'other-one' });
  await createAccount(page);
  await expect(said(page)).toContainText('Passwords do not match.');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true');
  await expectNoAxeFindings(page);
  const answerWith = async (answer: object | undefined) => {
    await page.unroute(`**${apiPaths.register}`);
    await page.route(`**${apiPaths.register}`, (route) =>
      answer ? route.fulfill(answer) : route.abort('connectionfailed'),
    );
    await fillRegistration(page);
    await createAccount(page);
  };
  const detail = [{ msg: 'First fault' }, { message: 'Second fault' }];
  await answerWith({ status: 422, json: { detail } });
  await expect(said(page)).toHaveText(/First fault.*Second fault/);
  await answerWith({ status: 500, body: '' });
  await expect(said(page)).toHaveText('Registration failed. Please try again.');
  await answerWith(undefined);
  await expect(said(page)).toHaveText('Network error. Please try again.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  expect(page.url()).toMatch(/\/register$/);
});

test('submitting before the scripts have run puts nothing into the URL and sends nothing', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/_astro/**', (route) =>
    route.request().resourceType() === 'script' ? undefined : route.continue(),
  );
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  for (const [path, name] of [
    ['/login', 'Sign In'],
    ['/register', 'Create Account'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    const secret = page.getByLabel('Password', { exact: true });
    await secret.fill('Secret-early-1');
    await secret.press('Enter');
    await page.getByRole('button', { name }).click({ noWaitAfter: true });
    await expect(secret).toHaveValue('Secret-early-1');
    expect(new URL(page.url()).search).toBe('');
  }
  expect(asked.filter((line) => line.includes('Secret-early'))).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a page uses the token of the link that was opened last, and not the fragment of "Skip to content"', async ({
  page,
  faults,
}) => {
  faults.expect(/500/);
  const tokens: unknown[] = [];
  await page.route(`**${apiPaths.addressConfirmation}`, (route) => {
    tokens.push(route.request().postDataJSON().token);
    return route.fulfill({ status: 500, body: '' });
  });
  const confirm = async (count: number) => {
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect.poll(() => tokens.length).toBe(count);
    await expect(said(page)).toBeVisible();
  };
  await page.goto('/confirm-email#first');
  await confirm(1);
  await page.goto('/confirm-email#second');
  await expect(said(page)).toHaveCount(0);
  await confirm(2);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await confirm(3);
  expect(tokens).toEqual(['first', 'second', 'second']);
});

test.describe('Sign In', () => {
  test('says what is missing or wrong, shows no text from the URL, and leads to the desk in the variant', async ({
    page,
    administrator,
    faults,
  }) => {
    faults.expect(/401/);
    await page.goto('/nz/login?reason=Call+this+number');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(said(page)).toContainText('Please enter your username.');
    await expect(page.getByText('Call this number')).toHaveCount(0);
    await expect(said(page)).toContainText('Please enter your password.');
    await expectNoAxeFindings(page);
    await fillSignIn(page, { email: administrator.email, password: 'not-this-one' });
    await expect(said(page).getByRole('listitem')).toHaveCount(1);
    await expect(said(page)).not.toContainText('Please enter');
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toBeNull();

    const request = page.waitForRequest(`**${apiPaths.login}`);
    await fillSignIn(page, { ...administrator, email: ` ${administrator.email.toUpperCase()} ` });
    expect(Object.keys((await request).postDataJSON()).sort()).toEqual(['password', 'username']);
    await page.waitForURL('**/nz/dashboard');
    await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), accessTokenKey)).toMatch(/^\S{40,}$/);
    expect(page.url()).not.toContain('password');
  });
});
