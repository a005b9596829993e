import type { Page } from '@playwright/test';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Administrator, signInAt } from '#tests/support/administrator.ts';
import { expectNoAxeFindings } from '#tests/support/axe.ts';
import { openDeskAt, rowOf, toastOf } from './support/desk-steps.ts';
import { expect, test } from './support/fixtures.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** Opens a page by the links of the desk, one after the other. */
async function openByLinks(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('link', { name, exact: true }).click();
}

/** Signs the administrator in from another browser, by default one on a phone. Returns the token of the new session. */
const signInElsewhere = (origin: string, administrator: Administrator, userAgent = safari) =>
  signInAt(origin, administrator, { 'user-agent': userAgent });

const statusOf = async (origin: string, token: string) =>
  (await fetch(origin + apiPaths.me, { headers: { authorization: `Bearer ${token}` } })).status;

test('an administrator finds a session on a phone and ends it, and then ends all other sessions at once', async ({
  deskPage: page,
  product,
  administrator,
}) => {
  const phone = await signInElsewhere(product.origin, administrator);
  await openDeskAt(page);
  await openByLinks(page, 'Security');
  await expect(page).toHaveURL(/\/dashboard\/security$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await rowOf(page, 'Safari on iPhone')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(toastOf(page, 'Signed out there')).toBeVisible();
  await expect(rowOf(page, 'Safari on iPhone')).toHaveCount(0);
  expect(await statusOf(product.origin, phone)).toBe(401);

  const others = [
    await signInElsewhere(product.origin, administrator),
    await signInElsewhere(product.origin, administrator),
  ];
  await page.reload();
  await expect(rowOf(page, 'Safari on iPhone')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('list', { name: 'Your sessions' }).getByRole('listitem')).toHaveCount(1);
  for (const token of others) expect(await statusOf(product.origin, token)).toBe(401);
  expect(await statusOf(product.origin, administrator.token)).toBe(200);
});

test('a change is in the history at once, can be filtered by kind and person, and Back undoes the filter', async ({
  deskPage: page,
  administrator,
}) => {
  await openDeskAt(page, '?tab=tags');
  await page.getByRole('button', { name: 'Create New Tag', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Noted <b>tag</b>');
  await page.getByRole('button', { name: 'Save Tag' }).click();
  await expect(toastOf(page, 'Tag saved successfully!')).toBeVisible();
  await openByLinks(page, 'Settings', 'Change history');
  const list = page.getByRole('region', { name: 'Change history' });
  await expect(list.getByRole('listitem').first()).toContainText(
    `${administrator.fullName} created the tag Noted <b>tag</b>`,
  );
  await page.getByRole('button', { name: 'Kind: Everything' }).click();
  await page.getByRole('menuitemradio', { name: 'Tags' }).click();
  await expect(page).toHaveURL(/status=tag/);
  await expect(list.getByRole('listitem').first()).toContainText('Noted');
  // No journey imports content. So the list has no entries of the kind Imports, whatever other journeys do.
  await page.getByRole('button', { name: 'Kind: Tags' }).click();
  await page.getByRole('menuitemradio', { name: 'Imports' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.goBack();
  await expect(list.getByRole('listitem').first()).toContainText('Noted');
  await page.getByRole('button', { name: 'Who: Everyone' }).click();
  await page.getByRole('menuitemradio', { name: administrator.fullName }).click();
  await expect(page).toHaveURL(/actor=1/);
  await expect(list.getByRole('listitem').first()).toContainText('Noted');
});

test('axe finds nothing on the pages of sessions and history, and nothing is wider than the screen', async ({
  deskPage: page,
  product,
  administrator,
  make,
}) => {
  await signInElsewhere(product.origin, administrator, firefox);
  await make.tag();
  await openDeskAt(page);
  await page.setViewportSize({ width: 360, height: 800 });
  const history = page.getByRole('region', { name: 'Change history' });
  for (const [shown, ...links] of [
    [page.getByRole('list', { name: 'Your sessions' }), 'Security'],
    [history.getByRole('listitem').first(), 'Settings', 'Change history'],
  ] as const) {
    await openByLinks(page, ...links);
    await expect(shown).toBeVisible();
    await expectNoAxeFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
