import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { expect, test } from '../../journeys/support/fixtures.ts';
import { publishAndLook } from '../../journeys/support/publishing-steps.ts';
import { showOldPages } from './careless-desk.ts';

test('after publishing, the desk detects a site that keeps showing its old pages', async ({
  deskPage: page,
  product,
  administrator,
}) => {
  const make = createContentFactories(sendToOrigin(product.origin, administrator.token));
  await make.article({ title: 'Not shown yet', content: '<p>Text</p>', is_published: false });
  await showOldPages(page);
  expect(await publishAndLook(page, 'Not shown yet')).toBe('The live pages do not all show this save yet.');
});
