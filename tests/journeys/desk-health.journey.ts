import { visitorAgent } from '#tests/support/enquiry-sender.ts';
import { rowOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { htmlContent } from './support/writing-steps.ts';

// Visits of a browser without a window are not counted.
test.use({ userAgent: visitorAgent });

test('a dead link is listed, its words are opened and mended, and it is gone from the list', async ({
  deskPage: page,
  faults,
  make,
}) => {
  faults.expect(/status of 404/);
  await make.article({ title: 'Points nowhere', content: '<p><a href="/resources/never-was">here</a></p>' });
  await make.article({ title: 'Points somewhere', content: '<p><a href="/demo">here</a></p>' });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(rowOf(page, 'Points somewhere')).toBeHidden();
  await rowOf(page, 'Points nowhere').getByRole('button', { name: '/resources/never-was leads nowhere' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title', { exact: true })).toHaveValue('Points nowhere');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Content health' }).click();
  const row = page
    .getByRole('region', { name: /^Dead links/ })
    .getByRole('listitem')
    .filter({ hasText: 'Points nowhere' });
  await expect(row).toContainText('/resources/never-was leads nowhere');
  await row.getByRole('button', { name: 'Open the article Points nowhere' }).click();
  const dialog = page.getByRole('dialog');
  await (await htmlContent(dialog)).fill('<p><a href="/demo">here</a></p>');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();
});

test('an address that visitors asked for in vain leads them on after one press', async ({
  deskPage: page,
  faults,
  make,
}) => {
  faults.expect(/status of 404/);
  await make.article({ title: 'Winter rates', content: '<p>Rates.</p>' });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto('/old/winter-rates');
    await expect(page.getByRole('heading', { name: 'Nobody picks up here' })).toBeVisible();
  }
  await expect(async () => {
    await page.goto('/dashboard/content-health?status=missing-page');
    await expect(page.getByRole('heading', { name: '/old/winter-rates' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Lead /old/winter-rates to Winter rates' }).click();
  await expect(page.getByRole('heading', { name: '/old/winter-rates' })).toBeHidden();
  await page.goto('/nz/old/winter-rates');
  await expect(page).toHaveURL(/\/nz\/resources\/winter-rates$/);
});
