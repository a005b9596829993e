import { copyText } from './copy-text.ts';

/** How long the page says that a link was copied, in milliseconds. */
const shownFor = 4000;

/**
 * Makes the two buttons of an article work: one shares the article, the other copies its address. The first appears
 * only in browsers that can share. If the browser refuses to copy, the page shows the address, so that the visitor can
 * copy it.
 */
export function listenToShareButtons(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-share-address]')) {
    const { shareAddress: url = location.href, shareTitle: title = document.title } = row.dataset;
    const share = row.querySelector<HTMLButtonElement>('[data-share]');
    const status = row.querySelector('[role="status"]');
    if (share && 'share' in navigator) {
      share.hidden = false;
      // The visitor may close the browser's dialog, which rejects the promise.
      share.addEventListener('click', () => void navigator.share({ title, url }).catch(() => {}));
    }
    row.querySelector('[data-copy]')?.addEventListener('click', () => copy(url, status, ['Link copied.', url]));
  }
}

/** Makes the button below each line on the page Trust copy this line. */
export function listenToCopyButtons(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-copy-text]')) {
    const status = line.querySelector('[role="status"]');
    const texts = ['Copied.', 'Your browser doesn’t allow copying. Please select the text.'] as const;
    line
      .querySelector('[data-copy]')
      ?.addEventListener('click', () => copy(line.dataset.copyText ?? '', status, texts));
  }
}

async function copy(text: string, status: Element | null, [done, refused]: readonly [string, string]): Promise<void> {
  const copied = await copyText(text);
  if (!status) return;
  status.textContent = copied ? done : refused;
  if (copied) setTimeout(() => status.replaceChildren(), shownFor);
}
