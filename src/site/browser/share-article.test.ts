import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToShareButtons } from './share-article.ts';

/** The address of the article on the page. */
const address = 'https://bellbird.example/nz/resources/a';

/** Opens the page of an article in a browser with this `navigator`. */
function openArticle(navigator: object) {
  const { window } = new JSDOM(`<p data-share-title="A" data-share-address="${address}">
    <button data-share hidden>Share</button><button data-copy>Copy link</button><span role="status"></span></p>`);
  const { document } = window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  listenToShareButtons();
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`[data-${name}]`);
  return { share: button('share'), copy: button('copy'), status: document.querySelector('[role=status]') };
}

afterEach(() => vi.unstubAllGlobals());

test('copies the address of the article and says so, and shows it if the browser refuses', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const { copy, status } = openArticle({ clipboard: { writeText } });
  copy?.click();
  await vi.waitFor(() => expect(status?.textContent).toBe('Link copied.'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  for (const navigator of [{}, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }]) {
    const refusing = openArticle(navigator);
    refusing.copy?.click();
    await vi.waitFor(() => expect(refusing.status?.textContent).toBe(address));
  }
});

test('shares title and address in a browser that can, and has no such button in any other', () => {
  expect(openArticle({}).share?.hidden).toBe(true);
  const share = vi.fn().mockRejectedValue(new Error('closed'));
  const shown = openArticle({ share });
  expect(shown.share?.hidden).toBe(false);
  shown.share?.click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A', url: address });
});
