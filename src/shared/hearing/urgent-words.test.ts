import { describe, expect, test } from 'vitest';
import { locales } from '../rules/locales.ts';
import { urgentAnswer } from './urgent-answers.ts';
import { hearUrgency } from './urgent-words.ts';

describe('recognising urgent texts', () => {
  test.each([
    ['my house is on fire', 'danger'],
    ['he has chest pain and cant breathe', 'danger'],
    ['着火了', 'danger'],
    ['숨을 못 쉬겠어요', 'danger'],
    ['i want to kill myself', 'distress'],
    ['我想自杀', 'distress'],
    ['죽고 싶어요', 'distress'],
    ['a wood fired pizza please', undefined],
    ['预约验血', undefined],
    ['화재 경보기 교체', undefined],
  ])('takes “%s” for %s', (text, urgency) => {
    expect(hearUrgency(text)).toBe(urgency);
  });

  test('recognises an urgent word in a long text, and with odd spaces and apostrophes', () => {
    expect(hearUrgency(`${'hello '.repeat(60)}I  can’t\n breathe`)).toBe('danger');
  });
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
