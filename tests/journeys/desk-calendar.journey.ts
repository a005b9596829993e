import { apiPaths } from '#shared/api/api-paths.ts';
import { addDays } from '#shared/insight/periods.ts';
import { dateInZone, formatDate } from '#shared/rules/dates.ts';
import { expect, test } from './support/fixtures.ts';

const tomorrow = addDays(dateInZone('Pacific/Auckland', new Date()), 1);

test('an article that is scheduled moves by a key and by its date field, and Undo brings it back', async ({
  deskPage: page,
  make,
  send,
}) => {
  const { id } = await make.article({ title: 'Moves about', is_published: false });
  const schedule = `${apiPaths.adminArticles}/${id}/schedule`;
  await send('PUT', schedule, { date: tomorrow, time: '09:30' });
  await page.goto(`/dashboard/calendar?from=${tomorrow}`);
  const entryOn = (day: string) =>
    page.getByRole('button', { name: `Moves about, Scheduled, ${formatDate(day)}, 9.30` });
  const next = addDays(tomorrow, 1);
  await entryOn(tomorrow).focus();
  await page.keyboard.press('ArrowRight');
  await expect(entryOn(next)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entryOn(tomorrow)).toBeVisible();
  await entryOn(tomorrow).dragTo(page.getByRole('cell', { name: formatDate(next), exact: true }));
  await expect(entryOn(next)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(entryOn(tomorrow)).toBeVisible();

  await page.goto(`/dashboard/calendar?from=${tomorrow}&status=agenda`);
  await page.getByRole('button', { name: 'Choose a day for Moves about' }).click();
  const field = page.getByLabel('Day of Moves about');
  await field.fill('2020-01-01');
  await page.getByRole('button', { name: 'Move Moves about' }).click();
  await expect(page.getByText('This time has passed. Please choose a later one.')).toBeVisible();
  await field.fill(addDays(tomorrow, 400));
  await field.press('Enter');
  await expect(entryOn(addDays(tomorrow, 400))).toBeFocused();
  await entryOn(addDays(tomorrow, 400)).press('Enter');
  await expect(page.getByRole('dialog')).toContainText(formatDate(addDays(tomorrow, 400)));
});

test('a published article in the agenda says what its page answers', async ({ deskPage: page, make }) => {
  await make.article({ title: 'Is there', publish_date: '2026-03-03' });
  await make.article({ title: 'Has no page', publish_date: '2026-03-04', content: null });
  await page.goto('/dashboard/calendar?from=2026-03-01&status=agenda');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Is there')).toContainText(/Its page is there, looked at \d/);
  await expect(row('Has no page')).toContainText('It has no page here');
});
