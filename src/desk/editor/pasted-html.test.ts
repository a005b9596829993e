import { describe, expect, test } from 'vitest';
import { createArticleHtmlCleaner } from '#server/content/article-html-rules.ts';
import { openArticle } from './article-text.ts';
import { cleanedHtml, readPastedHtml } from './pasted-html.ts';
import { isHtmlSource, isMarkdown, readPastedAddress, readPlainText } from './pasted-text.ts';
import { serialiseTopBlock } from './serialise-article.ts';

const clean = createArticleHtmlCleaner();

function paste(html: string): string {
  const written = readPastedHtml(html)
    .blocks.map((block) => serialiseTopBlock(block))
    .join('\n');
  expect(clean(written)).toBe(written);
  return written;
}

/** HTML in the form that Google Docs copies. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">After hours</span></h1><p dir="ltr"><span style="font-weight:400;">Say the </span><span style="font-weight:700;">price</span><span style="font-weight:400;"> and </span><span style="font-weight:400;font-style:italic;">then</span><span style="font-weight:400;"> stop. See </span><a href="https://www.google.com/url?q=https://a.nz/rates%3Fx%3D1&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">rates</span></a></p><br /><h2 dir="ltr"><span style="font-weight:400;">Steps</span></h2><ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312" /><col /></colgroup><tbody><tr><td><p dir="ltr"><span>Day</span></p></td><td><p dir="ltr"><span>$90</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

/** HTML in the form that Word copies. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style><!--[if gte mso 9]><xml></xml><![endif]--></head><body lang=EN-NZ><!--StartFragment--><h1>Rates<o:p></o:p></h1><p class=MsoNormal>Say the <b>price</b> and <i style='mso-bidi-font-style:normal'>then</i> stop.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>One<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>Inner<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·</span><![endif]>Two<o:p></o:p></p><p class=MsoNormal>Then:</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>First</p><table class=MsoTableGrid border=1><tr><td width=301 valign=top><p class=MsoNormal>Day</p></td><td><p class=MsoNormal>$90</p></td></tr></table><!--EndFragment--></body></html>`;

/** Rows in the form that Excel copies. Excel puts the marks of the copied part inside the table. */
const excelRows =
  '<col width=64 style="width:48pt"><tr height=20><td height=20 class=xl65>Plan</td><td>Price</td></tr><tr><td>Starter</td><td align=right>199</td></tr>';

/** Returns a table as the editor writes it, from the cells of each row with `|` between them. */
const tableOf = (...rows: string[]) => {
  const lines = rows.map((row) => `<tr><td>${row.replaceAll('|', '</td><td>')}</td></tr>`);
  return ['<table>', '<tbody>', ...lines, '</tbody>', '</table>'].join('\n');
};
const excelTable = tableOf('Plan|Price', 'Starter|199');

/** Returns a list item in the form that Word copies. */
const wordItem = (marker: string, text: string) =>
  `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span>${text}</p>`;

describe('pasted HTML', () => {
  test.each(['span', 'div', 'em', 'blockquote', 'ul><li', 'template'])('of any depth is read: <%s>', (tags) => {
    const html = `${`<${tags}>`.repeat(5000)}deep<b>est</b>`;
    const { blocks, isTooDeep } = readPastedHtml(html);
    expect(isTooDeep).toBe(true);
    expect(blocks.map(({ textContent }) => textContent).join('')).toBe(tags === 'template' ? '' : 'deepest');
    expect(() => openArticle(html)).not.toThrow();
    expect(readPastedHtml('<div>'.repeat(200)).isTooDeep).toBe(false);
  });

  test('keeps headings, emphasis, links, nested lists and tables of Google Docs, and nothing else', () => {
    expect(paste(docs)).toBe(
      [
        '<h2>After hours</h2>',
        '<p>Say the <strong>price</strong> and <em>then</em> stop. See <a href="https://a.nz/rates?x=1" rel="noopener">rates</a></p>',
        '<h2>Steps</h2>',
        '<ul>\n<li>One<ul>\n<li>Inner</li>\n</ul></li>\n<li>Two</li>\n</ul>',
        tableOf('Day|$90'),
      ].join('\n'),
    );
  });

  test('keeps headings, emphasis, lists and tables of Word, and nothing else', () => {
    expect(paste(word)).toBe(
      [
        '<h2>Rates</h2>',
        '<p>Say the <strong>price</strong> and <em>then</em> stop.</p>',
        '<ul>\n<li>One<ul>\n<li>Inner</li>\n</ul></li>\n<li>Two</li>\n</ul>',
        '<p>Then:</p>',
        '<ol>\n<li>First</li>\n</ol>',
        tableOf('Day|$90'),
      ].join('\n'),
    );
  });

  test('keeps structure and links of a web page, without its scripts, looks, pictures and hidden parts', () => {
    const { blocks, pictures } = readPastedHtml(
      '<article class="post"><style>p{}</style><script>x()</script><header><h2 style="color:red">Title</h2></header><div><div>First <a href="/about" onclick="x">link</a></div><p style="display:none">Hidden</p><section><p>Second<br>line</p><img src="https://a.nz/x.png"></section><blockquote>Said</blockquote><pre>a\n  b</pre><dl><dt>Term</dt><dd>Means</dd></dl><form><button>Send</button></form></div></article>',
    );
    expect(pictures).toBe(1);
    expect(blocks.map((block) => serialiseTopBlock(block))).toEqual([
      '<h2>Title</h2>',
      '<p>First <a href="/about">link</a></p>',
      '<p>Second<br>line</p>',
      '<blockquote><p>Said</p></blockquote>',
      '<pre><code>a\n  b</code></pre>',
      '<p><strong>Term</strong></p>',
      '<p>Means</p>',
    ]);
  });

  test.each([
    ['a link to script or phone', '<p><a href="javascript:x()">a</a> <a href="tel:111">b</a></p>', '<p>a b</p>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>text', '<p>text</p>'],
    ['a marked part with hostile HTML', '<div data-kept="<img src=x onerror=alert(1)>">x</div>', '<p>x</p>'],
    ['uneven rows', '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>', tableOf('1|2', '3|')],
    ['a table that only places', '<table><tr><td><p>One</p><p>Two</p></td></tr></table>', '<p>One</p>\n<p>Two</p>'],
    [
      'rows of Excel',
      `<html><body><table border=0>\n<!--StartFragment-->\n ${excelRows}\n<!--EndFragment-->\n</table></body></html>`,
      excelTable,
    ],
    [
      'a bold first row',
      '<table><tr><td><p><b>Plan</b></p></td><td><b>Price</b></td></tr><tr><td><b>Starter</b></td><td>199</td></tr></table>',
      '<table>\n<thead>\n<tr><th>Plan</th><th>Price</th></tr>\n</thead>\n<tbody>\n<tr><td><strong>Starter</strong></td><td>199</td></tr>\n</tbody>\n</table>',
    ],
    [
      'a first row that is bold in part',
      '<table><tr><td><b>Plan</b></td><td>Price</td></tr><tr><td>Starter</td><td>199</td></tr></table>',
      tableOf('<strong>Plan</strong>|Price', 'Starter|199'),
    ],
    [
      'numbers after bullets in Word',
      wordItem('·', 'One') + wordItem('1.', 'First') + wordItem('2.', 'Second'),
      '<ul>\n<li>One</li>\n</ul>\n<ol>\n<li>First</li>\n<li>Second</li>\n</ol>',
    ],
    ['rows of Excel without marks', `<table border=0>${excelRows}</table>`, excelTable],
    [
      'rows of Excel with marks around the table',
      `<!--StartFragment--><table>${excelRows}</table><!--EndFragment-->`,
      excelTable,
    ],
    ['rows without their table', `<meta charset="utf-8">${excelRows}`, excelTable],
    ['cells without their row', '<!--StartFragment--><td>a</td><td>b</td><!--EndFragment-->', tableOf('a|b')],
    [
      'cells of which the first and the last were copied in part',
      '<table><tr><td>out <!--StartFragment-->a</td><td>b</td><td>c<!--EndFragment--> out</td></tr></table>',
      tableOf('a|b|c'),
    ],
    ['items without their list', '<li>One</li>\n<li>Two</li>', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'],
    [
      'items marked in their list',
      '<ol><li>Zero</li><!--StartFragment--><li>One</li><li>Two</li><!--EndFragment--></ol>',
      '<ol>\n<li>One</li>\n<li>Two</li>\n</ol>',
    ],
    ['words marked in an item', '<ul><li>One <!--StartFragment-->two<!--EndFragment--> three</li></ul>', '<p>two</p>'],
    [
      'a part marked in the middle of a page',
      '<p>No</p><div><!--StartFragment--><p>A</p><p>B</p><!--EndFragment--><p>No</p></div>',
      '<p>A</p>\n<p>B</p>',
    ],
    [
      'Google Sheets',
      `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #ccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td>Plan</td><td>Price</td></tr><tr><td>Starter</td><td>199</td></tr></tbody></table>`,
      excelTable,
    ],
    [
      'Pages',
      '<html><head><style type="text/css">p.p1 {margin: 0}</style></head><body><p class="p1"><b>Rates</b></p><ul class="ul1"><li class="li1"><span class="s1"></span>One</li><li class="li1">Two</li></ul></body></html>',
      '<p><strong>Rates</strong></p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
    ],
    [
      'a table with hidden rows, cells and parts',
      '<table><thead hidden><tr><th>no</th><th>no</th></tr></thead><tr><td>a</td><td style="display: none">no</td><td>b</td></tr><tr style="DISPLAY:none"><td>no</td></tr><tbody style="visibility:collapse"><tr><td>no</td></tr></tbody></table>',
      tableOf('a|b'),
    ],
    [
      'hidden items, words and lines of code',
      '<table style="display:none"><tr><td>no</td><td>no</td></tr></table><ul><li hidden>no</li><li>a<span style="visibility:hidden">no</span></li></ul><pre>b<span style="display:none">no</span></pre><figure><img hidden src="https://a.nz/x.png"><figcaption>c</figcaption></figure><p style="mso-list:l0 level1 lfo1;mso-hide:all">no</p>',
      '<ul>\n<li>a</li>\n</ul>\n<pre><code>b</code></pre>\n<p>c</p>',
    ],
    ['tracked changes', '<p>Was <del cite="mailto:a">gone</del><ins>new</ins> <s>old</s></p>', '<p>Was new old</p>'],
    [
      'footnotes of Word',
      '<p>Fact<a href="#_ftn1" name="_ftnref1">[1]</a> <a href="#_edn2">[ii]</a> <a href="#rates">rates</a></p><p><a href="file:///C:/a.docx#_ftnref1">[1]</a> Source <a href="https://a.nz/#_ednref2">[ii]</a></p>',
      '<p>Fact[1] [ii] <a href="#rates">rates</a></p>\n<p>[1] Source [ii]</p>',
    ],
    [
      'a table with a caption, and its last rows before the others',
      '<table><caption>Our <b>rates</b></caption><tfoot><tr><td>Sum</td><td>3</td></tr></tfoot><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<p>Our <strong>rates</strong></p>\n<table>\n<thead>\n<tr><th>a</th><th>b</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td><td>2</td></tr>\n<tr><td>Sum</td><td>3</td></tr>\n</tbody>\n</table>',
    ],
    ['words without a block', 'one <b>two</b>', '<p>one <strong>two</strong></p>'],
  ])('reads %s', (_what, html, expected) => expect(paste(html)).toBe(expected));

  test('reads a page of 2 MB', () => {
    const page = '<div class="x"><p style="margin:0">Words <span>and</span> <b>more</b> words.</p></div>'.repeat(
      25_000,
    );
    expect(page.length).toBeGreaterThan(2_000_000);
    expect(readPastedHtml(page).blocks).toHaveLength(25_000);
  });
});

test('cleans HTML as a save would, and keeps its pictures', () => {
  expect(cleanedHtml('<p>One <del>two</del></p>')).toBe('<p>One two</p>');
  expect(cleanedHtml('<div><h1>A</h1><u>b</u><img src="https://a.nz/b.png" alt="c"></div>')).toBe(
    '<h2>A</h2>\n<p>b<img src="https://a.nz/b.png" alt="c" loading="lazy"></p>',
  );
});

test.each([
  ['One\n\nTwo\nlines\r\n\r\n\r\nThree', ['One', 'Two|lines', 'Three']],
  ['One\nTwo\nThree\n', ['One', 'Two', 'Three']],
  ['  \n\n', []],
])('keeps the paragraphs of %j', (text, expected) => {
  expect(readPlainText(text).map((block) => block.textBetween(0, block.content.size, '', '|'))).toEqual(expected);
});

test.each([
  ['<p>One</p>', true],
  ['\n<h2 class="x">One</h2>\n<p>Two</p>\n', true],
  ['<!doctype html><html><body>x</body></html>', true],
  ['1 < 2 and 3 > 2', false],
  ['<p> is the tag of a paragraph', false],
  ['Words <p>One</p>', false],
])('%j is HTML source: %s', (text, expected) => expect(isHtmlSource(text)).toBe(expected));

test.each([
  ['# Rates\n\nText', true],
  ['Say **this** first', true],
  ['- One\n- Two', true],
  ['1. One', true],
  ['> Said', true],
  ['```\ncode\n```', true],
  ['See [the page](https://a.nz)', true],
  ['Use `npm start`', true],
  ['An *important* word', true],
  ['Two words.\nTwo lines.', false],
  ['2 * 3 * 4 = 24, and 5*3*2 = 30', false],
  ['#hashtag and file_name_here', false],
  ['1984. That was a year', false],
  ['-5 degrees', false],
])('%j is Markdown: %s', (text, expected) => expect(isMarkdown(text)).toBe(expected));

test.each([
  [' https://example.org/page \n', 'https://example.org/page'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
  ['See https://example.org', undefined],
  ['javascript:x()', undefined],
  ['example.org', undefined],
])('%j is the address %j', (text, expected) => expect(readPastedAddress(text)).toBe(expected));
