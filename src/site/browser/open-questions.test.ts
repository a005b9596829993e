import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { listenToOpenAll, openLinkedQuestions, openWideParts } from './open-questions.ts';

/** Opens a page with two closed questions and `more`, at an address that ends in `hash`. */
function openPage(hash: string, more = '') {
  const { window } = new JSDOM(
    `<a id="to-gst" href="#gst">GST</a><a id="to-top" href="#top">Top</a>
    <p id="top"></p><details id="gst" class="legal-section"><summary>Q</summary></details>
    <details id="other" class="legal-section"><summary>Q</summary></details>${more}`,
    { url: `https://bellbird.example/nz${hash}` },
  );
  const { document, location, Element, Event, HTMLDetailsElement } = window;
  for (const [name, value] of Object.entries({ document, location, Element, Event, HTMLDetailsElement }))
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

test('the button of a legal text opens every section, and then closes every section', () => {
  const page = openPage('', '<button id="all" data-open-all>Open all</button>');
  listenToOpenAll();
  page.press('all');
  expect(page.open()).toEqual(['gst', 'other']);
  expect(document.getElementById('all')?.textContent).toBe('Close all');
  page.press('all');
  expect(page.open()).toEqual([]);
});

test('a folded part that has room is open on a wide screen only', () => {
  for (const isWide of [true, false]) {
    const page = openPage('', '<details id="wide" data-wide-open></details>');
    vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
    openWideParts();
    expect(page.open()).toEqual(isWide ? ['wide'] : []);
  }
});
