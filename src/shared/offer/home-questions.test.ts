import { expect, test } from 'vitest';
import { homeQuestions } from './home-questions.ts';
import { termsText } from './legal/terms-text.ts';
import { noOwnerFacts } from './owner-facts.ts';

const terms = JSON.stringify(termsText);
const answerTo = (part: string, owner = noOwnerFacts) =>
  homeQuestions(owner).find(({ question }) => question.includes(part))?.answer ?? '';

test('the answers of Home say what Terms say', () => {
  expect(homeQuestions(noOwnerFacts)).toHaveLength(6);
  for (const [part, sentence] of [
    ['usage', 'Usage is billed separately at standard AI voice rates.'],
    ['GST', 'Your order and each invoice say how GST, or a similar tax, applies.'],
    ['stop', 'your order says what you pay if you end it early.'],
    ['3 months', 'Support is included for 3 months from the day it goes live.'],
    ['wrong', 'You can ask us to switch it off at any time.'],
  ] as const) {
    expect(terms).toContain(sentence);
    expect(answerTo(part).toLowerCase()).toContain(sentence.toLowerCase().replace(/\.$/, ''));
  }
  expect(terms).toContain('30 days written notice');
  expect(answerTo('stop')).toContain('30 days written notice');
});

test('the answers have the owner’s usage rate and GST as soon as they are set', () => {
  expect(answerTo('usage')).toContain('Ask us for the rates');
  expect(answerTo('usage', { ...noOwnerFacts, usageRate: 0.2 })).toContain('A minute costs $0.20.');
  expect(answerTo('GST')).not.toContain('include GST.');
  expect(answerTo('GST', { ...noOwnerFacts, gst: 'included' })).toContain('Prices and usage include GST.');
});
