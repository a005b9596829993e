import { expect, test } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const html = (...texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('\n');
const base = html('One', 'Two', 'Three', 'Four');

test.each([
  [
    'different blocks',
    html('1', 'Two', 'Three', 'Four'),
    html('One', 'Two', 'Three', '4'),
    html('1', 'Two', 'Three', '4'),
  ],
  [
    'neighbouring blocks',
    html('One', '2', 'Three', 'Four'),
    html('One', 'Two', '3', 'Four'),
    html('One', '2', '3', 'Four'),
  ],
  [
    'an added and a removed block',
    html('New', 'One', 'Two', 'Three', 'Four'),
    html('One', 'Two', 'Four'),
    html('New', 'One', 'Two', 'Four'),
  ],
  ['the same change', html('One', 'Two'), html('One', 'Two'), html('One', 'Two')],
  [
    'an added block beside a changed one',
    html('One', 'Two', 'New', 'Three', 'Four'),
    html('One', '2', 'Three', 'Four'),
    html('One', '2', 'New', 'Three', 'Four'),
  ],
])('merges %s', (_name, mine, theirs, merged) => {
  expect(mergeBlocks({ base, mine, theirs })).toEqual({ mine: merged, theirs: merged });
});

test('of a block that both changed, each text keeps its own, with all other changes of both', () => {
  const mine = html('One', 'Two, mine', 'Three', 'Four', 'Five');
  const theirs = html('1', 'Two, theirs', 'Three', 'Four');
  expect(mergeBlocks({ base, mine, theirs })).toEqual({
    mine: html('1', 'Two, mine', 'Three', 'Four', 'Five'),
    theirs: html('1', 'Two, theirs', 'Three', 'Four', 'Five'),
  });
});

test('a block that one person removed and the other changed is not merged', () => {
  const mine = html('One', 'Three', 'Four');
  const theirs = html('One', 'Two, longer', 'Three', 'Four');
  expect(mergeBlocks({ base, mine, theirs })).toEqual({ mine, theirs });
});

test('two blocks that were added at the same place are not merged', () => {
  const mine = html('One', 'Mine', 'Two', 'Three', 'Four');
  const theirs = html('One', 'Theirs', 'Two', 'Three', 'Four');
  expect(mergeBlocks({ base, mine, theirs })).toEqual({ mine, theirs });
});

test('text outside blocks and open tags are not merged', () => {
  const texts = { base, mine: `${base}\nloose`, theirs: html('1', 'Two', 'Three', 'Four') };
  expect(mergeBlocks(texts)).toEqual({ mine: texts.mine, theirs: texts.theirs });
});
