import { expect, test } from 'vitest';
import { presentOpening, presentTimeOfDay } from './present-opening.ts';

const opening = { date: '2026-11-23', time: '09:30' };

test.each([
  ['en', 'on Monday at 9.30\u00a0am', 'today at 9.30\u00a0am', '9.30\u00a0am'],
  ['zh-Hans', '星期一 9:30', '今天 9:30', '9:30'],
  ['ko', '월요일 오전 9:30', '오늘 오전 9:30', '오전 9:30'],
] as const)('the time of opening in %s', (language, later, today, alone) => {
  expect(presentOpening(language, opening, false)).toBe(later);
  expect(presentOpening(language, opening, true)).toBe(today);
  expect(presentTimeOfDay(language, opening)).toBe(alone);
});
