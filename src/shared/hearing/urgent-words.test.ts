import { describe, expect, test } from 'vitest';
import { locales } from '../rules/locales.ts';
import { urgentAnswer } from './urgent-answers.ts';
import { hearUrgency } from './urgent-words.ts';

test.each([
  ['He’s  CHOKING!!', 'danger'],
  ['我想自殺', 'distress'],
  ['숨을못 쉬겠어요', 'danger'],
  ['a wood fired pizza please', undefined],
])('the plainest words are found whatever the spaces and characters: %s', (text, urgency) => {
  expect(hearUrgency(text)).toBe(urgency);
});

describe('answers to urgent texts', () => {
  test.each([
    ['en-NZ', ['111'], ['000']],
    ['en-AU', ['000'], ['111', '1737']],
    ['en', ['111', '000'], []],
  ] as const)('contain the numbers of %s, and no others', (locale, named, others) => {
    for (const language of ['en', 'zh-Hans', 'ko'] as const) {
      for (const urgency of ['danger', 'distress'] as const) {
        const numbers = urgentAnswer(urgency, locale, language).match(/\d[\d ]*\d/g) ?? [];
        expect(numbers).toEqual(expect.arrayContaining([...named]));
        for (const other of others) expect(numbers).not.toContain(other);
      }
    }
  });

  test('sell nothing and do not claim that somebody was called', () => {
    for (const locale of locales) {
      for (const urgency of ['danger', 'distress'] as const) {
        const text = urgentAnswer(urgency, locale, 'en');
        expect(text).not.toMatch(/demo|package|free trial|I(?:’ve| have) called|I(?:’m| am) calling/i);
      }
    }
  });
});
