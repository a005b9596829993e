import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('Partners has its sections, the tiers, the revenue model, what is needed, and 4 answers that search engines get too', async ({
  page,
}) => {
  await page.goto('/nz/partners?clients=5');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('20-25% commissions');
  for (const name of [
    'How it works',
    'Work out your share',
    'Partner tiers',
    'Revenue model',
    'Partner benefits',
    'Questions agencies ask',
    "What You'll Need",
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.locator('.steps > li')).toHaveCount(4);
  await expect(page.getByText('Our earnings estimator does the sums.')).toBeVisible();
  await expect(page.locator('.estimator-result dd').first()).toHaveText('$3,000 NZD');
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

  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity).toHaveLength(4);
  for (const { name, acceptedAnswer } of data.mainEntity) {
    await page.locator('summary', { hasText: name }).press('Enter');
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
  }
});

/** The screen of a small phone. */
const phone = { width: 360, height: 780 };

// These journeys use a phone, because it scrolls to an anchor later than a desktop browser does.
test.use({ viewport: phone, isMobile: true, hasTouch: true });

test('an agency makes its link, comes by it, applies, and the desk shows the application', async ({
  page,
  deskPage: desk,
}) => {
  await page.goto('/nz/partners');
  await page.getByText('Your link as a partner').click();
  await page.getByLabel('Agency’s name').fill('Harbour Web Ltd.');
  await page.getByRole('button', { name: 'Make my link' }).click();
  const output = page.locator('.partner-link output');
  await expect(output).toContainText('/nz?partner=harbour-web-ltd');
  const link = (await output.textContent())?.replace(' (copied)', '') ?? '';

  await page.goto(`/nz${new URL(link).search}`);
  await page.goto('/nz/partners');
  await page.getByRole('link', { name: 'Apply to join' }).first().click();
  const form = await page.locator('.application-form').boundingBox();
  expect(form?.height).toBeLessThanOrEqual(phone.height);
  await page.getByLabel('Agency', { exact: true }).fill('Kauri Sites');
  await page.getByLabel('Your name').fill('Hana Kereama');
  await page.getByLabel('Email').fill('hana@example.co.nz');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Apply to join' }).click();
  const clients = page.getByLabel('Clients a year');
  await expect(clients).toBeFocused();
  // On a phone, this field normally shares a row with another field. While it has an error, it fills a whole row.
  const agency = await page.getByLabel('Agency', { exact: true }).boundingBox();
  expect((await clients.boundingBox())?.width).toBe(agency?.width);
  await clients.fill('about 4');
  await page.getByRole('button', { name: 'Apply to join' }).click();
  const consent = page.getByLabel('You can keep my details');
  await expect(consent).toHaveAccessibleDescription('Please tick the box so we can keep your details and reply');
  await expect(consent).toBeFocused();
  await expectNoAxeFindings(page);
  await consent.check();
  await expect(consent).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Apply to join' }).click();
  await page.waitForURL('**/partners?sent=yes#apply', { waitUntil: 'load' });
  // The thanks must be in view and have the focus already at the moment in which the page has loaded.
  const thanks = await page.locator('.join-thanks').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { isInView: top >= 0 && bottom <= innerHeight, hasFocus: document.activeElement === element };
  });
  expect(thanks).toEqual({ isInView: true, hasFocus: true });
  await expect(page.locator('.join-thanks')).toBeFocused();
  await expect(page).toHaveURL('/nz/partners?sent=yes#apply');

  await desk.goto('/dashboard/enquiries?q=kauri+sites');
  await expect(desk.getByText('Partner application')).toBeVisible();
  await desk.getByRole('button', { name: 'Hana Kereama', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Hana Kereama' });
  await expect(dialog).toContainText(/Agency\s*Kauri Sites/);
  await expect(dialog).toContainText(/Clients a year\s*4/);
  await expect(dialog).toContainText(/Terms\s*Agreed on/);
  await expect(dialog).toContainText(/Partner link\s*harbour-web-ltd/);
});
