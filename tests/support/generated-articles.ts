import fc from 'fast-check';

/** Generates the HTML of articles. It contains every allowed element, also in places where editors rarely put it. */
const words = fc.constantFrom(
  'rings',
  'a & b',
  '1 < 2',
  'kia\u00a0ora',
  '  spaces  ',
  'line\nbreak',
  'ā',
  '"quoted"',
  '語音',
);
const gap = fc.constantFrom('', '\n', '\n\n', ' ');
const href = fc.constantFrom('https://a.nz/?x=1&y=2', 'mailto:a@b.nz', '#top', '/demo', 'other-article');

const join = (parts: readonly string[]) => parts.join('');
const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
const tag = (name: string, inside: fc.Arbitrary<string>) => inside.map((html) => `<${name}>${html}</${name}>`);
const many = (of: fc.Arbitrary<string>, least: number, most: number) =>
  fc.array(of, { minLength: least, maxLength: most }).map(join);

const picture = fc
  .tuple(words, fc.constantFrom('', ' width="640"', ' width="640" height="480"', ' loading="eager"'))
  .map(([alt, rest]) => `<img src="https://a.nz/b.webp" alt="${escapeText(alt).replaceAll('"', '&quot;')}"${rest}>`);

const { inline, block } = fc.letrec<{ inline: string; inlines: string; block: string; blocks: string }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words.map(escapeText),
    words.map(escapeText),
    fc.constant('<br>'),
    picture,
    ...['strong', 'em', 'code'].map((name) => tag(name, tie('inlines'))),
    fc.tuple(href, tie('inlines')).map(([to, inside]) => `<a href="${to.replaceAll('&', '&amp;')}">${inside}</a>`),
    tag('a', tie('inlines')),
  ),
  inlines: many(tie('inline'), 0, 4),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tag('p', tie('inlines')),
    ...['h2', 'h3', 'h4'].map((name) => tag(name, tie('inlines'))),
    fc.constant('<hr>'),
    tag('pre', tag('code', many(words.map(escapeText), 0, 3))),
    tag('pre', tie('inlines')),
    ...['ul', 'ol'].map((name) =>
      tag(name, many(fc.tuple(gap, tag('li', fc.oneof(tie('inlines'), tie('blocks')))).map(join), 0, 3)),
    ),
    tag('blockquote', fc.oneof(tie('inlines'), tie('blocks'))),
    tag('figure', fc.tuple(picture, fc.oneof(fc.constant(''), tag('figcaption', tie('inlines')))).map(join)),
    tag('figure', tie('blocks')),
    table(tie('inlines'), tie('blocks')),
    tie('inline'),
  ),
  blocks: fc.array(fc.tuple(gap, tie('block')), { maxLength: 3 }).map((list) => list.map(join).join('')),
}));

function table(inlines: fc.Arbitrary<string>, blocks: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const cell = fc.oneof(
    tag('td', inlines),
    tag('td', blocks),
    tag('th', inlines),
    inlines.map((inside) => `<th scope="col">${inside}</th>`),
    inlines.map((inside) => `<td colspan="2">${inside}</td>`),
  );
  const row = (cells: number) => tag('tr', many(cell, cells, cells));
  const even = fc
    .integer({ min: 1, max: 3 })
    .chain((cells) =>
      fc.tuple(
        fc.oneof(fc.constant(''), tag('caption', words.map(escapeText))),
        fc.oneof(fc.constant(''), tag('thead', row(cells))),
        tag('tbody', many(fc.tuple(gap, row(cells)).map(join), 0, 3)),
        fc.oneof(fc.constant(''), tag('tfoot', row(cells))),
      ),
    );
  return tag(
    'table',
    even.map((parts) => parts.join('\n')),
  );
}

/** A paragraph in which the visual editor can make a change. */
const paragraph = tag('p', fc.tuple(words.map(escapeText), many(inline, 0, 3)).map(join));

/**
 * Generates the HTML of whole articles. Cleaning may still change it, because parsers close or move links that are
 * empty or nested.
 */
export const articleHtml = fc
  .tuple(fc.array(fc.tuple(gap, fc.oneof(block, paragraph)), { maxLength: 6 }), gap)
  .map(([parts, last]) => parts.map(join).join('') + last);
