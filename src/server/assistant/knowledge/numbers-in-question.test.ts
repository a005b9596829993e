import { expect, test } from 'vitest';
import { entriesIn, estimateIn } from './numbers-in-question.ts';

test.each([
  ['if I bring 5 clients at $3,000 each on 20 percent', { clients: 5, deal: 3000, percent: 20 }],
  ['ten clients, 2k a deal, 25%', { clients: 10, deal: 2000, percent: 25 }],
  ['two clients of 4000', { clients: 2, deal: 4000, percent: 10 }],
  ['12 deals at 1000', { clients: 12, deal: 1000, percent: 25 }],
  ['我一年能拉 5 个单，每单三千纽币，按两成算', { clients: 5, deal: 3000, percent: 20 }],
  ['고객 10명, 건당 2,000달러, 25%면', { clients: 10, deal: 2000, percent: 25 }],
])('%s names an estimate', (question, estimate) => {
  expect(estimateIn(question)).toEqual(estimate);
});

test.each(['what would I earn', '5 clients', 'how much is 3000', '一年能赚多少'])(
  '%s names no estimate',
  (question) => {
    expect(estimateIn(question)).toBeUndefined();
  },
);

test.each([
  ['we have roughly 200 things customers ask about', 200],
  ['would eighty answers fit, or 400 answers', 400],
  ['大概三十条', 30],
  ['질문이 한 250개쯤', 250],
  ['does it hold a lot', undefined],
])('%s speaks of %s entries', (question, entries) => {
  expect(entriesIn(question)).toBe(entries);
});
