import type { Page, Request } from '@playwright/test';

/** What a visitor does on a page that may not be alive yet, and how the page shows that nothing of it was lost. */
export interface EarlyAct {
  readonly name: string;
  readonly path: string;
  act(page: Page): Promise<void>;
  /** Throws if something is lost. `requests` are those that the page has sent with POST. */
  check(page: Page, requests: readonly Request[]): Promise<void>;
}

/** Waits until `read` returns `wanted`, and throws with both if that takes too long. */
async function becomes<Value>(read: () => Promise<Value>, wanted: Value): Promise<void> {
  const end = Date.now() + limits.patience;
  let seen = await read();
  while (JSON.stringify(seen) !== JSON.stringify(wanted)) {
    if (Date.now() > end) throw new Error(`${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    seen = await read();
  }
}

/** Maximum time in which a page must show what was typed or pressed, in milliseconds. A control makes it shorter. */
export const limits = { patience: 20_000 };
/** Time after which a press that is repeated twice would have shown, in milliseconds. */
const settled = 300;

async function isAnsweredOnce(requests: readonly Request[], path: string, payload: unknown): Promise<void> {
  const sent = () =>
    requests.filter((request) => new URL(request.url()).pathname === path).map((sentNow) => sentNow.postDataJSON());
  await becomes(async () => sent().length > 0, true);
  await new Promise((resolve) => setTimeout(resolve, settled));
  await becomes(async () => sent(), [payload]);
}

const totals = (page: Page) => page.locator('.estimator-result dd').allInnerTexts();
const call = (page: Page) => page.locator('[data-live-call="takeaway"]');
const callers = (page: Page) => call(page).locator('.live-turns > li.caller').allTextContents();

/** One act for each island, each form, and each kind of press. */
export const earlyActs: readonly EarlyAct[] = [
  {
    name: 'estimator: a number is typed',
    path: '/partners',
    act: (page) => page.getByRole('textbox', { name: 'Clients per year' }).fill('12'),
    async check(page) {
      await becomes(() => totals(page), ['$7,200 NZD', '$600 NZD']);
      await becomes(() => page.getByRole('slider', { name: 'Clients per year' }).inputValue(), '12');
    },
  },
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
    check: (page) => becomes(() => totals(page), ['$1,600 NZD', '$133.33 NZD']),
  },
  {
    name: 'estimator: a slider is moved after its number was typed',
    path: '/partners',
    async act(page) {
      await page.getByRole('textbox', { name: 'Clients per year' }).fill('12');
      await page.getByRole('slider', { name: 'Clients per year' }).fill('10');
    },
    check: (page) => becomes(() => totals(page), ['$6,000 NZD', '$500 NZD']),
  },
  {
    name: 'estimator: a way to pay is chosen',
    path: '/partners',
    act: (page) => page.getByRole('radio', { name: 'One-off' }).check(),
    check: (page) => becomes(() => totals(page), ['$3,000 NZD', '$3,000 NZD']),
  },
  {
    name: 'estimator: a button is pressed',
    path: '/partners',
    act: (page) => page.getByRole('button', { name: 'Copy link' }).click(),
    check: (page) =>
      becomes(async () => (await page.locator('.estimator-share [role=status]').innerText()) !== '', true),
  },
  {
    name: 'missed calls: a number is typed',
    path: '/nz',
    act: (page) => page.getByRole('textbox', { name: 'Lost calls a week' }).fill('10'),
    check: (page) => becomes(() => page.locator('#missed-calls dd').allInnerTexts(), ['$2,400', '$1,200']),
  },
  {
    name: 'partners: a sentence is typed and sent in the dialog',
    path: '/partners',
    async act(page) {
      await page.getByRole('button', { name: 'Talk to Our AI Now' }).click();
      await page.locator('[data-live-call="partners"]').getByRole('textbox').fill('What are the tiers?');
      await page.keyboard.press('Enter');
    },
    check: (page) =>
      becomes(
        () => page.locator('[data-live-call="partners"] .live-turns > li.caller').allTextContents(),
        ['You: What are the tiers?'],
      ),
  },
  {
    name: 'partners: an application is typed and sent',
    path: '/nz/partners',
    async act(page) {
      await page.getByLabel('Agency', { exact: true }).fill('Hill Studio');
      await page.getByLabel('Your name').fill('Rewi Tamati');
      await page.getByLabel('Email', { exact: true }).fill('rewi@example.co.nz');
      await page.getByLabel('Clients you could bring in a year').fill('4');
      await page.locator('#apply-agreed_to_terms').check();
      await page.locator('#apply-consent').check();
      await page.getByRole('button', { name: 'Apply to join' }).click();
    },
    async check(_page, requests) {
      const sent = () => requests.filter((request) => new URL(request.url()).pathname === '/nz/partners');
      await becomes(async () => sent().length, 1);
      const form = new URLSearchParams(sent()[0]?.postData() ?? '');
      await becomes(
        async () => ['business', 'name', 'email', 'clients'].map((name) => form.get(name)),
        ['Hill Studio', 'Rewi Tamati', 'rewi@example.co.nz', '4'],
      );
      // Without its token, the visitor would have to send the form once more.
      await becomes(async () => form.get('form_token') !== '', true);
    },
  },
  {
    name: 'partners: a link is made',
    path: '/partners',
    async act(page) {
      await page.getByLabel('Agency’s name').fill('Hill Studio');
      await page.keyboard.press('Enter');
    },
    check: (page) =>
      becomes(
        async () => (await page.locator('.partner-link output').innerText()).includes('?partner=hill-studio'),
        true,
      ),
  },
  {
    name: 'assistant: the button is pressed',
    path: '/',
    act: (page) => page.locator('[data-assistant-pill]').click(),
    check: (page) => becomes(() => page.locator('.assistant-panel').count(), 1),
  },
  {
    name: 'assistant: a link asks a question',
    path: '/',
    act: (page) => page.locator('[data-ask]:not([data-ask=""])').first().click(),
    async check(page) {
      await becomes(() => page.locator('.assistant-question').count(), 1);
      await becomes(() => page.locator('.assistant-panel').count(), 1);
    },
  },
  {
    name: 'demo: a sentence is typed and sent',
    path: '/demo',
    async act(page) {
      await call(page).getByRole('textbox').fill('Two large margheritas, for pickup.');
      await page.keyboard.press('Enter');
    },
    check: (page) => becomes(() => callers(page), ['You: Two large margheritas, for pickup.']),
  },
  {
    name: 'demo: a starter is pressed',
    path: '/nz/demo',
    act: (page) => page.locator('[data-demo-starter]:visible').first().click(),
    check: (page) => becomes(async () => (await callers(page)).length, 1),
  },
  {
    name: 'demo: a language is chosen',
    path: '/demo',
    act: (page) => call(page).getByRole('radio', { name: 'Korean' }).check({ force: true }),
    check: (page) => becomes(() => call(page).locator('.live-turns > li').first().getAttribute('lang'), 'ko'),
  },
  {
    name: 'sign in: both fields are typed and sent',
    path: '/login',
    async act(page) {
      await page.getByLabel('Username').fill('aroha@example.com');
      await page.getByLabel('Password', { exact: true }).fill('Kaka-po1');
      await page.keyboard.press('Enter');
    },
    check: (_page, requests) =>
      isAnsweredOnce(requests, '/api/auth/login', { username: 'aroha@example.com', password: 'Kaka-po1' }),
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
      const values = () =>
        page.locator('.account-form input').evaluateAll((fields) => fields.map((field) => Reflect.get(field, 'value')));
      await becomes(() => page.getByLabel('Confirm password').first().getAttribute('type'), 'text');
      await becomes(values, ['Aroha Ngata', 'aroha', 'Kaka-po1', 'Kaka-po2']);
      await page.getByLabel('Email').fill('aroha@example');
      await page.keyboard.press('Enter');
      await becomes(
        async () => (await page.locator('.field-error').allInnerTexts()).includes('Passwords do not match.'),
        true,
      );
      await becomes(values, ['Aroha Ngata', 'aroha@example', 'Kaka-po1', 'Kaka-po2']);
    },
  },
  {
    name: 'forgotten password: the email is typed and sent',
    path: '/nz/forgot-password',
    async act(page) {
      await page.getByLabel('Email').fill('aroha@example.com');
      await page.keyboard.press('Enter');
    },
    check: (_page, requests) =>
      isAnsweredOnce(requests, '/api/auth/password-reset/requests', { email: 'aroha@example.com' }),
  },
  {
    name: 'new password: the fields are typed and sent',
    path: '/reset-password#of-nobody',
    async act(page) {
      await page.getByLabel('New password', { exact: true }).fill('Rimu-tree-9');
      await page.getByLabel('Confirm new password', { exact: true }).fill('Rimu-tree-9');
      await page.keyboard.press('Enter');
    },
    check: (_page, requests) =>
      isAnsweredOnce(requests, '/api/auth/password-reset', { token: 'of-nobody', new_password: 'Rimu-tree-9' }),
  },
  {
    name: 'resources: a category is pressed',
    path: '/resources',
    act: (page) => page.locator('.category-filter a').nth(1).click(),
    async check(page) {
      await becomes(async () => new URL(page.url()).searchParams.has('category'), true);
      await becomes(() => page.locator('.category-filter a').nth(1).getAttribute('aria-current'), 'page');
      await becomes(async () => (await page.locator('.resources-results article').count()) > 0, true);
    },
  },
  {
    name: 'resources: a search is typed',
    path: '/resources',
    act: (page) => page.locator('[data-library-search] input').fill('missed calls'),
    check: (page) => becomes(async () => new URL(page.url()).searchParams.size > 0, true),
  },
  {
    name: 'article: the button that copies its address is pressed',
    path: '/resources/say-that-its-a-machine-and-say-it-first',
    act: (page) => page.locator('[data-copy]').click(),
    check: (page) => becomes(async () => (await page.locator('.article-share [role=status]').innerText()) !== '', true),
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
      const sent = () => requests.filter((request) => request.url().endsWith('/contact'));
      await becomes(async () => sent().length, 1);
      const form = new URLSearchParams(sent()[0]?.postData() ?? '');
      await becomes(
        async () => ['name', 'email', 'message'].map((name) => form.get(name)),
        ['Aroha Ngata', 'aroha@example.com', 'Do you work with motels?'],
      );
    },
  },
];

/** When an act comes, and on how slow a machine. */
interface EarlyMoment {
  /** Time between the load of the page and the act, in milliseconds. */
  readonly after: number;
  /** How many times slower than this machine the browser runs scripts. */
  readonly slower: number;
}

/** Does an act on a new load of its page. Returns what was lost, or `undefined` if nothing was. */
export async function actEarly(
  page: Page,
  early: EarlyAct,
  { after, slower }: EarlyMoment,
): Promise<string | undefined> {
  const requests: Request[] = [];
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const note = (request: Request) => request.method() === 'POST' && requests.push(request);
  page.on('request', note);
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(early.path);
    await new Promise((resolve) => setTimeout(resolve, after));
    await early.act(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await early.check(page, requests);
    if (errors.length > 0) throw errors[0];
    return undefined;
  } catch (error) {
    return `${early.name}, after ${Math.round(after)} ms, ${slower} times slower: ${String(error)}`;
  } finally {
    page.off('request', note);
    await session.detach();
  }
}
