import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { expect, test } from './support/fixtures.ts';

const prefixes = ['', '/nz', '/au'];

const total = (page: Page) => page.locator('.estimator-result dd').nth(0);
const monthly = (page: Page) => page.locator('.estimator-result dd').nth(1);
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const slider = (page: Page, name: string) => page.getByRole('slider', { name });

test.describe('the Partners page', () => {
  for (const prefix of prefixes) {
    test(`has every part under ${prefix || '/'}`, async ({ page }) => {
      await page.goto(`${prefix}/partners`);
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
      await expect(page.getByText('An earnings estimator: an estimate, not a promise.')).toBeVisible();
      await expect(total(page)).toHaveText('$3,000 NZD');
      await expect(page.getByRole('link', { name: 'terms' }).last()).toHaveAttribute('href', `${prefix}/terms`);
    });
  }

  test('names itself differently in each variant and tells search engines of the others', async ({ page, baseURL }) => {
    const titles = new Set<string>();
    for (const prefix of prefixes) {
      await page.goto(`${prefix}/partners?clients=9`);
      titles.add(await page.title());
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(new URL(canonical ?? '', baseURL).pathname).toBe(`${prefix}/partners`);
      await expect(page.locator('link[rel=alternate][hreflang]:not([type])')).toHaveCount(4);
    }
    expect(titles.size).toBe(3);
  });

  test('tells the tiers, the revenue model and what is needed', async ({ page }) => {
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
    await expect(page.getByRole('link', { name: 'Join by e-mail' })).toHaveAttribute('href', /^mailto:.+\?subject=/);
  });

  test('opens each of the 4 answers, which search engines read too', async ({ page }) => {
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

test.describe('the estimator', () => {
  test('starts with 5 clients, 3000, 20 percent and the 12-month plan, and writes the sum out', async ({ page }) => {
    await page.goto('/partners');
    await expect(field(page, 'Clients per year')).toHaveValue('5');
    await expect(field(page, 'Average deal (NZD)')).toHaveValue('3000');
    await expect(field(page, 'Commission percent')).toHaveValue('20');
    await expect(page.getByRole('radio', { name: '12-month plan' })).toBeChecked();
    await expect(total(page)).toHaveText('$3,000 NZD');
    await expect(monthly(page)).toHaveText('$250 NZD');
    await expect(page.getByText('5 clients × $3,000 NZD × 20% = $3,000 NZD')).toBeVisible();
    await expect(page.getByText('$3,000 NZD ÷ 12 months = $250 NZD')).toBeVisible();
  });

  test('keeps sliders and fields together; a field goes further than its slider', async ({ page }) => {
    await page.goto('/partners');
    await field(page, 'Clients per year').fill('12');
    await expect(slider(page, 'Clients per year')).toHaveValue('12');
    await slider(page, 'Average deal').fill('5000');
    await expect(field(page, 'Average deal (NZD)')).toHaveValue('5000');
    await expect(total(page)).toHaveText('$12,000 NZD');
    await field(page, 'Clients per year').fill('400');
    await expect(slider(page, 'Clients per year')).toHaveValue('30');
    await expect(total(page)).toHaveText('$400,000 NZD');
  });

  test('takes a value that is not numeric, or negative, for 0', async ({ page }) => {
    await page.goto('/partners');
    for (const wrong of ['abc', '', '-5']) {
      await field(page, 'Clients per year').fill(wrong);
      await expect(total(page)).toHaveText('$0 NZD');
      await expect(monthly(page)).toHaveText('$0 NZD');
    }
    await field(page, 'Clients per year').blur();
    await expect(field(page, 'Clients per year')).toHaveValue('0');
  });

  test('gives the total as the monthly figure for one-off deals', async ({ page }) => {
    await page.goto('/partners');
    await page.getByRole('radio', { name: 'One-off' }).check();
    await expect(monthly(page)).toHaveText('$3,000 NZD');
    await expect(page.locator('output')).toContainText('the monthly figure equals the total');
  });

  test('can be used by keyboard alone, from the first key on', async ({ page }) => {
    await page.goto('/partners');
    await slider(page, 'Commission percent').focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(field(page, 'Commission percent')).toHaveValue('25');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'One-off' })).toBeChecked();
    await expect(monthly(page)).toHaveText('$3,750 NZD');
  });

  test('keeps its address in step without history entries, and copies it', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/au/partners');
    const entries = await page.evaluate(() => history.length);
    await field(page, 'Clients per year').fill('8');
    await page.getByRole('radio', { name: 'One-off' }).check();
    await expect(page).toHaveURL('/au/partners?clients=8&deal=3000&percent=20&model=one-off');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${baseURL}/au/partners?clients=8&deal=3000&percent=20&model=one-off`);
    await page.goto(copied);
    await expect(total(page)).toHaveText('$4,800 NZD');
    await expect(page.getByRole('radio', { name: 'One-off' })).toBeChecked();
  });

  test('says so where copying is refused', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await page.goto('/partners');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('The address bar holds the same link.')).toBeVisible();
  });

  test('falls back for wrong query values, without an error', async ({ page }) => {
    for (const query of ['?clients=abc&deal=-1&percent=%00&model=lease', '?clients=5&clients=9&x[]=1', '?%E0%A4%A']) {
      const response = await page.goto(`/partners${query}`);
      expect(response?.status()).toBe(200);
      await expect(total(page)).toHaveText('$3,000 NZD');
    }
  });

  test('does not move the page when it comes alive, and loads no framework before', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/partners', { waitUntil: 'networkidle' });
    expect(scripts.filter((address) => /react|client|estimator/i.test(address))).toEqual([]);
    const place = () =>
      page.locator('.estimator').evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { top: top + scrollY, height };
      });
    const before = await place();
    await field(page, 'Clients per year').fill('6');
    await expect(total(page)).toHaveText('$3,600 NZD');
    expect(await place()).toEqual(before);
  });

  test('loses nothing that is changed while its script is on the way', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/_astro\/estimator\.[^/]+\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/partners');
    await field(page, 'Clients per year').fill('10');
    await slider(page, 'Average deal').fill('6000');
    await page.getByRole('radio', { name: 'One-off' }).check();
    arrive();
    await expect(total(page)).toHaveText('$12,000 NZD');
    await expect(monthly(page)).toHaveText('$12,000 NZD');
    await expect(field(page, 'Average deal (NZD)')).toHaveValue('6000');
    await expect(slider(page, 'Clients per year')).toHaveValue('10');
  });

  test('holds very large sums on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/partners?clients=99999999&deal=99999999&percent=99');
    await expect(total(page)).toHaveText('$99,000,000,000 NZD');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});

test.describe('the estimator without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the defaults, an address of its own, and what was sent', async ({ page }) => {
    await page.goto('/nz/partners');
    await expect(total(page)).toHaveText('$3,000 NZD');
    await page.goto('/nz/partners?clients=7&deal=5000&percent=25&model=one-off');
    await expect(monthly(page)).toHaveText('$8,750 NZD');
    await field(page, 'Clients per year').fill('4');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await expect(page).toHaveURL('/nz/partners?clients=4&deal=5000&percent=25&model=one-off#estimator');
    await expect(total(page)).toHaveText('$5,000 NZD');
  });

  test('opens and closes the dialog, which says how the specialist answers and how to reach us', async ({ page }) => {
    await page.goto('/nz/partners');
    await page.getByRole('button', { name: 'Talk to Our AI Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI partner specialist' });
    await expect(dialog).toContainText('Here is how it answers, in writing.');
    await expect(dialog.getByRole('link', { name: '@' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe('the AI partner specialist', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Talk to Our AI Now' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI partner specialist' });

  test('opens, holds the focus, and gives it back however it is closed', async ({ page }) => {
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

  test('is never blank where no agent is configured', async ({ page }) => {
    await page.goto('/partners');
    await opener(page).press('Enter');
    await expect(dialog(page)).toContainText('The specialist can’t take calls at the moment.');
    await expect(dialog(page).getByRole('button', { name: 'Reload Widget' })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  });

  test('says that it failed, tries again on Reload Widget, and names another way', async ({ page, faults }) => {
    faults.expect(/ERR_FAILED/);
    const product = await startProduct({ PARTNER_AGENT: 'agent_partners' });
    let attempts = 0;
    await page.route('https://cdn.jsdelivr.net/**', (route) => {
      attempts += 1;
      return route.abort();
    });
    await page.goto(`${product.origin}/partners`, { waitUntil: 'networkidle' });
    expect(attempts).toBe(0);
    await opener(page).click();
    await expect(dialog(page)).toContainText('The voice agent did not load');
    await dialog(page).getByRole('button', { name: 'Reload Widget' }).click();
    await expect.poll(() => attempts).toBe(2);
    await expect(dialog(page).locator('.voice-stage-note').getByRole('link', { name: '@' })).toBeVisible();
    await product.stop();
  });

  test('says so where its own code does not come, and asks for it again', async ({ page, faults }) => {
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on the page and in the dialog, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/nz/partners');
      await expectNoAxeFindings(page);
      await opener(page).click();
      await expect(dialog(page)).toBeVisible();
      await expectNoAxeFindings(page);
    });
  }
});
