import type { Page } from '@playwright/test';

/**
 * Scrolls through a page in steps. Returns where the assistant's button is not wholly in the window, and the controls
 * that it covers although the window has a free place in its lower half.
 */
export async function findWrongPlaces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const rest = async () => {
      // The button reacts to a scroll only after the scroll event and a frame.
      for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const moves = document.getAnimations().filter((move) => 'transitionProperty' in move);
      await Promise.all(moves.map((move) => move.finished.catch(() => {})));
    };
    const button = document.querySelector<HTMLElement>('[data-assistant-pill]');
    if (!button) throw new Error('The page has no button for the assistant.');
    const seen: string[] = [];
    const step = Math.round(innerHeight * 0.37);
    for (let top = 0; ; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await rest();
      const place = button.getBoundingClientRect();
      if (
        place.left < 0 ||
        place.right > innerWidth ||
        place.bottom > innerHeight ||
        button.textContent.trim() !== 'Ask'
      )
        seen.push(`not in full at ${Math.round(scrollY)}`);
      const besides = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
        .filter((control) => !control.closest('.assistant') && control.checkVisibility({ visibilityProperty: true }))
        .flatMap((control) => [...control.getClientRects()].map((rect) => ({ control, rect })))
        .filter(({ rect }) => rect.left < place.right && rect.right > place.left);
      const under = (bottom: number) =>
        besides.find(({ rect }) => rect.top < bottom && rect.bottom > bottom - place.height);
      const covered = under(place.bottom);
      const lowest = innerHeight - 40;
      const hasRoom = Array.from({ length: Math.floor(innerHeight / 8) }, (_, index) => lowest - index * 4);
      if (covered && hasRoom.some((bottom) => !under(bottom + 12) && !under(bottom)))
        seen.push(
          `${covered.control.tagName} "${covered.control.textContent.trim().slice(0, 30)}" at ${Math.round(scrollY)}`,
        );
      if (top + innerHeight >= document.documentElement.scrollHeight) return seen;
    }
  });
}

/** Scrolls to the end of a page. Returns the texts of the footer that are still under the assistant's button. */
export async function findTextUnderButtonAtEnd(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const place = document.querySelector('[data-assistant-pill]')?.getBoundingClientRect();
    if (!place) throw new Error('The page has no button for the assistant.');
    const seen: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('footer') ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < place.right && right > place.left && top < place.bottom && bottom > place.top)
          seen.push(texts.currentNode.textContent ?? '');
    }
    return seen;
  });
}
