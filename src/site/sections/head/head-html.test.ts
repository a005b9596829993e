import { expect, test } from 'vitest';
import { headHtml } from './head-html.ts';

test('writes each kind of tag', () => {
  expect(
    headHtml([
      { tag: 'title', text: 'Calls | Bellbird' },
      { tag: 'meta', attributes: { name: 'description', content: 'Calls' } },
      { tag: 'link', attributes: { rel: 'canonical', href: 'https://example.org/' } },
      { tag: 'json-ld', text: '{"a":1}' },
    ]),
  ).toBe(
    '<title>Calls | Bellbird</title><meta name="description" content="Calls"/>' +
      '<link rel="canonical" href="https://example.org/"/><script type="application/ld+json">{"a":1}</script>',
  );
});

test('a text cannot end its attribute or its element', () => {
  const text = `"><script>'&amp;</title>`;
  const html = headHtml([
    { tag: 'title', text },
    { tag: 'meta', attributes: { name: 'description', content: text } },
  ]);
  expect(html).toBe(
    '<title>&quot;&gt;&lt;script&gt;&#39;&amp;amp;&lt;/title&gt;</title>' +
      `<meta name="description" content="&quot;><script>'&amp;amp;</title>"/>`,
  );
});

test('an empty attribute has only its name', () => {
  expect(headHtml([{ tag: 'meta', attributes: { name: 'description', content: '' } }])).toBe(
    '<meta name="description" content/>',
  );
});
