import { afterEach, expect, test, vi } from 'vitest';
import { address, expectCopied, openArticle } from '#tests/support/share-buttons.ts';
import { listenToShareButtons } from './share-article.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('copies the address of the article and says so, and shows it if the browser refuses', async () => {
  await expectCopied(listenToShareButtons);
  expect.hasAssertions();
});

test('shares title and address in a browser that can, and has no such button in any other', () => {
  expect(openArticle(listenToShareButtons, {}).share?.hidden).toBe(true);
  const share = vi.fn().mockRejectedValue(new Error('closed'));
  const shown = openArticle(listenToShareButtons, { share });
  expect(shown.share?.hidden).toBe(false);
  shown.share?.click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A', url: address });
});
