import { accessTokenKey } from '#shared/api/api-paths.ts';
import { fillSignIn } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { visualContent } from './support/writing-steps.ts';

test('a signed-in editor gets from an article into the desk, also after the session ended, and a visitor pays nothing for it', async ({
  page,
  administrator,
  faults,
  make,
}) => {
  faults.expect(/401/);
  const article = await make.article({ title: 'What the desk knows', content: '<p>Short.</p>', is_published: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(`/nz/resources/${article.slug}`, { waitUntil: 'networkidle' });
  const editLink = page.getByRole('link', { name: 'Edit this article' });
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(editLink).toHaveCount(0);
  expect(asked.filter((url) => url.includes('desk-links'))).toEqual([]);

  // The token of a session that has ended is still in the browser.
  await page.evaluate((key) => localStorage.setItem(key, 'no-such-token'), accessTokenKey);
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Open the desk' })).toBeVisible();
  await editLink.click();
  await page.waitForURL('**/nz/login?*');
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await fillSignIn(page, administrator);
  const dialog = page.getByRole('dialog', { name: 'Edit Article' });
  await expect(dialog.getByLabel('Title')).toHaveValue('What the desk knows');
  await expect(page).toHaveURL(/\/nz\/dashboard$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('button', { name: 'How do I publish an article later?' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Press Publish later…');
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('link', { name: 'View the site' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Desk' }).click();
  await expect(page.getByRole('heading', { name: 'Content Management Dashboard' })).toBeVisible();
});

test('a pencil on an article opens it at that block, and the bar says what is not on the site yet', async ({
  deskPage: page,
  make,
}) => {
  const content = '<p>First words.</p>\n<p>Second words.</p>';
  const { slug } = await make.article({ title: 'From page to words', content, is_published: true });
  await page.goto(`/resources/${slug}`);
  const bar = page.getByRole('complementary', { name: 'For editors' });
  await expect(bar).toContainText('Visitors see everything that is saved for this article.');
  await page.getByRole('link', { name: 'Edit: Second words.' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Article' });
  const text = await visualContent(dialog);
  await expect(text).toBeFocused();
  await page.keyboard.type('Newer. ');
  await expect(text).toContainText('Newer. Second words.');
  await expect(dialog.getByText(/^Kept .* not saved yet/)).toBeVisible();
  await page.goto(`/resources/${slug}`);
  await expect(bar).toContainText('You have changes to this article that are not on the site yet.');
});
