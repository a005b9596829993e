import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const prefixes = ['', '/nz', '/au'];

const total = (page: Page) => page.locator('.estimator-result dd').nth(0);

test.describe('the Partners page', () => {
  test('has all its sections in each variant', async ({ page }) => {
    for (const prefix of prefixes) {
      await page.goto(`${prefix}/partners?clients=5`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('20-25% commissions');
      await expect(page.getByRole('button', { name: 'Talk to Our AI Now' })).toBeVisible();
      for (const heading of [
        'How it works',
        'Work out your share',
        'Partner tiers',
        'Revenue model',
        'Partner benefits',
        'Questions agencies ask',
        "What You'll Need",
      ]) {
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      }
      await expect(page.locator('.steps > li')).toHaveCount(4);
      await expect(page.locator('.questions > details')).toHaveCount(4);
      await expect(page.getByText('Our earnings estimator does the sums.')).toBeVisible();
      await expect(total(page)).toHaveText('$3,000 NZD');
      await expect(page.getByRole('link', { name: 'terms' }).last()).toHaveAttribute('href', `${prefix}/terms`);
    }
  });

  test('shows the tiers, the revenue model and what is needed', async ({ page }) => {
    await page.goto('/nz/partners');
    await expect(page.locator('.rung')).toContainText([
      /Affiliate.*Refer a client.*10%/s,
      /Certified Partner.*3\+ clients per year.*20%/s,
      /Premier Partner.*10\+ clients per year.*25%/s,
    ]);
    await expect(page.locator('.revenue > div')).toContainText([
      /One-off deals.*20% paid after the setup fee/s,
      /12-month plan.*20% recurring monthly/s,
      /Upsell bonus.*\+5% for closing 5\+ deals in a quarter/s,
    ]);
    await expect(page.locator('.partner-benefits')).toContainText('No upfront cost to join');
    await expect(page.locator('.partner-benefits')).toContainText('Commissions paid monthly');
    await expect(page.locator('.join-needs > li')).toHaveText([
      'Agency details and contact',
      'Agreement to terms',
      'Payout method',
    ]);
    const email = page.locator('.join-address').getByRole('link');
    await expect(email).toHaveAttribute('href', /^mailto:.+\?subject=/);
    expect(await email.getAttribute('href')).not.toMatch(/payout/i);
  });

  test('opens each of the 4 answers, which the data for search engines also has', async ({ page }) => {
    await page.goto('/partners');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity).toHaveLength(4);
    for (const { name, acceptedAnswer } of data.mainEntity) {
      await page.locator('summary', { hasText: name }).press('Enter');
      await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
    }
  });
});
