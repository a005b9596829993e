import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { findTextUnderButtonAtEnd, findWrongPlaces } from './support/ask-button-places.ts';
import { openDeskAt } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';
import { hearFramework, measureLayoutShift } from './support/page-load.ts';

/**
 * Maximum number of compressed bytes that a public page may load before a visitor interacts with it, in a browser that
 * saves data. Other browsers also get the code of the call on Demo in idle time.
 */
const budget = { script: 8_000, stylesheet: 15_000, all: 90_000 };

/** Pages that are tested for their budget, too, each in a browser without cached files. */
const usualPages = [
  '/nz',
  '/nz/resources',
  '/nz/articles',
  '/nz/partners',
  '/nz/demo',
  '/nz/privacy',
  '/nz/trust',
  '/nz/login',
];
const furtherPages = [
  '/nz/terms',
  '/nz/register',
  '/resources?q=axe',
  '/au/resources?q=xyzzy',
  '/resources?category=unknown',
  '/tags',
  '/resources/an-article-for-axe',
  '/forgot-password',
  '/reset-password',
  '/confirm-email#of-nobody',
  '/invite',
  '/contact',
  '/demo?agent=zoo',
  '/nothing-here',
];

/** Opens a page and checks its security policy. The fixture `faults` reports everything that the policy stops. */
async function openUnderPolicy(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('report-uri /api/policy-reports');
}

/** The spacing that a person may set (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Expects that a page does not scroll sideways at 320 pixels with wider text spacing. */
async function expectToFitWithSpacing(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const beyondEdge = await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        element.getBoundingClientRect().right > clientWidth &&
        element.checkVisibility(),
    );
    return wide.map((element) => `${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`);
  }, spacing);
  expect(beyondEdge).toEqual([]);
}

/** Counts the bytes that a page loads from now on, as they are transferred, without headers. */
async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes = { script: 0, stylesheet: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type.toLowerCase()));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'script' || kind === 'stylesheet') sizes[kind] += encodedDataLength;
    if (kind !== undefined && kind !== 'ping') sizes.all += encodedDataLength;
  });
  return sizes;
}

/** Returns the compressed bytes of the elements in a page that match this selector and hold code. */
const inlineBytes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(async (elements) => {
    const text = elements.map((element) => element.textContent).join('');
    const compressed = new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')));
    return text ? (await compressed.arrayBuffer()).byteLength : 0;
  });
const inlineScripts = 'script:not([src], [type="application/ld+json"], [type="speculationrules"])';

/** Expects that axe finds nothing on the open page, and that a phone has room for it and for the assistant's button. */
async function expectRoomForAll(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await findWrongPlaces(page)).toEqual([]);
  expect(await findTextUnderButtonAtEnd(page)).toEqual([]);
  await expectToFitWithSpacing(page);
}

for (const path of usualPages)
  test(`${path} keeps its budget and its policy, does not move, has room for the assistant, and axe finds nothing`, async ({
    page,
  }) => {
    const sizes = await countBytes(page);
    const framework = hearFramework(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const layoutShift = await measureLayoutShift(page);

    await openUnderPolicy(page, path);
    const inline = { script: await inlineBytes(page, inlineScripts), style: await inlineBytes(page, 'style') };
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify({ path, ...sizes, inline }) });
    expect(sizes.all, 'transferred bytes').toBeGreaterThan(30_000);
    expect(await framework()).toEqual([]);
    expect(sizes.script + inline.script).toBeLessThanOrEqual(budget.script);
    expect(sizes.stylesheet + inline.style).toBeLessThanOrEqual(budget.stylesheet);
    expect(inline.style, 'the page has styles').toBeGreaterThan(4_000);
    expect(sizes.all).toBeLessThanOrEqual(budget.all);
    expect(await layoutShift()).toBeLessThan(0.005);
    await expectRoomForAll(page);
  });

test('no other page breaks its policy, all have room for the assistant, and axe finds nothing', async ({
  page,
  faults,
  make,
}) => {
  faults.expect(/404/);
  await make.article({
    title: 'An article for axe',
    content:
      '<h2>A heading</h2><p>Text with <a href="https://example.com">a link</a>.</p><ul><li>One</li></ul><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><blockquote>Said</blockquote><pre><code>code</code></pre>',
    tag_ids: [(await make.tag()).id],
  });
  for (const path of furtherPages)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await openUnderPolicy(page, path);
      await expectRoomForAll(page);
    });
});

/** With these, the last category of a row has room for its name in one typeface, but not in the other. */
const manyCategories = [
  ...['After hours', 'Bookings and deposits', 'Case notes', 'Costs and returns', 'Getting started'],
  ...['Industry stories', 'Phone systems', 'Privacy in Australia', 'Staff and training', 'Te reo Māori'],
];

test('a list of many categories does not break into other rows when the fonts come late', async ({ page, make }) => {
  for (const name of manyCategories) await make.article({ category_id: (await make.category({ name })).id });
  const layoutShift = await measureLayoutShift(page);
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto('/nz/resources', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Phone systems' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift()).toBeLessThan(0.005);
});

test('no page of the desk breaks its policy, hides the assistant’s button, or scrolls sideways at 320 pixels', async ({
  deskPage: page,
}) => {
  await openUnderPolicy(page, '/dashboard');
  for (const query of [
    '',
    '?tab=tags',
    '/people',
    '/enquiries',
    '/insight',
    '/settings',
    '/trash',
    '/pictures',
    '/history',
    '/passkeys',
  ])
    await test.step(query, async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await openDeskAt(page, query);
      await page.waitForLoadState('networkidle');
      expect(await findWrongPlaces(page)).toEqual([]);
      await expectToFitWithSpacing(page);
    });
});
