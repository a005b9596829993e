import { expectNoAxeFindings, expectToFitPhone } from '#tests/support/axe.ts';
import { openArticle, openEditDialog, openNewArticle } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { htmlContent } from './support/writing-steps.ts';

test('the dialog says what could be better, stops saying it when it is mended, and blocks no save', async ({
  deskPage: page,
  make,
  faults,
}) => {
  // The article has a link to a page that does not exist. The browser logs the 404 when the desk checks the link.
  faults.expect(/404/);
  await make.article({ title: 'Said before' });
  const dialog = await openNewArticle(page);
  const advice = dialog.getByRole('region', { name: 'Before you publish' });
  await expect(advice.getByText('There is no title yet.')).toBeVisible();
  await expect(advice.getByText('There is no Content and no Medium URL', { exact: false })).toBeVisible();

  await dialog.getByLabel('Title', { exact: true }).fill('said  Before');
  await dialog.getByLabel('Summary', { exact: true }).fill('Two sentences are enough. They say what readers get.');
  const content = await htmlContent(dialog);
  await content.fill('<h3>Deep</h3><p><a href="/nowhere-at-all">Gone</a> and <a href="/demo">there</a></p>');
  await expect(advice.getByText('Another article has the same title.')).toBeVisible();
  await expect(advice.getByText('/nowhere-at-all leads nowhere: there is no published page.')).toBeVisible();
  await expect(advice.getByText('The first heading should have level 2.', { exact: false })).toBeVisible();
  await expect(advice.getByText('There is no title yet.')).toHaveCount(0);
  await expectToFitPhone(page);

  await dialog.getByLabel('Title', { exact: true }).fill('Never said before');
  await content.fill('<h2>Level two</h2><p><a href="/demo">there</a></p>');
  await expect(advice.getByText(/^The checks found nothing to improve/)).toBeVisible();
  await dialog.getByText('Search and sharing').click();
  await dialog.getByLabel('Search description').fill('What a search engine shows.');
  const result = dialog.getByRole('figure', { name: 'In search results' });
  await expect(result).toContainText('› resources › never-said-beforeNever said before');
  await expect(result).toContainText('What a search engine shows.');
  await content.fill('');
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(dialog).toBeHidden();
  await expectNoAxeFindings(page);
});

test('after a save the desk looks at the live pages and says where the article is shown, where it is gone, and what it could not see', async ({
  deskPage: page,
  make,
  faults,
}) => {
  // The article is withdrawn. The browser logs the 404 when the desk checks its page.
  faults.expect(/404/);
  const article = await make.article({
    title: 'Live & well',
    content: '<p>Text</p>',
    is_published: false,
    is_featured: true,
    publish_date: '2026-11-30',
  });
  const check = page.getByRole('region', { name: 'On the site' });
  const dialog = page.getByRole('dialog', { name: 'Edit Article' });
  await openArticle(page, 'Live & well', '?q=Live+%26+well');
  await dialog.getByText('Published', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(check.getByRole('status')).toHaveText('On the site now');
  const places = check.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(places).toHaveText([
    `Resources, “${article.category.name}” shown`,
    'All Resources shown',
    'Home shown',
    'Article page shown',
    'Sitemap shown',
    'Feed shown',
  ]);
  await expect(places.first().getByRole('link')).toHaveAttribute('href', /\/resources\?category=/);

  await openEditDialog(page, 'Article', 'Live & well');
  await dialog.getByText('Published', { exact: true }).click();
  let isDown = true;
  await page.route('**/sitemap.xml', (route) => (isDown ? route.abort('connectionfailed') : route.continue()));
  faults.expect(/ERR_|Failed to load|site live/);
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  await expect(places.filter({ hasText: 'Sitemap' })).toHaveText('Sitemap could not be loaded');
  await expectToFitPhone(page);
  isDown = false;
  await check.getByRole('button', { name: 'Look again' }).click();
  await page.mouse.move(0, 0);
  // All pages are right now, and the five seconds of the banner are over.
  await expect(check).toHaveCount(0);
});

test('on a phone the banner says that the article is on the site now, and no row of the list moves', async ({
  deskPage: page,
  make,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await make.article({ title: 'Not featured here', is_published: false, publish_date: '1991-01-01' });
  const dialog = await openArticle(page, 'Not featured here', '?sort=oldest');
  await dialog.getByText('Published', { exact: true }).click();
  const top = async () => (await page.getByRole('list', { name: 'Articles' }).boundingBox())?.y;
  await dialog.getByRole('button', { name: 'Save Article' }).click();
  const check = page.getByRole('region', { name: 'On the site' });
  await expect(check).toBeVisible();
  await expect(check.getByRole('status')).toHaveText('On the site now');
  const banner = page.getByRole('presentation').filter({ hasText: 'Published: “Not featured here”.' });
  await expect(banner).toBeVisible();
  const before = await top();
  await expect(banner).toHaveCount(0);
  expect(await top()).toBe(before);
  await expect(check).toHaveCount(0);
});
