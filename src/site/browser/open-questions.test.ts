import { JSDOM } from 'jsdom';
import { afterEach, expect, test, vi } from 'vitest';
import { openLinkedQuestions } from './open-questions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link to a question opens its answer, and a link to anything else opens none (product 2.25)', () => {
  const { window } = new JSDOM(
    `<a id="to-gst" href="#gst">GST</a><a id="to-top" href="#top">Top</a>
    <p id="top"></p><details id="gst"><summary>Q</summary></details><details id="other"><summary>Q</summary></details>`,
    { url: 'https://bellbird.example/nz' },
  );
  const { document, Element, HTMLDetailsElement } = window;
  for (const [name, value] of Object.entries({ document, Element, HTMLDetailsElement })) vi.stubGlobal(name, value);
  openLinkedQuestions();
  const open = () => [...document.querySelectorAll('details')].filter((details) => details.open).map(({ id }) => id);
  document.getElementById('to-top')?.click();
  expect(open()).toEqual([]);
  document.getElementById('to-gst')?.click();
  expect(open()).toEqual(['gst']);
});
