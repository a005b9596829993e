import { JSDOM } from 'jsdom';
import { expect, vi } from 'vitest';

/** Opens a page with two closed questions, at an address that ends in `hash`, and runs `start` on the page. */
function openPage(start: () => void, hash: string) {
  const { window } = new JSDOM(
    `<a id="to-gst" href="#gst">GST</a><a id="to-top" href="#top">Top</a>
    <p id="top"></p><details id="gst"><summary>Q</summary></details><details id="other"><summary>Q</summary></details>`,
    { url: `https://bellbird.example/nz${hash}` },
  );
  const { document, location, Element, HTMLDetailsElement } = window;
  for (const [name, value] of Object.entries({ document, location, Element, HTMLDetailsElement }))
    vi.stubGlobal(name, value);
  start();
  return {
    press: (id: string) => document.getElementById(id)?.click(),
    open: () => [...document.querySelectorAll('details')].filter((details) => details.open).map(({ id }) => id),
  };
}

/**
 * Expects that a link to a question opens only this question, and that an address with its fragment does too (product
 * 2.25).
 */
export function expectLinkedQuestionOpens(start: () => void): void {
  const page = openPage(start, '');
  page.press('to-top');
  expect(page.open()).toEqual([]);
  page.press('to-gst');
  expect(page.open()).toEqual(['gst']);
  expect(openPage(start, '#gst').open()).toEqual(['gst']);
  expect(openPage(start, '#nothing').open()).toEqual([]);
}
