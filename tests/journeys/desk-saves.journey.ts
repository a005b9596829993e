import { doubleClickTime } from '#desk/api/session.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { addSecondAdministrator } from '#tests/support/administrator.ts';
import { sendToOrigin } from '#tests/support/content-factories.ts';
import {
  fillSignIn,
  openArticle,
  openCreateDialog,
  openDeskAt,
  openEditDialog,
  openNewArticle,
  rowOf,
  toastOf,
} from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { holdClock } from './support/held-clock.ts';
import { visualContent } from './support/writing-steps.ts';

test('a save of what someone else also changed shows the difference, and either side can be chosen', async ({
  deskPage: page,
  make,
  faults,
  send,
}) => {
  faults.expect(/412/);
  const article = await make.article({ title: 'Contested', summary: 'As it was' });
  const dialog = await openArticle(page, 'Contested', '?q=Contested');
  const summary = dialog.getByRole('textbox', { name: 'Summary', exact: true });
  await summary.fill('As I typed it');
  const theirs = await make.articleSave({
    title: 'Contested',
    summary: 'As they saved it',
    category_id: article.category_id,
  });
  expect((await send('PUT', `${apiPaths.adminArticles}/${article.id}`, theirs)).status).toBe(200);

  await dialog.getByRole('button', { name: 'Save Article' }).click();
  const conflict = dialog.getByRole('alert');
  await expect(conflict).toContainText('You saved this article in another tab');
  const difference = conflict.getByRole('region', { name: 'Summary' });
  await expect(difference.locator('ins')).toContainText(['I', 'typed']);
  await expect(difference.locator('del')).toContainText(['they', 'saved']);
  await expect(summary).toHaveValue('As I typed it');
  const choose = (side: string) => conflict.locator('label').filter({ hasText: side }).click();
  await choose('Keep yours');
  await expect(summary).toHaveValue('As I typed it');
  await choose('Take what your other tab has');
  await expect(summary).toHaveValue('As they saved it');
  await choose('Keep yours');
  await expect(summary).toHaveValue('As I typed it');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Contested')).toContainText('As I typed it');
  const { body } = await send('GET', `${apiPaths.adminArticles}/${article.id}`);
  expect(body).toMatchObject({ summary: 'As I typed it' });
});

test('a save merges the fields and blocks that only one of two people changed, and both are versions', async ({
  deskPage: page,
  make,
  faults,
  send,
}) => {
  faults.expect(/412/);
  const save = await make.articleSave({ title: 'Merged', content: '<p>First</p>\n<p>Second</p>' });
  const { body } = await send('POST', apiPaths.adminArticles, save);
  const path = `${apiPaths.adminArticles}/${Object(body).id}`;
  const dialog = await openArticle(page, 'Merged', '?q=Merged');
  const text = await visualContent(dialog);
  await text.press('ControlOrMeta+End');
  await page.keyboard.type(', typed here');
  const theirs = { ...save, summary: 'Theirs', content: '<p>First, saved there</p>\n<p>Second</p>' };
  expect((await send('PUT', path, theirs)).status).toBe(200);
  await expect(
    dialog.getByText('It was saved since you opened it. When you save, both changes are put together.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(toastOf(page, 'changed is kept too: Summary, Content.')).toBeVisible();
  const merged = { summary: 'Theirs', content: '<p>First, saved there</p>\n<p>Second, typed here</p>' };
  expect((await send('GET', path)).body).toMatchObject(merged);
  const versions = await send('GET', `${path}/versions`);
  expect(versions.body).toMatchObject([{ number: 3 }, { number: 2, changed: ['summary', 'content'] }, { number: 1 }]);
});

test('a record that someone else deleted during the edit can be saved as a new one', async ({
  deskPage: page,
  make,
  faults,
  send,
}) => {
  faults.expect(/404/);
  const tag = await make.tag({ name: 'Pulled away' });
  await openDeskAt(page, '?tab=tags&q=Pulled');
  const dialog = await openEditDialog(page, 'Tag', 'Pulled away');
  await dialog.getByLabel('Name', { exact: true }).fill('Pulled back');
  await send('DELETE', `${apiPaths.adminTags}/${tag.id}`);
  await dialog.getByRole('button', { name: 'Save Tag' }).click();
  await expect(dialog.getByRole('alert')).toContainText('What you typed is still here.');
  await dialog.getByRole('button', { name: 'Save as new' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'Pulled back')).toBeVisible();
});

test('a save that waits for a sign-in is not sent under the name of somebody else', async ({
  page,
  ownToken,
  product,
  administrator,
  faults,
  send,
}) => {
  faults.expect(/401/);
  const other = await addSecondAdministrator(product.origin, administrator);
  await openDeskAt(page, '?tab=categories');
  const dialog = await openCreateDialog(page, 'Category');
  await dialog.getByLabel('Name', { exact: true }).fill('Whose is this');
  await sendToOrigin(product.origin, ownToken)('POST', apiPaths.logout);
  await dialog.getByRole('button', { name: 'Save Category' }).click();
  const panel = page.getByRole('dialog', { name: 'Sign in to carry on' });
  await expect(panel).toContainText('Your session has ended. Sign in again to carry on. Nothing you typed is lost.');
  await expect(panel.getByLabel('Username')).toBeFocused();
  await fillSignIn(panel, { email: other.email, password: 'wrong-one' });
  await expect(panel.getByRole('alert')).toBeVisible();
  await fillSignIn(panel, other);
  await expect(dialog.getByText('Somebody else has signed in, so this was not saved.')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Whose is this');
  expect(JSON.stringify((await send('GET', apiPaths.adminCategories)).body)).not.toContain('Whose is this');
  await dialog.getByRole('button', { name: 'Save Category' }).click();
  await expect(dialog).toBeHidden();
  expect(JSON.stringify((await send('GET', apiPaths.adminCategories)).body)).toContain('Whose is this');
});

test('if the session ends while no dialog is open, the desk leads to Sign In, which says why', async ({
  page,
  ownToken,
  product,
  faults,
}) => {
  faults.expect(/401/);
  await openDeskAt(page);
  // Wait until the desk has finished its requests. If a request was sent after the session has ended, the desk would go
  // to Sign In before the click.
  for (const name of [/^Articles \d/, /^Categories \d/, /^Tags \d/])
    await expect(page.getByRole('tab', { name })).toBeVisible();
  // When the browser is idle, the desk loads the dialog of articles and the next page of the list.
  await page.waitForLoadState('networkidle');
  await sendToOrigin(product.origin, ownToken)('POST', apiPaths.logout);
  await page.getByRole('tab', { name: /^Tags/ }).click();
  await page.waitForURL('**/login*');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('after signing out in another tab, this tab says so and keeps what was typed', async ({
  page,
  ownToken,
  faults,
}) => {
  // This tab may send a working copy while the other tab signs out. The server then answers 401.
  faults.expect(/401/);
  expect(ownToken).toBeTruthy();
  const dialog = await openNewArticle(page);
  await dialog.getByLabel('Title', { exact: true }).fill('Typed in the first tab');
  const other = await page.context().newPage();
  await openDeskAt(other);
  await other.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('**/login');
  await expect(page.getByRole('dialog', { name: 'Sign in to carry on' })).toContainText(
    'You signed out in another tab. Sign in again to carry on. Nothing you typed is lost.',
  );
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed in the first tab');
});

test('a double click on Save never falls on Logout, which works again half a second later', async ({
  page,
  ownToken,
  faults,
}) => {
  // The test moves the clock, so a request of the desk can reach its time limit. The clock moves in many small steps.
  // Each can cause a request, and a busy server may refuse one.
  faults.expect(/TimeoutError|401|503/);
  expect(ownToken).toBeTruthy();
  await page.clock.install();
  const dialog = await openNewArticle(page);
  await dialog.getByLabel('Title', { exact: true }).fill('Saved and still here');
  await dialog.getByLabel('Summary', { exact: true }).fill('Saved with two clicks');
  const clock = await holdClock(page);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await clock.until(() => dialog.isHidden());
  // The second click of a double click on Save would land on Logout. While the desk signs out, Logout is disabled.
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  await expect(logout).toBeEnabled();
  // The list shows the row only when the clock moves.
  await page.clock.resume();
  await expect(rowOf(page, 'Saved and still here')).toBeVisible();
  await page.clock.runFor(doubleClickTime);
  await logout.click();
  await page.waitForURL('**/login');
});
