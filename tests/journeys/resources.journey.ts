import type { Locator } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { expect, test } from './support/fixtures.ts';

const categoriesNav = { name: 'Categories' } as const;

test('a card shows its facts and three tags, and leads outside with tracking parameters, to its own page, or nowhere', async ({
  page,
  make,
}) => {
  const category = await make.category({ name: 'Card facts', slug: 'card-facts' });
  const tags = [];
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) tags.push(await make.tag({ name: `Tag ${name}` }));
  await make.article({
    title: 'Elsewhere & Well: read me',
    summary: 'What it says.',
    medium_url: 'https://medium.example/story?lang=en#part',
    publish_date: '2026-03-07',
    read_time: '1',
    category_id: category.id,
    tag_ids: tags.map((tag) => tag.id),
  });
  await make.article({ title: 'Read it here', category_id: category.id });
  await make.article({ title: 'Nowhere to go', content: null, category_id: category.id });
  await page.goto('/nz/resources?category=card-facts');
  await expect(page.getByRole('heading', { level: 1, name: 'Voice AI Resources' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: 'Elsewhere' });
  await expect(card).toContainText('Card facts');
  await expect(card).toContainText(/1 minute(?!s)/);
  await expect(card).toContainText('Published March 7, 2026');
  await expect(card).toContainText('What it says.');
  await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(4);
  await card.getByText('+2 more').click();
  await expect(card.getByRole('link', { name: 'Tag Five' })).toHaveAttribute('href', '/nz/tags/tag-five');
  const href = await card.getByRole('link', { name: /^Read on Medium/ }).getAttribute('href');
  expect(await linksOfCard(card)).toEqual({ title: href, summary: href, tag: '/nz/tags/tag-five' });
  expect(href).toContain('utm_content=elsewhere-well-read-me');

  const bare = page.getByRole('article').filter({ hasText: 'Nowhere to go' });
  await expect(bare.getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Read article: Read it here' }).click();
  await page.waitForURL('**/nz/resources/read-it-here');
  await expect(page.getByRole('heading', { level: 1, name: 'Read it here' })).toBeVisible();
});

test('the URL names the chosen category, Back leads to All Resources, All Resources loads the featured list, and an empty category says so', async ({
  page,
  make,
}) => {
  const category = await make.category({ name: 'Choosing', slug: 'choosing' });
  await make.article({ title: 'The chosen one', category_id: category.id });
  await make.article({ title: 'The featured one', is_featured: true, category_id: category.id });
  await make.category({ name: 'Nothing yet', slug: 'nothing-yet' });
  await page.goto('/resources');
  const nav = page.getByRole('navigation', categoriesNav);
  await expect(nav.getByRole('link').first()).toHaveText('All Resources');
  await expect(nav.getByRole('link', { name: 'All Resources' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'The featured one' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The chosen one' })).toHaveCount(0);

  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 780 });
  const third = await page.locator('.article-card-title').nth(2).boundingBox();
  expect((third?.y ?? Infinity) + (third?.height ?? 0)).toBeLessThan(2 * 780);
  await page.setViewportSize({ width, height });

  const asked = page.waitForRequest((sent) => sent.url().includes(`${apiPaths.publicArticles}?`));
  await nav.getByRole('link', { name: 'Choosing' }).click();
  expect(new URL((await asked).url()).searchParams.get('category_id')).toBe(String(category.id));
  await expect(page.getByRole('heading', { name: 'The chosen one' })).toBeVisible();
  await expect(page.getByText('2 articles in Choosing')).toBeVisible();
  await expect(page).toHaveURL(/\/resources\?category=choosing$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(page.getByRole('heading', { name: 'The chosen one' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The featured one' })).toBeVisible();

  await page.goto('/resources?category=choosing');
  const askedForAll = page.waitForRequest((sent) => sent.url().endsWith(apiPaths.featuredArticles));
  await nav.getByRole('link', { name: 'All Resources' }).click();
  await askedForAll;
  await expect(page.getByRole('heading', { name: 'The chosen one' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The featured one' })).toBeVisible();

  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${apiPaths.publicArticles}?*`, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await nav.getByRole('link', { name: 'Nothing yet' }).click();
  await expect(page.getByText('Loading resources', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('No articles found for this category', { exact: true })).toBeVisible();
  await expect(page.getByText('Loading resources', { exact: true })).toHaveCount(0);
});

test('a failure has a message and Try Again, which reloads the page; that of the featured list is only logged', async ({
  page,
  make,
  faults,
}) => {
  faults.expect(/500|503|ERR_|could not be read/);
  await make.category({ name: 'Failing', slug: 'failing' });
  let answer: object | undefined = { status: 503, json: { detail: 'Busy' } };
  await page.route(`**${apiPaths.publicArticles}?*`, (route) =>
    answer ? route.fulfill(answer) : route.abort('connectionfailed'),
  );
  const failWith = async (message: string) => {
    await page.goto('/au/resources');
    await page.getByRole('navigation', categoriesNav).getByRole('link', { name: 'Failing' }).click();
    await expect(page.getByRole('heading', { name: 'Error loading resources' })).toBeVisible();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  };
  await failWith('HTTP error! status: 503');
  answer = undefined;
  await failWith('Failed to fetch articles');
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/au\/resources\?category=failing/);
  await expect(page.getByText('No articles found for this category')).toBeVisible();

  const category = await make.category({ name: 'Still shown', slug: 'still-shown' });
  await make.article({ title: 'It stays', category_id: category.id });
  await page.route(`**${apiPaths.featuredArticles}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/resources?category=still-shown');
  const logged = page.waitForEvent('console', (entry) => entry.text().includes('could not be read'));
  await page.getByRole('navigation', categoriesNav).getByRole('link', { name: 'All Resources' }).click();
  await logged;
  await expect(page.getByRole('heading', { name: 'It stays' })).toBeVisible();
  await expect(page).toHaveURL(/category=still-shown$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page contains the articles, and the categories are links that work', async ({ page, make }) => {
    const category = await make.category({ name: 'Plain links', slug: 'plain-links' });
    await make.article({ title: 'Found without scripts', category_id: category.id });
    await page.goto('/resources');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('navigation', categoriesNav).getByRole('link', { name: 'Plain links' }).click();
    await expect(page).toHaveURL(/\/resources\?category=plain-links$/);
    await expect(page.getByRole('heading', { name: 'Found without scripts' })).toBeVisible();
    await expect(page.getByText('1 article in Plain links')).toBeVisible();
  });
});

/**
 * Returns where a press on the title, the summary and the first tag of a card leads. A whole card opens its article,
 * and a tag keeps its own link.
 */
async function linksOfCard(card: Locator) {
  await card.scrollIntoViewIfNeeded();
  return card.evaluate((element) => {
    const linkUnder = (selector: string) => {
      const part = element.querySelector(selector);
      if (!part) throw new Error(`The card has no ${selector}.`);
      part.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
      return found?.getAttribute('href') ?? null;
    };
    return {
      title: linkUnder('.article-card-title'),
      summary: linkUnder('.article-card-summary'),
      tag: linkUnder('.tag-list a'),
    };
  });
}

test('typing in the search shows what it finds without a reload, with an address of its own, Back shows the list, and an article has its bullets in either direction', async ({
  page,
  make,
}) => {
  const tag = await make.tag({ name: 'Switchboards', slug: 'switchboards' });
  const items = '<li>واحد</li><li>two</li>';
  const content = `<p>It rings.</p><ul>${items}</ul><ul dir="rtl">${items}</ul>`;
  await make.article({ title: 'The quiet switchboard', content, tag_ids: [tag.id] });
  await page.goto('/nz/resources');
  await page.getByRole('searchbox', { name: 'Search the articles' }).pressSequentially('switchbo', { delay: 20 });
  await expect(page.getByText('1 article found for “switchbo”.').first()).toBeVisible();
  await expect(page.locator('mark')).toHaveText(['switchboard']);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeHidden();
  await expect(page).toHaveURL(/\/nz\/resources\?q=switchbo$/);

  await page.getByRole('searchbox').fill('no such word');
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await page.goto('/nz/resources/the-quiet-switchboard');
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Switchboards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles about Switchboards' })).toBeVisible();
  await page.getByRole('link', { name: 'The quiet switchboard' }).click();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();

  // The text of each list item begins beside its bullet, in either direction.
  const distances = await page.locator('.prose li').evaluateAll((list) =>
    list.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const text = range.getBoundingClientRect();
      const box = item.getBoundingClientRect();
      return Math.round(getComputedStyle(item).direction === 'rtl' ? box.right - text.right : text.left - box.left);
    }),
  );
  expect(distances).toEqual([0, 0, 0, 0]);
});
