import { apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { chooseOption, openDeskAt, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('several articles are published, get a tag, are deleted, and come back with Undo', async ({
  deskPage: page,
  make,
  product,
}) => {
  const tag = await make.tag({ name: 'Added to many' });
  for (const name of ['one', 'two', 'three', 'four'])
    await make.article({ title: `Together ${name}`, is_published: false, publish_date: '2021-02-03' });
  await openDeskAt(page, '?q=Together');
  const box = (name: string) => page.getByRole('checkbox', { name: `Select Together ${name}` });
  const bar = page.getByRole('region', { name: 'Selected articles' });
  const published = async (slug: string) => (await page.request.get(`${product.origin}/resources/${slug}`)).status();

  // The newest article is first, so the order is four, three, two, one.
  await box('four').check();
  await box('two').click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expectNoAxeFindings(page);
  await box('one').focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toHaveText('4 selected');
  await page.keyboard.press('Space');
  await bar.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(toastOf(page, '3 articles published.')).toBeVisible();
  await expect(rowOf(page, 'Together four')).toContainText('Published');
  await expect(rowOf(page, 'Together one')).toContainText('Draft');
  expect(await published('together-three')).toBe(200);
  await toastOf(page, '3 articles published.').getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page, 'Undone: 3 articles as before.')).toBeVisible();
  await expect(rowOf(page, 'Together four')).toContainText('Draft');
  expect(await published('together-three')).toBe(404);

  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add a tag…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a tag' });
  await dialog.getByRole('button', { name: 'Add a tag' }).click();
  await expect(dialog).toContainText('Choose a tag first');
  await expectNoAxeFindings(page);
  await chooseOption(dialog.getByRole('combobox', { name: 'Tag' }), 'added', 'Added to many', 'Create tag “added”');
  await dialog.getByRole('button', { name: 'Add a tag' }).click();
  await expect(toastOf(page, '3 articles tagged “Added to many”.')).toBeVisible();
  await expect(rowOf(page, 'Together two')).toContainText('Added to many');

  await bar.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(question).toContainText('Are you sure you want to delete these 3 articles?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, '3 articles deleted successfully.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(box('one')).toBeFocused();
  await toastOf(page, '3 articles deleted successfully.').getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page, '3 articles restored.')).toBeVisible();
  await expect(rowOf(page, 'Together two')).toBeVisible();

  // Text that a person types before the tags have arrived must stay.
  const { promise: tagsMayArrive, resolve: letTagsArrive } = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.publicTags}*`, async (route) => {
    await tagsMayArrive;
    await route.continue();
  });
  await openDeskAt(page, '?q=Together');
  await page.getByRole('button', { name: 'Tag and date: any' }).click();
  const filters = page.getByRole('dialog', { name: 'Tag and date' });
  const tagField = filters.getByRole('combobox', { name: 'Tag' });
  await tagField.pressSequentially('adde');
  await expect(page.getByText('Loading tags', { exact: true })).toBeVisible();
  letTagsArrive();
  await page.getByRole('option', { name: 'Added to many' }).click();
  await expect(tagField).toHaveValue('Added to many');
  await filters.getByRole('textbox', { name: 'Published to' }).fill('2021-02-30');
  await filters.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(filters).toContainText('Enter a date as YYYY-MM-DD, such as 2026-03-31');
  await expectNoAxeFindings(page);
  await filters.getByRole('textbox', { name: 'Published to' }).fill('2021-02-28');
  await filters.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('3 articles', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?q=Together&tag=${tag.id}&to=2021-02-28`);
  await expect(page.getByRole('button', { name: 'Tag and date: Added to many, to 2021-02-28' })).toBeVisible();
});

test('a tag is merged into another one, comes back with Undo, and Delete says how many articles use it', async ({
  deskPage: page,
  make,
}) => {
  const tag = await make.tag({ name: 'Merging mobile' });
  await make.tag({ name: 'Merging cellphone' });
  for (const title of ['Merged one', 'Merged two']) await make.article({ title, tag_ids: [tag.id] });
  await openDeskAt(page, '?tab=tags&q=Merging');
  const row = rowOf(page, 'Merging mobile');
  await expect(row.getByRole('link', { name: '2 articles of Merging mobile' })).toBeVisible();
  await expect(rowOf(page, 'Merging cellphone')).toContainText('No articles');
  await expectNoAxeFindings(page);

  await row.getByRole('button', { name: 'Delete Merging mobile' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(question).toContainText('2 articles use this tag. The articles stay, without the tag.');
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('button', { name: 'Merge Merging mobile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge tag' });
  await expect(dialog).toBeVisible();
  await expectNoAxeFindings(page);
  await chooseOption(dialog.getByRole('combobox', { name: 'Merge into' }), 'cell', 'Merging cellphone');
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  const toast = toastOf(page, '“Merging mobile” was merged into “Merging cellphone”, which got 2 articles.');
  await expect(toast).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(rowOf(page, 'Merging cellphone')).toContainText('2 articles');
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toastOf(page, 'Tag restored. It is on 2 articles again.')).toBeVisible();
  await row.getByRole('link', { name: '2 articles of Merging mobile' }).click();
  await expect(rowOf(page, 'Merged one')).toBeVisible();
  await expect(page.getByText('2 articles', { exact: true })).toBeVisible();
});

test('a new tag is created while it is added to many, the page does not scroll, and Escape clears the selection', async ({
  deskPage: page,
  make,
}) => {
  for (let count = 0; count < 12; count += 1) await make.article({ title: `Scrolled ${count}`, is_published: false });
  await openDeskAt(page, '?q=Scrolled&sort=oldest');
  const bar = page.getByRole('region', { name: 'Selected articles' });
  const box = (count: number) => page.getByRole('checkbox', { name: `Select Scrolled ${count}`, exact: true });
  await box(3).check();
  await box(4).check();
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add a tag…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a tag' });
  const scrolled = await page.evaluate(() => window.scrollY);
  // The rows now also show the new tag. If a row above the visible part of the page grows, the browser scrolls as far.
  const scrolledBy = async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrolled);
  const field = dialog.getByRole('combobox', { name: 'Tag' });
  await field.fill('Made for many');
  await expect(page.getByRole('option')).toHaveText(['Create tag “Made for many”']);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue('Create tag “Made for many”');
  await dialog.getByRole('button', { name: 'Add a tag' }).click();
  await expect(toastOf(page, '2 articles tagged “Made for many”.')).toBeVisible();
  await expect(rowOf(page, 'Scrolled 3')).toContainText('Made for many');
  await expect(bar.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  expect(await scrolledBy()).toBeLessThan(100);

  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(box(4)).toBeFocused();
  expect(await scrolledBy()).toBeLessThan(100);
});
