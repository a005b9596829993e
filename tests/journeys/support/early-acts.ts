import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { type EarlyAct, patience } from './early-input.ts';

const says = (locator: Locator, texts: string | RegExp | readonly (string | RegExp)[]) =>
  expect(locator).toHaveText(texts, { timeout: patience });
const counts = (locator: Locator, count: number) => expect(locator).toHaveCount(count, { timeout: patience });

/** Waits for a request to a path, and returns all requests to it so far. */
async function requestsTo(sent: readonly Request[], path: string): Promise<readonly Request[]> {
  const found = () => sent.filter((request) => new URL(request.url()).pathname === path);
  await expect.poll(() => found().length, { timeout: patience }).toBeGreaterThan(0);
  return found();
}

/** Waits for the answer to the first request to a path. Throws if the payload is wrong or a second request was sent. */
async function isSentOnce(page: Page, sent: readonly Request[], path: string, payload: unknown): Promise<void> {
  const [first] = await requestsTo(sent, path);
  await first?.response();
  // If a press was wrongly handled twice, the page has sent the second request before it shows the answer to the first.
  await counts(page.locator('button[aria-busy="true"]'), 0);
  expect((await requestsTo(sent, path)).map((request) => request.postDataJSON())).toEqual([payload]);
}

/** Waits for a form that is sent without a script, and throws if it lacks something that was typed. */
async function isPosted(sent: readonly Request[], path: string, typed: Readonly<Record<string, string>>) {
  const [first] = await requestsTo(sent, path);
  const form = new URLSearchParams(first?.postData() ?? '');
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, form.get(name)]))).toEqual(typed);
  return form;
}

const totals = (page: Page) => page.locator('.estimator-result dd');
const call = (page: Page) => page.locator('[data-live-call="takeaway"]');
const callers = (page: Page) => call(page).locator('.live-turns > li.caller');
const categories = (page: Page) => page.locator('.category-filter a');

const invite = {
  state: 'open',
  full_name: '',
  email: 'aroha@example.com',
  role: 'editor',
  invited_by: 'Rewi Tamati',
  expires_at: '2099-01-01T00:00:00.000Z',
  has_account: false,
};

/** One act for each island (a part of a page that has its own script), each form, and each kind of press. */
export const earlyActs: readonly EarlyAct[] = [
  {
    name: 'estimator: two numbers are typed by keyboard',
    path: '/nz/partners',
    async act(page) {
      await page.getByRole('textbox', { name: 'Clients per year' }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('8');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('1000');
    },
    check: (page) => says(totals(page), ['$1,600 NZD', '$133.33 NZD']),
  },
  {
    name: 'estimator: the price of a package is chosen',
    path: '/au/partners',
    act: (page) => page.getByRole('button', { name: 'Growth' }).click(),
    check: (page) => says(totals(page), ['$5,988 NZD', '$499 NZD']),
  },
  {
    name: 'missed calls: a number is typed',
    path: '/nz',
    act: (page) => page.getByRole('textbox', { name: 'Lost calls a week' }).fill('10'),
    check: (page) => says(page.locator('#missed-calls output'), /\$2,400 a month/),
  },
  {
    name: 'partners: a sentence is typed and sent in the dialog',
    path: '/partners',
    async act(page) {
      await page.getByRole('button', { name: 'Talk to Our AI Now' }).click();
      await page.locator('[data-live-call="partners"]').getByLabel('What you would say').fill('What are the tiers?');
      await page.keyboard.press('Enter');
    },
    check: (page) =>
      says(page.locator('[data-live-call="partners"] .live-turns > li.caller'), ['You: What are the tiers?']),
  },
  {
    name: 'partners: an application is typed and sent',
    path: '/nz/partners',
    async act(page) {
      await page.getByLabel('Agency', { exact: true }).fill('Hill Studio');
      await page.getByLabel('Your name').fill('Rewi Tamati');
      await page.getByLabel('Email', { exact: true }).fill('rewi@example.co.nz');
      await page.getByRole('textbox', { name: 'Clients a year' }).fill('4');
      await page.locator('#apply-agreed_to_terms').check();
      await page.locator('#apply-consent').check();
      await page.getByRole('button', { name: 'Apply to join' }).click();
    },
    async check(_page, requests) {
      const typed = { business: 'Hill Studio', name: 'Rewi Tamati', email: 'rewi@example.co.nz', clients: '4' };
      const form = await isPosted(requests, '/nz/partners', typed);
      // Without the form token, the visitor would have to send the form once more.
      expect(form.get('form_token')).not.toBe('');
    },
  },
  {
    name: 'assistant: a link asks a question',
    path: '/',
    act: (page) => page.locator('[data-ask]:not([data-ask=""])').first().click(),
    async check(page) {
      await counts(page.locator('.assistant-question'), 1);
      await counts(page.locator('.assistant-panel'), 1);
    },
  },
  {
    name: 'demo: a sentence is typed and sent',
    path: '/demo',
    async act(page) {
      await call(page).getByLabel('What you would say').fill('Two large margheritas, for pickup.');
      await page.keyboard.press('Enter');
    },
    check: (page) => says(callers(page), ['You: Two large margheritas, for pickup.']),
  },
  {
    name: 'demo: a starter is pressed',
    path: '/nz/demo',
    act: (page) => page.locator('.live-starters button:visible').first().click(),
    check: (page) => counts(callers(page), 1),
  },
  {
    name: 'demo: a language is chosen',
    path: '/demo',
    act: (page) => call(page).getByRole('radio', { name: 'Korean' }).check({ force: true }),
    check: (page) =>
      expect(call(page).locator('.live-turns > li').first()).toHaveAttribute('lang', 'ko', {
        timeout: patience,
      }),
  },
  {
    name: 'sign in: both fields are typed and sent',
    path: '/login',
    async act(page) {
      await page.getByLabel('Username').fill('aroha@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Kaka-po1');
      await page.keyboard.press('Enter');
    },
    check: (page, requests) =>
      isSentOnce(page, requests, '/api/auth/login', { username: 'aroha@example.com', password: 'Kaka-po1' }),
  },
  {
    name: 'invite: the fields are typed and sent as soon as they are there',
    path: '/invite#of-a-friend',
    prepare: (page) => page.route('**/api/invites/view', (route) => route.fulfill({ json: invite })),
    async act(page) {
      await page.getByLabel('Full name').fill('Aroha Ngata');
      await page.getByLabel('Password', { exact: true }).fill('Rimu-tree-9');
      await page.getByLabel('Confirm password', { exact: true }).fill('Rimu-tree-9');
      await page.keyboard.press('Enter');
    },
    check: (page, requests) =>
      isSentOnce(page, requests, '/api/invites/accept', {
        token: 'of-a-friend',
        full_name: 'Aroha Ngata',
        password: 'Rimu-tree-9',
      }),
  },
  {
    name: 'create account: the fields are typed and the button is pressed',
    path: '/register',
    async act(page) {
      await page.getByLabel('Full name').fill('Aroha Ngata');
      await page.getByLabel('Email').fill('aroha');
      await page.getByLabel('Password', { exact: true }).fill('Kaka-po1');
      await page.getByLabel('Confirm password').fill('Kaka-po2');
      await page.getByRole('button', { name: 'Show confirm password' }).click();
    },
    async check(page) {
      const fields = page.locator('.account-form input');
      const values = () => fields.evaluateAll((inputs) => inputs.map((input) => Reflect.get(input, 'value')));
      await expect(page.getByLabel('Confirm password').first()).toHaveAttribute('type', 'text', {
        timeout: patience,
      });
      expect(await values()).toEqual(['Aroha Ngata', 'aroha', 'Kaka-po1', 'Kaka-po2']);
      await page.getByLabel('Email').fill('aroha@example');
      await page.keyboard.press('Enter');
      await counts(page.locator('.field-error', { hasText: 'Passwords do not match.' }), 1);
      expect(await values()).toEqual(['Aroha Ngata', 'aroha@example', 'Kaka-po1', 'Kaka-po2']);
    },
  },
  {
    name: 'resources: a category is pressed',
    path: '/resources',
    act: (page) => categories(page).nth(1).click(),
    async check(page) {
      await expect(page).toHaveURL(/[?&]category=/, { timeout: patience });
      await expect(categories(page).nth(1)).toHaveAttribute('aria-current', 'page', { timeout: patience });
      await expect(page.locator('.resources-results[aria-busy=false] article').first()).toBeVisible({
        timeout: patience,
      });
    },
  },
  {
    name: 'article: the button that copies its address is pressed',
    path: '/resources/say-that-its-a-machine-and-say-it-first',
    act: (page) => page.locator('[data-copy]').click(),
    check: (page) => says(page.locator('.article-share [role=status]'), /./),
  },
  {
    name: 'contact: a message is typed and sent',
    path: '/contact',
    async act(page) {
      await page.getByLabel('Name', { exact: true }).fill('Aroha Ngata');
      await page.getByLabel('Email', { exact: true }).fill('aroha@example.com');
      await page.getByLabel('Message').fill('Do you work with motels?');
      await page.locator('#contact-consent').check();
      await page.locator('form[method=post] button[type=submit]').click();
    },
    async check(_page, requests) {
      const typed = { name: 'Aroha Ngata', email: 'aroha@example.com', message: 'Do you work with motels?' };
      await isPosted(requests, '/contact', typed);
    },
  },
];
