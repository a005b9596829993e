import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Talk to Our AI Now' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI partner specialist' });

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

  test('answers without a configured agent, keeps the call while closed, and sends an introduction', async ({
    page,
  }) => {
    await page.goto('/nz/partners');
    await opener(page).press('Enter');
    await expect(dialog(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
    const say = async (text: string, answer: string) => {
      await dialog(page).getByLabel('What you would say').fill(text);
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('log')).toContainText(answer);
    };
    await say('What would I earn with 3 clients on Growth?', '3 × $5,988 NZD × 20% = $3,592.80 NZD');
    await say('introduce a client', 'What’s your agency called?');

    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(dialog(page).getByRole('log')).toContainText('$3,592.80');
    await expect(dialog(page)).toContainText('Your call is still here.');

    await say('Harbour Web', 'Which business is it');
    await say('Bay Dental, they miss calls over lunch', 'And your own name?');
    await say('Hana Kereama', 'What number or email address');
    await say('hana@harbourweb.co.nz', 'Is that right?');
    await say('yes', 'And Growth');
    await say('that’s right', 'Shall I send that to our team?');
    const [request] = await Promise.all([page.waitForRequest(/\/api\/enquiries$/), say('yes', 'I’m sending it')]);
    expect(request.postDataJSON()).toMatchObject({ kind: 'callback', email: 'hana@harbourweb.co.nz', locale: 'en-NZ' });
    await expect(dialog(page)).toContainText('Sent. A person will read it and get back to you.');
    await expectNoAxeFindings(page);
  });
});
