import { expect, test } from 'vitest';
import { slugify } from '#shared/rules/slugs.ts';
import { toLatin } from './slug-choice.ts';

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
])('%s becomes %s', (text, slug) => {
  expect(slugify(toLatin(text))).toBe(slug);
});

test('Korean that is typed as single letters is the same as composed Korean', () => {
  expect(toLatin('음성'.normalize('NFD'))).toBe(toLatin('음성'));
});

test('English stays as it is', () => {
  expect(toLatin('Set-up & cost: $99 – “fast”')).toBe('Set-up & cost: $99 – “fast”');
});
