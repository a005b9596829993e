import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { test as configured } from './support/voice-fixtures.ts';
import { countTracks } from './support/widget-record.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Talk to Our AI Now' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI partner specialist' });
const widgets = (page: Page) => page.locator('elevenlabs-convai');

test.describe('the AI partner specialist', () => {
  test('holds the focus while open, and returns it however it is closed', async ({ page }) => {
    await page.goto('/partners');
    const ways = [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab');
        expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });

  test('shows an example and an e-mail address if no agent is configured', async ({ page }) => {
    await page.goto('/partners');
    await opener(page).press('Enter');
    await expect(dialog(page)).toContainText('The specialist can’t take calls at the moment.');
    await expect(dialog(page).getByRole('button', { name: 'Reload Widget' })).toBeHidden();
    await expect(dialog(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  });

  test('reports that its script failed to load, and loads it again', async ({ page, faults }) => {
    faults.expect(/ERR_FAILED/);
    let isReachable = false;
    await page.route(/\/_astro\/control-voice-stage\./, (route) => (isReachable ? route.continue() : route.abort()));
    await page.goto('/partners');
    await opener(page).click();
    await expect(dialog(page)).toContainText('Not available');
    isReachable = true;
    await dialog(page).getByRole('button', { name: 'Reload Widget' }).click();
    await expect(dialog(page)).toContainText('Example call');
  });

  test('axe finds nothing on the page or in the dialog', async ({ page }) => {
    await page.goto('/nz/partners');
    await expectNoAxeFindings(page);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeFindings(page);
  });
});

configured.describe('the AI partner specialist, configured', () => {
  configured('loads when the dialog opens, and is ready for a call', async ({ page, voice }) => {
    await page.goto('/nz/partners', { waitUntil: 'networkidle' });
    expect(voice.libraryRequests).toBe(0);
    await opener(page).click();
    await expect(dialog(page)).toContainText('Ready when you are');
    await expect(widgets(page)).toHaveAttribute('agent-id', 'agent-partner');
    await expect(dialog(page).getByRole('button', { name: 'Start a call' })).toBeVisible();
  });

  configured('leaves no microphone and no call open when the dialog closes', async ({ page, voice, record }) => {
    void record;
    await page.goto('/partners');
    for (const [index, isAnswered] of [false, true].entries()) {
      await opener(page).click();
      await dialog(page).getByRole('button', { name: 'Start a call' }).click();
      await expect.poll(() => voice.calls.length).toBe(index + 1);
      if (isAnswered) {
        voice.calls[index]?.answer();
        await expect(widgets(page).getByText('Listening')).toBeVisible();
      }
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(widgets(page)).toHaveCount(0);
      if (!isAnswered) voice.calls[index]?.answer();
      await expect.poll(() => voice.calls[index]?.isClosed).toBe(true);
      await expect.poll(async () => (await countTracks(page)).live).toBe(0);
    }
  });

  configured('says that it failed to load, and Reload Widget loads it again', async ({ page, voice, faults }) => {
    faults.expect(/ERR_CONNECTION_FAILED/);
    voice.isLibraryReachable = false;
    await page.goto('/partners');
    await opener(page).click();
    const note = dialog(page).locator('.voice-stage-note').filter({ hasText: 'The voice agent did not load' });
    await expect(note).toBeVisible();
    await expect(note.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
    voice.isLibraryReachable = true;
    await dialog(page).getByRole('button', { name: 'Reload Widget' }).click();
    await expect(dialog(page)).toContainText('Ready when you are');
    await expect(note).toBeHidden();
  });

  configured('asks first if the browser signals Global Privacy Control', async ({ page, voice }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await page.goto('/partners');
    await opener(page).click();
    const yes = dialog(page).getByRole('button', { name: 'Yes, load it' });
    await expect(yes).toBeVisible();
    expect(voice.libraryRequests).toBe(0);
    await yes.click();
    await expect(dialog(page)).toContainText('Ready when you are');
  });
});
