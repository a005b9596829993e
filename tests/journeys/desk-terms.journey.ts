import { apiPaths } from '#shared/api/api-paths.ts';
import { openCreateDialog, openDeskAt, openEditDialog, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('a category is created with the right payload, edited with PUT, and deleted', async ({ deskPage: page }) => {
  await openDeskAt(page, '?tab=categories&q=whanau');
  const creating = await openCreateDialog(page, 'Category');
  for (const label of ['Name', 'Description', 'Slug'])
    await expect(creating.getByLabel(label, { exact: true })).toHaveValue('');
  await creating.getByLabel('Name', { exact: true }).fill('Whānau & Friends');
  await expect(creating.getByLabel('Slug', { exact: true })).toHaveValue('whanau-friends');
  await creating.getByLabel('Description', { exact: true }).fill('For the family');
  const post = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(apiPaths.adminCategories));
  await creating.getByRole('button', { name: 'Save Category' }).click();
  expect((await post).postDataJSON()).toEqual({
    name: 'Whānau & Friends',
    description: 'For the family',
    slug: '',
  });
  await expect(toastOf(page, 'Category saved successfully!')).toBeVisible();
  await expect(creating).toBeHidden();
  await expect(rowOf(page, 'Whānau & Friends')).toContainText('For the family');
  await expect(rowOf(page, 'Whānau & Friends')).toContainText('whanau-friends');

  const editing = await openEditDialog(page, 'Category', 'Whānau & Friends');
  await editing.getByLabel('Name', { exact: true }).fill('Whānau');
  await expect(editing.getByLabel('Slug', { exact: true })).toHaveValue('whanau-friends');
  const put = page.waitForRequest((sent) => sent.method() === 'PUT');
  await editing.getByRole('button', { name: 'Save Category' }).click();
  expect((await put).url()).toMatch(/\/api\/admin\/categories\/\d+$/);
  await expect(rowOf(page, 'Whānau')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Whānau' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(question.getByText('Are you sure you want to delete this category?', { exact: true })).toBeVisible();
  await expect(question.getByText('Whānau', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toastOf(page, 'Category deleted successfully')).toBeVisible();
  await expect(rowOf(page, 'Whānau')).toHaveCount(0);
});

test('a category that articles use is not deleted: the dialog says how many use it, and Delete waits', async ({
  deskPage: page,
  make,
}) => {
  const category = await make.category({ name: 'In use' });
  await make.article({ category_id: category.id });
  await make.article({ category_id: category.id });
  await openDeskAt(page, '?tab=categories&q=In+use');
  await page.getByRole('button', { name: 'Delete In use' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Delete' });
  await expect(
    question.getByText(
      '2 articles use this category, so choose another category for them first or merge this one into another.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(question.getByText('Trash')).toHaveCount(0);
  await expect(question.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'In use')).toBeVisible();
});

test('a tag has no description, and keeps a slug that a person wrote', async ({ deskPage: page }) => {
  await openDeskAt(page, '?tab=tags&q=korero');
  const creating = await openCreateDialog(page, 'Tag');
  await expect(creating.getByLabel('Description')).toHaveCount(0);
  await creating.getByLabel('Name', { exact: true }).fill('Kōrero');
  await creating.getByLabel('Slug', { exact: true }).fill('my-own-slug');
  await creating.getByLabel('Name', { exact: true }).fill('Kōrero mai');
  await expect(creating.getByLabel('Slug', { exact: true })).toHaveValue('my-own-slug');
  await creating.getByRole('button', { name: 'Save Tag' }).click();
  await expect(toastOf(page, 'Tag saved successfully!')).toBeVisible();
  await expect(rowOf(page, 'Kōrero mai')).toContainText('my-own-slug');
});

test('if a category cannot be saved, its dialog says why and keeps what was typed', async ({
  deskPage: page,
  make,
  faults,
}) => {
  faults.expect(/409|422|400|ERR_/);
  await make.category({ name: 'Taken', slug: 'taken' });
  await openDeskAt(page, '?tab=categories');
  const dialog = await openCreateDialog(page, 'Category');
  const save = dialog.getByRole('button', { name: 'Save Category' });
  const alert = dialog.getByRole('alert');

  await save.click();
  await expect(alert).toHaveText(/^Failed to save category: \S+/);
  await dialog.getByLabel('Name', { exact: true }).fill('Another');
  await dialog.getByLabel('Slug', { exact: true }).fill('taken');
  await save.click();
  await expect(alert).toHaveText(/^Failed to save category: .*taken/);

  let answer: object | undefined = { status: 400, json: {} };
  await page.route(`**${apiPaths.adminCategories}`, (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return answer ? route.fulfill(answer) : route.abort('connectionfailed');
  });
  await save.click();
  await expect(alert).toHaveText('Failed to save category: Unknown error');
  answer = undefined;
  await save.click();
  await expect(alert).toHaveText('Failed to save category. Please try again.');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Another');
});
