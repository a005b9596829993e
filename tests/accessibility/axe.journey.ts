import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { openCreateDialog, openDeskAt } from '../journeys/support/desk-steps.ts';
import { expect, test } from '../journeys/support/fixtures.ts';

const pages = [
  { name: 'Home', path: '/' },
  { name: 'Resources', path: '/nz/resources' },
  { name: 'an article', path: '/resources/an-article-for-axe' },
  { name: 'Sign In', path: '/login?reason=registered' },
  { name: 'Create Account', path: '/au/register' },
  { name: 'an unknown address', path: '/nothing-here' },
] as const;

test('control: axe reports a fault in either theme', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').evaluate((main) => main.append(document.createElement('img')));
  await expect(expectNoAxeFindings(page)).rejects.toThrow(/image-alt/);
  await page.goto('/');
  // A pale text: readable on the dark page, but not on the light one.
  await page.locator('h1').evaluate((heading) => heading.style.setProperty('color', '#eee'));
  await expect(expectNoAxeFindings(page)).rejects.toThrow(/light(.|\n)*color-contrast/);
});

for (const { name, path } of pages) {
  test(`axe finds nothing on ${name}`, async ({ page, product, administrator, faults }) => {
    faults.expect(/404/);
    if (name === 'an article') {
      const make = createContentFactories(sendToOrigin(product.origin, administrator.token));
      const article = await make.article({
        title: 'An article for axe',
        content:
          '<h2>A heading</h2><p>Text with <a href="https://example.com">a link</a>.</p><ul><li>One</li></ul><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><blockquote>Said</blockquote><pre><code>code</code></pre>',
        tag_ids: [(await make.tag()).id],
      });
      await page.goto('/resources/an-article-for-axe');
      await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    } else await page.goto(path);
    await expectNoAxeFindings(page);
  });
}

test('axe finds nothing on forms that show errors', async ({ page }) => {
  for (const [path, button] of [
    ['/login', 'Sign In'],
    ['/register', 'Create Account'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNoAxeFindings(page);
  }
});

test('axe finds nothing on the desk, its tabs and its dialogs', async ({ deskPage: page, product, administrator }) => {
  test.setTimeout(120_000);
  const make = createContentFactories(sendToOrigin(product.origin, administrator.token));
  const article = await make.article({ tag_ids: [(await make.tag()).id], is_featured: true });
  await openDeskAt(page);
  for (const [tab, noun] of [
    ['Articles', 'Article'],
    ['Categories', 'Category'],
    ['Tags', 'Tag'],
  ] as const) {
    await test.step(`${tab}, and its dialog`, async () => {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await expectNoAxeFindings(page);
      const dialog = await openCreateDialog(page, noun);
      if (noun === 'Article') {
        await dialog.getByRole('button', { name: 'Save Article' }).click();
        await expect(dialog.getByText('Please enter a title for the article')).toBeVisible();
      }
      await expectNoAxeFindings(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
    });
  }
  await test.step('the question before a delete', async () => {
    await page.getByRole('tab', { name: /^Articles/ }).click();
    await page.getByLabel('Find an article').fill(article.title);
    await page.getByRole('button', { name: `Delete ${article.title}`, exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'Confirm Delete' })).toBeVisible();
    await expectNoAxeFindings(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('Change Password', async () => {
    await page.getByRole('button', { name: 'Change Password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Password' });
    await dialog.getByLabel('New Password', { exact: true }).fill('weak');
    await expect(dialog.getByText('Password does not meet strength requirements')).toBeVisible();
    await expectNoAxeFindings(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('a toast and the banner', async () => {
    const dialog = await openCreateDialog(page, 'Article');
    await dialog.getByLabel('Title', { exact: true }).fill('Saved for axe');
    await dialog.getByLabel('Summary', { exact: true }).fill('Short');
    await dialog.getByRole('button', { name: 'Save Article' }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
