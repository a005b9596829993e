import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToShareButtons } from './share-article.ts';

const address = 'https://bellbird.example/nz/resources/a';

function open(navigator: object) {
  const { window } = new JSDOM(`<p data-share-title="A" data-share-address="${address}">
    <button data-share hidden>Share</button><button data-copy>Copy link</button><span role="status"></span></p>`);
  const { document } = window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  listenToShareButtons();
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`[data-${name}]`);
  return { share: button('share'), copy: button('copy'), status: document.querySelector('[role=status]') };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('copies the address of the article, and says so', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const { copy, status } = open({ clipboard: { writeText } });
  copy?.click();
  await vi.waitFor(() => expect(status?.textContent).toBe('Link copied.'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
});

test.each([
  ['has no clipboard', {}],
  ['refuses to copy', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
])('shows the address if the browser %s', async (_what, navigator) => {
  const { copy, status } = open(navigator);
  copy?.click();
  await vi.waitFor(() => expect(status?.textContent).toBe(address));
});

test('shares title and address in a browser that can, and has no such button in any other', () => {
  expect(open({}).share?.hidden).toBe(true);
  const share = vi.fn().mockRejectedValue(new Error('closed'));
  const shown = open({ share });
  expect(shown.share?.hidden).toBe(false);
  shown.share?.click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'A', url: address });
});
