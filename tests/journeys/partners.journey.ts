import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { expect, test } from './support/fixtures.ts';

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
  const clients = page.locator('#apply-clients');
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
