import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { describe, expect, inject, test } from 'vitest';
import { createArticleHtmlCleaner } from '#server/content/article-html-rules.ts';
import { readStarterArticles } from '#server/content/starter/starter-set.ts';
import { articleHtml } from '#tests/support/generated-articles.ts';
import { type ArticleText, blankLinesToParagraphs, hasBlankLine, meaningOf, openArticle } from './article-text.ts';
import { parseHtml } from './html-tree.ts';

const clean = createArticleHtmlCleaner();
/** Number of generated documents. `npm run test:faults` and a mutation run can set more. */
const documents = Number(process.env.GENERATED_DOCUMENTS ?? (inject('isQuick') ? 200 : 400));

function openVisual(html: string): ArticleText {
  const opened = openArticle(html);
  if (opened.kind !== 'visual') throw new Error(`${html} is not shown visually: ${opened.kind}`);
  return opened;
}

/** Returns the document with text added to the block at an index. */
function edit(doc: Node, index: number, text: string): Node {
  const state = EditorState.create({ doc });
  let start = 1;
  for (let before = 0; before < index; before += 1) start += doc.child(before).nodeSize;
  return state.apply(state.tr.insertText(text, start)).doc;
}

function keptParts(doc: Node): string[] {
  return doc.content.content.filter((block) => block.type.name === 'kept').map((block) => block.attrs.html);
}

/** Returns the indexes of the blocks that contain text directly. */
function textBlocks(doc: Node): number[] {
  return doc.content.content.flatMap((block, index) => (block.isTextblock ? [index] : []));
}

describe.each(readStarterArticles().map((article) => [article.title, clean(article.content)] as const))(
  '“%s”',
  (_title, html) => {
    test('is the same, byte for byte, when it is opened and not changed', () => {
      const text = openVisual(html);
      expect(text.toHtml(text.doc)).toBe(html);
      expect(keptParts(text.doc)).toEqual([]);
    });

    test('changes only where one paragraph is edited, in HTML that the server leaves as it is', () => {
      const text = openVisual(html);
      for (const index of textBlocks(text.doc)) {
        const edited = text.toHtml(edit(text.doc, index, 'ZZ'));
        expect(edited.replace('ZZ', '')).toBe(html);
        expect(clean(edited)).toBe(edited);
      }
    });
  },
);

test(`${documents} allowed documents are unchanged by opening, and one edit changes one block`, () => {
  const seen = { opened: 0, blocks: 0, kept: 0 };
  fc.assert(
    fc.property(articleHtml, fc.nat(), (dirty, choice) => {
      const html = clean(dirty);
      const text = openArticle(html);
      if (text.kind !== 'visual') {
        expect(text.kind).toBe('blank-lines');
        return;
      }
      seen.opened += 1;
      seen.blocks += text.doc.childCount;
      seen.kept += keptParts(text.doc).length;
      expect(text.toHtml(text.doc)).toBe(html);

      const editable = textBlocks(text.doc);
      const index = editable[choice % editable.length];
      if (index === undefined || html.trim() === '') return;
      const changed = edit(text.doc, index, 'ZZ');
      const edited = text.toHtml(changed);
      expect(clean(edited)).toBe(edited);
      // Without the typed letters, the meaning of the text is unchanged.
      expect(meaningOf(parseHtml(edited.replace('ZZ', '')))).toBe(meaningOf(parseHtml(html)));
      // The document before the edit, as after an undo, still has exactly the original HTML.
      expect(text.toHtml(text.doc)).toBe(html);
      // When the edited HTML is opened again, all blocks except the edited one are unchanged.
      const reopened = openVisual(edited);
      expect(reopened.doc.childCount).toBe(text.doc.childCount);
      for (const [at, block] of changed.content.content.entries())
        if (at !== index) expect(reopened.doc.child(at).eq(block)).toBe(true);
    }),
    { numRuns: documents },
  );
  expect(seen.opened).toBeGreaterThan(0.75 * documents);
  expect(seen.kept / seen.blocks).toBeLessThan(0.3);
}, 300_000);

test('keeps the direction and the language of blocks when they are edited', () => {
  const html = clean(
    '<p dir="rtl" lang="ar">a</p><h2 dir="auto">b</h2><ul dir="rtl"><li lang="he">c</li></ul><blockquote dir="rtl"><p dir="rtl">d</p></blockquote><table><tbody><tr><td dir="rtl">e</td></tr></tbody></table>',
  );
  const text = openVisual(html);
  expect(text.toHtml(text.doc)).toBe(html);
  const changed = edit(edit(text.doc, 0, 'x'), 1, 'x');
  expect(text.toHtml(changed)).toBe(html.replace('>a<', '>xa<').replace('>b<', '>xb<'));
  expect(clean(text.toHtml(changed))).toBe(text.toHtml(changed));
});

test.each([
  ['One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
  ['One\ntwo\n \n<strong>Three</strong> &amp; four\n', '<p>One\ntwo</p>\n<p><strong>Three</strong> &amp; four</p>'],
  ['<h2>Title</h2>\nOne\n\nTwo\n<p>Three</p>', '<h2>Title</h2>\n<p>One</p>\n<p>Two</p>\n<p>Three</p>'],
  ['<p>One\n\nTwo</p>\n\n<p>Three</p>', '<p>One\n\nTwo</p>\n\n<p>Three</p>'],
])('%j becomes %j', (html, expected) => {
  expect(blankLinesToParagraphs(html)).toBe(expected);
  expect(hasBlankLine(parseHtml(expected))).toBe(false);
});

test('sees blank lines only in text without a block', () => {
  expect(hasBlankLine(parseHtml('One\n\n<em>Two</em>'))).toBe(true);
  expect(hasBlankLine(parseHtml('<p>One</p>\n\n<p>Two</p>'))).toBe(false);
  expect(hasBlankLine(parseHtml('<p>One</p>\n\nTwo\n\n<p>Three</p>'))).toBe(false);
});

const meaning = (html: string) => meaningOf(parseHtml(html));

test.each([
  ['<p>One\n two</p>', '<p> One two </p>'],
  ['<p>One <br> two</p>', '<p>One<br>two</p>'],
  ['<p><em><strong>One</strong></em></p>', '<p><strong><em>One</em></strong></p>'],
  ['<p><em>O</em><em>ne</em></p>', '<p><em>One</em></p>'],
  ['<ul>\n<li>One</li>\n</ul>', '<ul><li>One</li></ul>'],
  ['<p><a href="https://a.nz">One</a></p>', '<p><a href="https://a.nz" rel="noopener">One</a></p>'],
  [
    '<figure><img src="https://a.nz/b.png"></figure>',
    '<figure><img src="https://a.nz/b.png" alt="" loading="lazy"></figure>',
  ],
])('%s means the same as %s', (one, other) => expect(meaning(one)).toBe(meaning(other)));

test.each([
  ['<p>One</p>', '<p>Two</p>'],
  ['<p>One</p>', 'One'],
  ['<p>One two</p>', '<p>One&nbsp;two</p>'],
  ['<p>One</p>', '<h2>One</h2>'],
  ['<p>One <em>two</em></p>', '<p>One two</p>'],
  ['<p>One<br>two</p>', '<p>One two</p>'],
  ['<p><a href="/a">One</a></p>', '<p><a href="/b">One</a></p>'],
  ['<ul><li>One</li></ul>', '<ul><li><p>One</p></li></ul>'],
  ['<ul><li>One</li></ul>', '<ol><li>One</li></ol>'],
  ['<pre><code>a\n b</code></pre>', '<pre><code>a b</code></pre>'],
  ['<table><tr><td>1</td></tr></table>', '<table><tr><th>1</th></tr></table>'],
  ['<table><tr><td colspan="2">1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
  ['<table><thead><tr><td>1</td></tr></thead></table>', '<table><tr><td>1</td></tr></table>'],
  ['<img src="https://a.nz/b.png" alt="a">', '<img src="https://a.nz/b.png" alt="b">'],
])('%s does not mean the same as %s', (one, other) => {
  expect(meaning(one)).not.toBe(meaning(other));
});
