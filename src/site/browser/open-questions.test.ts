import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { openLinkedQuestions } from './open-questions.ts';

/** Opens a page with two closed questions, at an address that ends in `hash`. */
function openPage(hash: string) {
  const { window } = new JSDOM(
    `<a id="to-gst" href="#gst">GST</a><a id="to-top" href="#top">Top</a>
    <p id="top"></p><details id="gst"><summary>Q</summary></details><details id="other"><summary>Q</summary></details>`,
    { url: `https://bellbird.example/nz${hash}` },
  );
  const { document, location, Element, HTMLDetailsElement } = window;
  for (const [name, value] of Object.entries({ document, location, Element, HTMLDetailsElement }))
    vi.stubGlobal(name, value);
  openLinkedQuestions();
  return {
    press: (id: string) => document.getElementById(id)?.click(),
    open: () => [...document.querySelectorAll('details')].filter((details) => details.open).map(({ id }) => id),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a link to a question, or an address that leads to it, opens its answer and no other', () => {
  const page = openPage('');
  page.press('to-top');
  expect(page.open()).toEqual([]);
  page.press('to-gst');
  expect(page.open()).toEqual(['gst']);
  expect(openPage('#gst').open()).toEqual(['gst']);
  expect(openPage('#nothing').open()).toEqual([]);
});
