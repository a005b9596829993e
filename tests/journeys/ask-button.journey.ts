import type { Page } from '@playwright/test';
import { isLong } from '#tests/faults/support/figures.ts';
import { expect, test } from './support/fixtures.ts';

const publicPages = [
  '/',
  '/resources',
  '/partners',
  '/demo',
  '/demo?agent=clinic',
  '/privacy',
  '/contact',
  '/login',
  '/register',
  '/nothing-here',
];

const deskPages = ['/dashboard', '/dashboard?tab=tags', '/dashboard/enquiries', '/dashboard/insight'];

/** A phone, on which there is the least space beside the button. The long run adds larger screens. */
const windows = [
  { width: 360, height: 780 },
  ...(isLong
    ? [
        { width: 768, height: 1024 },
        { width: 1280, height: 900 },
        { width: 1920, height: 1080 },
      ]
    : []),
];

/** Scrolls through a page in steps. Returns the controls that are under the assistant's button after a step. */
async function findControlsUnderButton(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const rest = async () => {
      // The button reacts to a scroll only after the scroll event and a frame.
      for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const moves = document.getAnimations().filter((move) => 'transitionProperty' in move);
      await Promise.all(moves.map((move) => move.finished.catch(() => {})));
    };
    const controlsUnder = () => {
      const button = document.querySelector('[data-assistant-pill]');
      if (!button) throw new Error('The page has no button for the assistant.');
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const found = new Set<Element>();
      for (let x = left + 1; x < right; x += 4)
        for (let y = top + 1; y < bottom; y += 4)
          for (const element of document.elementsFromPoint(x, y)) {
            const control = element.closest('a[href], button, input, select, textarea, summary, label');
            if (control && control !== button) found.add(control);
          }
      return [...found].map((control) => `${control.tagName} "${control.textContent.trim().slice(0, 30)}"`);
    };
    const seen: string[] = [];
    const step = Math.round(innerHeight * 0.37);
    for (let top = 0; ; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await rest();
      for (const control of controlsUnder()) seen.push(`${control} at ${Math.round(scrollY)}`);
      if (top + innerHeight >= document.documentElement.scrollHeight) return seen;
    }
  });
}

/** Scrolls to the end of a page. Returns the texts of the footer that are still under the assistant's button. */
async function findTextUnderButtonAtEnd(page: Page): Promise<string[]> {
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

test('the assistant’s button is over no control and over no last line, on every page', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const path of publicPages) {
      await page.goto(path);
      for (const control of await findControlsUnderButton(page)) found.push(`${path} at ${window.width}: ${control}`);
      for (const text of await findTextUnderButtonAtEnd(page)) found.push(`${path} at ${window.width}: "${text}"`);
    }
  }
  expect(found).toEqual([]);
});

test('the assistant’s button is over no control of the desk', async ({ deskPage: page }) => {
  const found: string[] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const path of deskPages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const control of await findControlsUnderButton(page)) found.push(`${path} at ${window.width}: ${control}`);
    }
  }
  expect(found).toEqual([]);
});
