import { apiPaths } from '#shared/api/api-paths.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openDeskAt, openEditDialog, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('what was typed of a category is kept, each failure to save it is said, and it is created, edited with PUT and deleted', async ({
  deskPage: page,
  make,
  faults,
}) => {
  faults.expect(/40[049]|ERR_/);
  await make.category({ name: 'Taken', slug: 'taken' });
  await openDeskAt(page, '?tab=categories&q=whanau');
  await page.getByRole('button', { name: 'Create New Category', exact: true }).dblclick();
  const creating = page.getByRole('dialog', { name: 'Create New Category' });
  const name = creating.getByLabel('Name', { exact: true });
  const slug = creating.getByLabel('Slug', { exact: true });
  await expect(name).toBeFocused();
  await name.fill('Whānau & Friends');
  await expect(slug).toHaveValue('whanau-friends');
  await creating.getByLabel('Description', { exact: true }).fill('For the family');
  await creating.getByRole('button', { name: 'Cancel' }).click();
  await expect(creating).toBeHidden();
  await expect(page.getByText('Changes to “Whānau & Friends” are kept, not saved.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing “Whānau & Friends”' }).click();
  await expect(name).toHaveValue('Whānau & Friends');

  const save = creating.getByRole('button', { name: 'Save Category' });
  const alert = creating.getByRole('alert');
  await slug.fill('taken');
  await save.click();
  await expect(alert).toHaveText(/^Failed to save category: .*taken/);
  await expectNoAxeFindings(page);
  await page.route(`**${apiPaths.adminCategories}`, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await save.click();
  await expect(alert).toHaveText('Failed to save category. Please try again.');
  await expect(name).toHaveValue('Whānau & Friends');
  await page.unroute(`**${apiPaths.adminCategories}`);
  await slug.fill('');
  const post = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(apiPaths.adminCategories));
  await save.click();
  expect((await post).postDataJSON()).toEqual({
    name: 'Whānau & Friends',
    description: 'For the family',
    slug: '',
  });
  await expect(toastOf(page, 'Category saved successfully!')).toBeVisible();
  await expect(creating).toBeHidden();
  await expect(rowOf(page, 'Whānau & Friends')).toContainText('For the family');
  await expect(rowOf(page, 'Whānau & Friends')).toContainText('whanau-friends');
  await expectNoAxeFindings(page);

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
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toastOf(page, 'Category deleted successfully')).toBeVisible();
  await expect(rowOf(page, 'Whānau')).toHaveCount(0);
});
