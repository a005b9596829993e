import { describe, expect, test } from 'vitest';
import phrasings from '../../records/hearing/urgent-phrasings.json' with { type: 'json' };
import { locales } from './locales.ts';
import { urgentAnswer } from './urgent-answers.ts';
import { hearUrgency } from './urgent-words.ts';

/**
 * Sentences whose authors did not write the list of phrases. `missed` marks the sentences that the list does not
 * recognise yet.
 */
const sentences: readonly { class: string; text: string; missed?: boolean }[] = phrasings;
const heard = sentences.filter(({ missed }) => !missed);

describe('recognising urgent texts', () => {
  test.each(heard.filter(({ class: kind }) => kind !== 'ordinary'))(
    'recognises $class: $text',
    ({ class: kind, text }) => {
      expect(hearUrgency(text)).toBe(kind);
    },
  );

  test.each(heard.filter(({ class: kind }) => kind === 'ordinary'))(
    'recognises an ordinary text: $text',
    ({ text }) => {
      expect(hearUrgency(text)).toBeUndefined();
    },
  );

  test('recognises no sentence that is marked as missed', () => {
    for (const { class: kind, text } of sentences.filter(({ missed }) => missed)) {
      expect(hearUrgency(text) ?? 'ordinary', text).not.toBe(kind);
    }
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
