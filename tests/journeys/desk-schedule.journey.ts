import { addDays } from '#language/calendar.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { dateInZone, formatDate } from '#shared/rules/dates.ts';
import { expectNoAxeFindings, expectToFitPhone } from '#tests/support/axe.ts';
import { openArticle, openNewArticle, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('a new article is scheduled while it is written, and waits as a draft', async ({ deskPage: page, make }) => {
  await make.category({ name: 'Timetables' });
  const dialog = await openNewArticle(page);
  await dialog.getByLabel('Title', { exact: true }).fill('Out on New Year');
  await dialog.getByLabel('Summary', { exact: true }).fill('It waits.');
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Publish Date', { exact: true }).fill(`${year}-05-04`);
  await dialog.getByText('Published', { exact: true }).click();
  await expect(
    dialog.getByText(
      `Published is ticked: a save puts the article on the site now. Visitors will read the Publish Date 4 May ${year}.`,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish later…' }).click();
  const later = page.getByRole('dialog', { name: 'Publish Later' });
  await expect(later.getByLabel('Date', { exact: true })).toHaveValue(`${year}-05-04`);
  await later.getByLabel('Date', { exact: true }).fill('2027-02-30');
  await later.getByRole('button', { name: 'Publish Later' }).click();
  await expect(later.getByText('Please enter a date that exists, in YYYY-MM-DD format')).toBeVisible();
  await later.getByLabel('Date', { exact: true }).fill('2020-01-01');
  await later.getByRole('button', { name: 'Publish Later' }).click();
  await expect(later.getByText('This time has passed. Please choose a later one')).toBeVisible();
  await expectNoAxeFindings(page);
  await later.getByLabel('Date', { exact: true }).fill(`${year}-01-01`);
  await later.getByLabel('Time', { exact: true }).fill('00:01');
  await later.getByRole('button', { name: 'Publish Later' }).click();
  await expect(later).toBeHidden();
  await expect(dialog.getByText(`1 January ${year} at 12.01 am, New Zealand Time`)).toBeVisible();
  await expect(dialog.getByRole('definition')).toHaveText(`1 Jan ${year}`);
  await dialog.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Preview of the article"]');
  await expect(preview.getByText(`Publish date: January 1, ${year}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Preview', exact: true, expanded: true }).click();
  await expect(dialog.getByLabel('Published', { exact: true })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`“Out on New Year” is scheduled for 1 Jan ${year}, 12.01 am.`)).toBeVisible();
  const row = rowOf(page, 'Out on New Year');
  await expect(row).toContainText('Draft');
  await expect(row).toContainText(`Scheduled 1 Jan ${year}, 12.01 am`);
  expect((await page.request.get('/resources/out-on-new-year')).status()).toBe(404);
});

test('the time of a draft is changed and cancelled, and Undo schedules it again', async ({
  deskPage: page,
  make,
  send,
}) => {
  const article = await make.article({ title: 'Changes its time', is_published: false });
  const year = new Date().getFullYear() + 1;
  await send('PUT', `${apiPaths.adminArticles}/${article.id}/schedule`, { date: `${year}-03-01`, time: '09:00' });
  const dialog = await openArticle(page, 'Changes its time', '?q=Changes+its+time');
  await dialog.getByRole('button', { name: 'Change time' }).click();
  const later = page.getByRole('dialog', { name: 'Publish Later' });
  await expect(later.getByLabel('Time', { exact: true })).toHaveValue('09:00');
  await expectToFitPhone(page);
  await later.getByLabel('Time', { exact: true }).fill('17:30');
  await later.getByRole('button', { name: 'Publish Later' }).click();
  await expect(dialog.getByText(`1 March ${year} at 5.30 pm`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Don’t publish later' }).click();
  await expect(dialog.getByText(`1 March ${year} at 5.30 pm`)).toBeHidden();
  await toastOf(page, 'The article is no longer scheduled').getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText(`1 March ${year} at 5.30 pm`)).toBeVisible();
  await dialog.getByText('Published', { exact: true }).click();
  await expect(
    dialog.getByText(
      /^Published is ticked: a save puts the article on the site now, not on .*1 March \d+ at 5\.30\spm/,
    ),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the schedule' }).click();
  await expect(dialog.getByLabel('Published', { exact: true })).not.toBeChecked();
  await expect(dialog.getByText('by Aroha Ngata')).toBeVisible();
  await dialog.getByText('Published', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Changes its time')).toContainText('Published');
  await expect(rowOf(page, 'Changes its time')).not.toContainText('Scheduled');
});

test('a published article is planned anew in one step, and Scheduled filters the list', async ({
  deskPage: page,
  make,
  faults,
}) => {
  // The article is taken off the site. The browser logs the 404 when the desk checks its page.
  faults.expect(/404/);
  const year = new Date().getFullYear() + 1;
  const article = await make.article({ title: 'Live for now', content: '<p>Text</p>', is_published: true });
  await make.article({ title: 'Live without a plan', is_published: false });
  const dialog = await openArticle(page, 'Live for now', '?q=Live');
  await dialog.getByRole('button', { name: 'Publish later…' }).click();
  const later = page.getByRole('dialog', { name: 'Publish Later' });
  await expect(later).toContainText('The next save takes the article off the site until then.');
  await later.getByLabel('Date', { exact: true }).fill(`${year}-03-01`);
  await later.getByRole('button', { name: 'Publish Later' }).click();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByText(`“Live for now” is scheduled for 1 Mar ${year}, 9 am.`)).toBeVisible();
  expect((await page.request.get(`/resources/${article.slug}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'State: Any state' }).click();
  await page.getByRole('menuitemradio', { name: 'Scheduled' }).click();
  await expect(page.getByText('1 article', { exact: true })).toBeVisible();
});

const tomorrow = addDays(dateInZone('Pacific/Auckland', new Date()), 1);

test('an article that is scheduled moves by a key and by its date field, Undo brings it back, and the agenda says what the page of a published one answers', async ({
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

  await make.article({ title: 'Is there', publish_date: '2026-03-03' });
  await make.article({ title: 'Has no page', publish_date: '2026-03-04', content: null });
  await page.goto('/dashboard/calendar?from=2026-03-01&status=agenda');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Is there')).toContainText(/Its page is there, looked at \d/);
  await expect(row('Has no page')).toContainText('It has no page here');
});
