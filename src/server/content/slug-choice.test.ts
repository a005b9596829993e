import { describe, expect, test } from 'vitest';
import { slugify, slugMaximum, slugPattern } from '#shared/rules/slugs.ts';
import { findFreeSlug, isSlugOf, toLatin } from './slug-choice.ts';

const among = (taken: readonly string[]) => async (slugs: readonly string[]) =>
  new Set(slugs.filter((slug) => taken.includes(slug)));

describe('a free slug', () => {
  test.each([
    ['Set-up & cost', [], 'set-up-cost'],
    ['Set-up & cost', ['set-up-cost'], 'set-up-cost-2'],
    ['Set-up & cost', ['set-up-cost', 'set-up-cost-2', 'set-up-cost-4'], 'set-up-cost-3'],
    ['😀', [], 'article-1'],
    ['😀', ['article-1', 'article-2'], 'article-3'],
    ['语音助手', ['yu-yin-zhu-shou'], 'yu-yin-zhu-shou-2'],
    ['Kōrero ĀŌ', [], 'korero-ao'],
  ])('of %j beside %j is %s', async (name, taken, expected) => {
    expect(await findFreeSlug(name, 'article', among(taken))).toBe(expected);
  });

  test('is found among thousands with a few queries', async () => {
    const taken = ['same', ...Array.from({ length: 3000 }, (_, index) => `same-${index + 2}`)];
    let questions = 0;
    const slug = await findFreeSlug('Same', 'article', async (slugs) => {
      questions += 1;
      return among(taken)(slugs);
    });
    expect(slug).toBe('same-3002');
    expect(questions).toBeLessThan(20);
  });

  test('never grows past its limit, and stays well formed', async () => {
    const name = `${'ab '.repeat(60)}`;
    const first = await findFreeSlug(name, 'article', among([]));
    const second = await findFreeSlug(name, 'article', among([first]));
    for (const slug of [first, second]) {
      expect(slug).toMatch(slugPattern);
      expect(slug.length).toBeLessThanOrEqual(slugMaximum);
    }
    expect(second).not.toBe(first);
  });
});

test.each([
  ['set-up-cost', 'Set-up & cost', true],
  ['set-up-cost-12', 'Set-up & cost', true],
  ['set-up', 'Set-up & cost', false],
  ['set-up-2', 'Set-up & cost', false],
  ['article-3', '是', true],
  ['shi-2', '是', true],
  ['shi', '非', false],
  [`${'a'.repeat(slugMaximum - 2)}-2`, 'a'.repeat(200), true],
])('whether %j is made from %j is %j', (slug, name, expected) => {
  expect(isSlugOf(slug, name, 'article')).toBe(expected);
});

test.each([
  ['人工智能电话助手', 'ren-gong-zhi-neng-dian-hua-zhu-shou'],
  ['语音 AI：2026 年', 'yu-yin-ai-2026-nian'],
  ['음성 상담 예약', 'eumseong-sangdam-yeyag'],
  ['Голосовой помощник', 'golosovoy-pomoshchnik'],
  ['Ελληνική φωνή', 'elliniki-foni'],
  ['Straße, Ørsted, Łódź, Æther', 'strasse-orsted-lodz-aether'],
  ['Đặt lịch hẹn', 'dat-lich-hen'],
  ['Kōrero ĀŌ', 'korero-ao'],
  ['こんにちは', 'konnichiha'],
  ['العربية', 'lrbyh'],
  ['नमस्ते', 'nmste'],
  ['Call ☎️ & “more”', 'call-more'],
  ['😀 —', ''],
])('%s becomes %s', (text, slug) => expect(slugify(toLatin(text))).toBe(slug));

test('Korean that is typed as single letters is the same as composed Korean', () => {
  expect(toLatin('음성'.normalize('NFD'))).toBe(toLatin('음성'));
});

test('English stays as it is', () => {
  expect(toLatin('Set-up & cost: $99 – “fast”')).toBe('Set-up & cost: $99 – “fast”');
});
