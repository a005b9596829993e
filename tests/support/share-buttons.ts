import { JSDOM } from 'jsdom';
import { expect, vi } from 'vitest';

/** The address of the article on the page. */
export const address = 'https://bellbird.example/nz/resources/a';

/** Runs `listen` on the page of an article, in a browser with this `navigator`. */
export function openArticle(listen: () => void, navigator: object) {
  const { window } = new JSDOM(`<p data-share-title="A" data-share-address="${address}">
    <button data-share hidden>Share</button><button data-copy>Copy link</button><span role="status"></span></p>`);
  const { document } = window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  listen();
  const button = (name: string) => document.querySelector<HTMLButtonElement>(`[data-${name}]`);
  return { share: button('share'), copy: button('copy'), status: document.querySelector('[role=status]') };
}

/**
 * Expects that the page copies the address and says so. If the browser refuses, the page must show the address (product
 * 3.19).
 */
export async function expectCopied(listen: () => void): Promise<void> {
  const writeText = vi.fn().mockResolvedValue(undefined);
  const { copy, status } = openArticle(listen, { clipboard: { writeText } });
  copy?.click();
  await vi.waitFor(() => expect(status?.textContent).toBe('Link copied.'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(address);
  for (const navigator of [{}, { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }]) {
    const refusing = openArticle(listen, navigator);
    refusing.copy?.click();
    await vi.waitFor(() => expect(refusing.status?.textContent).toBe(address));
  }
}
