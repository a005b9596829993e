import { afterEach, expect, test, vi } from 'vitest';
import { expectLinkedQuestionOpens } from '#tests/support/linked-questions.ts';
import { openLinkedQuestions } from './open-questions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a link to a question, or an address that leads to it, opens its answer and no other (product 2.25)', () => {
  expectLinkedQuestionOpens(openLinkedQuestions);
  expect.hasAssertions();
});
