import { apiPaths } from '#shared/api/api-paths.ts';
import { expectToFitPhone } from '#tests/support/axe.ts';
import { openDeskAt, openEditDialog, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

test('the versions of an article show what changed, and one is restored and taken back', async ({
  deskPage: page,
  make,
  send,
}) => {
  const article = await make.article({
    title: 'Opening hours',
    content: '<p>We answer every call.</p><p>Also at night.</p>',
    is_published: false,
  });
  await openDeskAt(page, '?q=Opening+hours');
  const editing = await openEditDialog(page, 'Article', 'Opening hours');
  await editing.getByLabel('Title', { exact: true }).fill('Opening hours in summer');
  await editing.getByText('Featured', { exact: true }).click();
  await editing.getByRole('button', { name: 'Save Article' }).click();
  await expect(toastOf(page, 'Article saved successfully!')).toBeVisible();

  const again = await openEditDialog(page, 'Article', 'Opening hours in summer');
  const opener = again.getByRole('button', { name: 'Versions', exact: true });
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await opener.press('Enter');
  await expect(versions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(versions.getByRole('listitem')).toHaveCount(3);
  await expect(versions.getByRole('button', { name: /^2\. Saved/ })).toContainText('Title, Featured');
  await expect(versions.getByRole('list', { name: 'Changed fields' })).toHaveText(/Featured: No .*Yes/);
  await expect(versions.locator('ins', { hasText: 'in summer' })).toBeVisible();
  await expectToFitPhone(page);

  await versions.getByRole('button', { name: /^1\. Created/ }).click();
  await expect(versions.getByText('This is the first version; there is nothing before it to compare.')).toBeVisible();
  await expect(versions.getByRole('region', { name: 'Content' })).toHaveText(/We answer every call\..*Also at night\./);
  await versions.getByRole('button', { name: 'Restore this version' }).click();
  const reopened = page.getByRole('dialog', { name: 'Edit Article' });
  await expect(versions).toBeHidden();
  await expect(reopened.getByLabel('Title', { exact: true })).toHaveValue('Opening hours');
  await expect(reopened.getByLabel('Featured', { exact: true })).not.toBeChecked();
  const readTitle = async () => (await send('GET', `${apiPaths.adminArticles}/${article.id}`)).body;
  expect(await readTitle()).toMatchObject({ title: 'Opening hours', is_featured: false, version: 3 });
  await toastOf(page, 'Version 1 is restored.').getByRole('button', { name: 'Undo' }).click();
  await expect(reopened.getByLabel('Title', { exact: true })).toHaveValue('Opening hours in summer');
  await expect(toastOf(page, 'Version 2 is restored.')).toBeVisible();
  expect(await readTitle()).toMatchObject({ title: 'Opening hours in summer', is_featured: true, version: 4 });
});

test('one field of an earlier version is put into the open form, beside what was typed, and only Save keeps it', async ({
  deskPage: page,
  make,
  send,
}) => {
  const article = await make.article({ title: 'Rates', summary: 'In full', content: '<p>Old words.</p>' });
  const save = await make.articleSave({ title: 'Fees', summary: 'Cut', content: '<p>New words.</p>' });
  const path = `${apiPaths.adminArticles}/${article.id}`;
  await send('PUT', path, { ...save, category_id: article.category_id });
  await openDeskAt(page, '?q=Fees');
  const editing = await openEditDialog(page, 'Article', 'Fees');
  await editing.getByLabel('Summary', { exact: true }).fill('Typed now');
  await editing.getByRole('button', { name: 'Versions', exact: true }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await expect(versions.getByRole('button', { name: /^Use this field/ })).toHaveCount(0);
  await versions.getByRole('button', { name: /^1\. Created/ }).click();
  await versions.getByRole('button', { name: /^Compare/ }).click();
  await page.getByRole('menuitemradio', { name: 'With what is saved now' }).click();
  await versions.getByRole('button', { name: 'Use this field: Content of version 1' }).click();
  await expect(versions.getByText('Content of version 1 is in the form now. Save Article keeps it.')).toBeVisible();
  expect((await send('GET', path)).body).toMatchObject({ title: 'Fees', content: '<p>New words.</p>', version: 2 });
  await versions.getByRole('button', { name: 'Close' }).click();
  await expect(editing.getByRole('textbox', { name: 'Content' })).toHaveText('Old words.');
  await expect(editing.getByLabel('Summary', { exact: true })).toHaveValue('Typed now');
  await editing.getByRole('button', { name: 'Save Article' }).click();
  await expect(editing).toBeHidden();
  const saved = { title: 'Fees', summary: 'Typed now', content: '<p>Old words.</p>', version: 3 };
  expect((await send('GET', path)).body).toMatchObject(saved);
});
