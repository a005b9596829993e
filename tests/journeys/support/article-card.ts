import type { Locator } from '@playwright/test';

/** For each part of a card, the address that a press on the middle of the part opens. */
export interface CardLinks {
  readonly title: string | null;
  readonly summary: string | null;
  readonly tag: string | null;
}

/**
 * Returns where a press on the title, the summary and the first tag of a card leads. A whole card opens its article,
 * and a tag keeps its own link (product 3.20).
 */
export async function linksOfCard(card: Locator): Promise<CardLinks> {
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
