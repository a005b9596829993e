import { expect, test } from 'vitest';
import {
  deleteQuestion,
  movingTo,
  outcomeText,
  publishing,
  refusedSentences,
  unpublishing,
} from './use-bulk-actions.ts';

const refused = (title: string) => ({ id: 1, title, detail: 'Someone else has changed it since you selected it.' });

test('says how many articles were changed, and how many already were so', () => {
  expect(outcomeText(publishing, { changed: 1, unchanged: 0, refused: [] })).toBe('1 article published.');
  expect(outcomeText(publishing, { changed: 3, unchanged: 1, refused: [] })).toBe(
    '3 articles published. 1 was published already.',
  );
  expect(outcomeText(unpublishing, { changed: 0, unchanged: 2, refused: [] })).toBe('2 were drafts already.');
  const moving = movingTo({ id: 3, name: 'Costs' });
  expect(outcomeText(moving, { changed: 2, unchanged: 0, refused: [] })).toBe('2 articles moved to “Costs”.');
});

test('names the articles that were refused, and gives a number when there are more than two', () => {
  expect(outcomeText(publishing, { changed: 1, unchanged: 0, refused: [refused('Hours')] })).toBe(
    '1 article published. “Hours” was not changed: Someone else has changed it since you selected it.',
  );
  expect(outcomeText(publishing, { changed: 0, unchanged: 0, refused: [refused('')] })).toBe(
    'An article was not changed: Someone else has changed it since you selected it.',
  );
  expect(refusedSentences([refused('A'), refused('B'), refused('C')], 'deleted')).toEqual([
    '3 articles were not deleted. “A”: Someone else has changed it since you selected it.',
  ]);
});

test('asks about one article or about several', () => {
  expect(deleteQuestion(1)).toBe('Are you sure you want to delete this article?');
  expect(deleteQuestion(12)).toBe('Are you sure you want to delete these 12 articles?');
});
