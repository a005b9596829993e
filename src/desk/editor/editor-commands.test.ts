import fc from 'fast-check';
import { joinBackward } from 'prosemirror-commands';
import { EditorState, TextSelection } from 'prosemirror-state';
import { addColumnAfter, addRowBefore, deleteColumn, tableEditing } from 'prosemirror-tables';
import { expect, inject, test } from 'vitest';
import { createArticleHtmlCleaner } from '#server/content/article-html-rules.ts';
import { articleHtml } from '#tests/support/generated-articles.ts';
import { articleSchema } from './article-schema.ts';
import { meaningOf, openArticle } from './article-text.ts';
import {
  divideBlock,
  insertPictures,
  insertRule,
  insertTable,
  readLink,
  setLink,
  toggleCode,
  toggleEm,
  toggleHeading,
  toggleHeadRow,
  toggleList,
  toggleQuote,
  toggleStrong,
} from './editor-commands.ts';
import { parseHtml } from './html-tree.ts';

const clean = createArticleHtmlCleaner();
const { nodes } = articleSchema;
/** Number of generated articles that are edited. `npm run test:quick` generates fewer. */
const editedArticles = inject('isQuick') ? 60 : 300;
const picture = { src: 'https://a.nz/b.webp', alt: 'A "bird" & more', width: '640', height: '480', loading: null };
const commands = [
  divideBlock,
  joinBackward,
  toggleStrong,
  toggleEm,
  toggleHeading(2),
  toggleHeading(4),
  toggleCode,
  toggleQuote,
  toggleList(nodes.bulletList),
  toggleList(nodes.orderedList),
  insertRule,
  insertTable,
  insertPictures([picture]),
  toggleHeadRow,
  addRowBefore,
  addColumnAfter,
  deleteColumn,
  setLink('https://a.nz/?x=1&y="2"'),
] as const;

test('whatever is done to an article, its HTML is what the server leaves as it is and opens as the same document', () => {
  const action = fc.record({
    from: fc.nat(),
    to: fc.nat(),
    command: fc.constantFrom(...commands),
    typed: fc.boolean(),
  });
  fc.assert(
    fc.property(articleHtml, fc.array(action, { minLength: 1, maxLength: 6 }), (dirty, actions) => {
      const text = openArticle(clean(dirty));
      if (text.kind !== 'visual') return;
      let state = EditorState.create({ doc: text.doc, plugins: [tableEditing()] });
      for (const { from, to, command, typed } of actions) {
        const size = state.doc.content.size;
        const selection = TextSelection.between(state.doc.resolve(from % size), state.doc.resolve(to % size));
        state = state.apply(state.tr.setSelection(selection));
        if (typed) state = state.apply(state.tr.insertText('typed & <kept>'));
        command(state, (transaction) => {
          state = state.apply(transaction);
        });
      }
      const html = text.toHtml(state.doc);
      expect(clean(html)).toBe(html);
      const again = openArticle(html);
      if (again.kind === 'visual')
        expect(meaningOf(parseHtml(again.toHtml(again.doc)))).toBe(meaningOf(parseHtml(html)));
    }),
    { numRuns: editedArticles },
  );
}, 300_000);

test('Enter over a selection that leaves no block at the cursor only deletes', () => {
  const text = openArticle('<ol><li></li><li>ā</li></ol><pre><img src="https://a.nz/b.webp" alt="rings"></pre>');
  if (text.kind !== 'visual') throw new Error('The article opens in HTML.');
  const state = EditorState.create({ doc: text.doc });
  const places = Array.from({ length: text.doc.content.size + 1 }, (_, place) => place);
  for (const from of places)
    for (const to of places) {
      const selection = TextSelection.between(text.doc.resolve(from), text.doc.resolve(to));
      const selected = state.apply(state.tr.setSelection(selection));
      expect(() => divideBlock(selected, () => {})).not.toThrow();
    }
});

test.each([
  ['https://a.nz/x', 'https://a.nz/x'],
  ['a.nz/rates?x=1', 'https://a.nz/rates?x=1'],
  ['hine@a.nz', 'mailto:hine@a.nz'],
  ['/demo', '/demo'],
  ['/', '/'],
  ['#rates', '#rates'],
])('takes the address %s as %s', (typed, href) => expect(readLink(typed)).toEqual({ href }));

test.each(['', 'fifty', 'tel:111', 'javascript:alert(1)', 'data:text/html,x', 'two words', '//a.nz'])(
  'refuses the address %j with a sentence',
  (typed) => {
    expect(readLink(typed)).toEqual({ fault: expect.stringMatching(/\.$/) });
  },
);
