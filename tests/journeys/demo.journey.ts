import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { hearFramework } from './support/page-load.ts';

/** The list of agents. In these journeys, no third-party agent is configured, as in a fresh clone. */
const list = (page: Page) => page.getByRole('navigation', { name: 'Demo agents' });
const chosen = (page: Page) => list(page).locator('[aria-current]');

test('Demo: the URL names the agent, Back and Forward work without another load, and the keyboard chooses agent and language', async ({
  page,
}) => {
  await page.goto('/nz/demo');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await list(page).getByRole('link', { name: 'Healthcare Clinics' }).click();
  await expect(page).toHaveURL(/\/nz\/demo\?agent=clinic$/);
  await expect(page.getByText('What reception sees').filter({ visible: true })).toHaveCount(1);
  await list(page).getByRole('link', { name: 'Beauty & Wellness' }).click();
  await page.goBack();
  await expect(chosen(page)).toContainText('Healthcare Clinics');
  await page.goBack();
  await expect(page).toHaveURL(/\/nz\/demo$/);
  await expect(chosen(page)).toContainText('Restaurant Ordering');
  await page.goForward();
  await expect(chosen(page)).toContainText('Healthcare Clinics');

  await list(page).getByRole('link', { name: 'Trades & Home Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('What the van sees').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('radio', { name: 'English' }).filter({ visible: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Chinese' }).filter({ visible: true })).toBeChecked();
  await expect(page.getByText('您好，Southern Plumbing').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('안녕하세요, 서던').filter({ visible: true })).toHaveCount(1);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.goto('/demo?agent=zoo');
  await expect(page.getByRole('alert')).toHaveText('Unknown demo.');
  await expect(chosen(page)).toContainText('Restaurant Ordering');
  await list(page).getByRole('link', { name: 'Hotels & Motels' }).click();
  await expect(page.getByText('Unknown demo.')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveText('Unknown demo.');
});

test.describe('Demo without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the agents are links, and the page has the texts and the example call of the chosen one', async ({ page }) => {
    await page.goto('/demo');
    await expect(page.locator('[data-live-call="takeaway"]')).toBeHidden();
    await expect(page.locator('[data-voice-status]')).toBeHidden();
    await expect(page.getByText('Total, GST included').filter({ visible: true })).toHaveCount(1);
    await list(page).getByRole('link', { name: 'Healthcare Clinics' }).click();
    await expect(page).toHaveURL(/agent=clinic$/);
    await expect(page.getByText('What reception sees').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('No medical advice, only what reception would say')).toBeVisible();
    await page.getByRole('radio', { name: 'Korean' }).check();
    await expect(page.getByText('목요일 예약을 바꾸고 싶어요.')).toBeVisible();
  });
});

test('Demo: a link opens it as an example for a business, whose name the agents say, and refuses what is no name', async ({
  page,
}) => {
  await page.goto('/nz/demo?agent=clinic#example=Kauri+Caf%C3%A9');
  await expect(page.getByText('Example for Kauri Café.')).toBeVisible();
  await expect(page.getByText('Hello, Kauri Café,').filter({ visible: true })).toBeVisible();
  // The first touch makes the call: the choice counts once React has taken it over, which `check` would not wait for.
  await page.getByRole('radio', { name: 'Korean' }).filter({ visible: true }).click();
  await expect(page.getByText('안녕하세요, Kauri Café').filter({ visible: true })).toBeVisible();
  await page.goto('/nz/demo#example=Ring+021+555');
  await expect(page.getByRole('alert').filter({ visible: true })).toContainText('so this is the ordinary demo');
  await expect(page.getByText('Hello, Harbour Pizza,').filter({ visible: true })).toBeVisible();
});

test.describe('Demo on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a prepared call answers the first tap, the agents are one row that scrolls, and the end leads to the packages and to Contact', async ({
    page,
  }) => {
    const framework = hearFramework(page, 'live-call');
    await page.goto('/nz/demo', { waitUntil: 'networkidle' });
    await expect.poll(framework).toContainEqual(expect.stringContaining('/live-call.'));
    await page.locator('[data-live-call="takeaway"] .live-starters button').first().tap();
    await expect(page.locator('[data-voice-status]')).toHaveText('On the call');

    await page.goto('/nz/demo');
    await expect(list(page).getByRole('link').first()).toBeInViewport({ ratio: 1 });
    await list(page).getByRole('link', { name: 'Hotels & Motels' }).click();
    await expect(chosen(page)).toBeInViewport({ ratio: 1 });
    const end = page.locator('.demo-end');
    await expect(end.getByRole('link', { name: 'View Packages' })).toHaveAttribute('href', '/nz#packages');
    await expect(end.getByRole('link', { name: 'Leave your details' })).toHaveAttribute('href', '/nz/contact');
  });
});
