import { expect, test } from 'vitest';
import { reviewNote } from './article-row.tsx';

test('the list says how many comments are open and who approved which text', () => {
  expect(reviewNote({ comments: 3, approved_by: '', is_current: false })).toBe('3 comments');
  expect(reviewNote({ comments: 1, approved_by: 'Mere', is_current: true })).toBe('1 comment · Approved by Mere');
  expect(reviewNote({ comments: 0, approved_by: 'Mere', is_current: false })).toBe('An older text approved by Mere');
});
