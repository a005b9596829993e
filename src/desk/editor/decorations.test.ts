import { EditorState, TextSelection } from 'prosemirror-state';
import { DecorationSet } from 'prosemirror-view';
import { expect, test } from 'vitest';
import { articleSchema } from './article-schema.ts';
import { markedWords, markWords } from './decorations.ts';

const { nodes, marks } = articleSchema;
const link = marks.link.create({ href: '/rates' });
const words = [articleSchema.text('See '), articleSchema.text('our rates', [link]), articleSchema.text(' today')];
const doc = nodes.doc.create(null, nodes.paragraph.create(null, words));

/** Selects a range and calls `markWords` with each of `calls`. Returns the words that are marked in the end. */
function markedAfter(from: number, to: number, calls: readonly boolean[]): string[] {
  const selection = TextSelection.create(doc, from, to);
  let state = EditorState.create({ doc, selection, plugins: [markedWords] });
  const view = {
    get state() {
      return state;
    },
    dispatch: (transaction: EditorState['tr']) => {
      state = state.apply(transaction);
    },
  };
  for (const isMarked of calls) markWords(view, isMarked);
  const found = markedWords.props.decorations?.call(markedWords, state);
  if (!(found instanceof DecorationSet)) return [];
  return found.find().map((mark) => doc.textBetween(mark.from, mark.to));
}

test('marks the selected words while the panel is open', () => {
  expect(markedAfter(1, 4, [])).toEqual([]);
  expect(markedAfter(1, 4, [true])).toEqual(['See']);
  expect(markedAfter(1, 4, [true, false])).toEqual([]);
});

test('marks the whole link around the cursor', () => {
  expect(markedAfter(8, 8, [true])).toEqual(['our rates']);
});
