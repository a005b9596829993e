import { expect, test } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

/** Returns a paragraph for each word. */
const html = (words: string) => words.replace(/\S+/g, '<p>$&</p>').replaceAll(' ', '\n');
const base = html('One Two Three Four');

test.each([
  ['different blocks', '1 Two Three Four', 'One Two Three 4', '1 Two Three 4'],
  ['neighbouring blocks', 'One 2 Three Four', 'One Two 3 Four', 'One 2 3 Four'],
  ['an added and a removed block', 'New One Two Three Four', 'One Two Four', 'New One Two Four'],
  ['the same change', 'One Two', 'One Two', 'One Two'],
  ['an added block beside a changed one', 'One Two New Three Four', 'One 2 Three Four', 'One 2 New Three Four'],
])('merges %s', (_name, mine, theirs, merged) => {
  const texts = { base, mine: html(mine), theirs: html(theirs) };
  expect(mergeBlocks(texts)).toEqual({ mine: html(merged), theirs: html(merged) });
});

test('of a block that both changed, each text keeps its own, with all other changes of both', () => {
  const mine = html('One Two-mine Three Four Five');
  const theirs = html('1 Two-theirs Three Four');
  expect(mergeBlocks({ base, mine, theirs })).toEqual({
    mine: html('1 Two-mine Three Four Five'),
    theirs: html('1 Two-theirs Three Four Five'),
  });
});

test('a block that one person removed and the other changed is not merged', () => {
  const mine = html('One Three Four');
  const theirs = html('One Two-longer Three Four');
  expect(mergeBlocks({ base, mine, theirs })).toEqual({ mine, theirs });
});

test('two blocks that were added at the same place are not merged', () => {
  const mine = html('One Mine Two Three Four');
  const theirs = html('One Theirs Two Three Four');
  expect(mergeBlocks({ base, mine, theirs })).toEqual({ mine, theirs });
});

test('text outside blocks and open tags are not merged', () => {
  const texts = { base, mine: `${base}\nloose`, theirs: html('1 Two Three Four') };
  expect(mergeBlocks(texts)).toEqual({ mine: texts.mine, theirs: texts.theirs });
});
