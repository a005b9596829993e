import { describe, expect, test } from 'vitest';
import { readDateTime } from './read-date-time.ts';

/** 6.50 pm on a Saturday. */
const today = '2026-11-21';
const read = (text: string, language: 'en' | 'zh-Hans' | 'ko') => {
  const moment = readDateTime(text, language, today, 18 * 60 + 50);
  if (!moment) return undefined;
  const { day, minutes, part } = moment;
  const time =
    minutes === undefined ? undefined : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return [day?.slice(5), time, part].filter(Boolean).join(' ');
};

describe('English', () => {
  test.each([
    ['half past three', '15:30'],
    ['twenty-five past two', '14:25'],
    ['nine oh five am', '9:05'],
    ['at three', '15:00'],
    ['tomorrow arvo', '11-22 afternoon'],
    ['next Tuesday', '11-24'],
    ['Tuesday week', '12-01'],
    ['a week on Friday', '12-04'],
    ['the fourteenth of December', '12-14'],
    ['the first of March', '03-01'],
    ['December 14th at 9.20', '12-14 9:20'],
    ['the day after tomorrow', '11-23'],
    ['in a week', '11-28'],
    ['next weekend', '11-28'],
    ['no, not Friday, Thursday', '11-26'],
    ['move it from Thursday at nine to Friday at ten', '11-27 10:00'],
    ['between 9am and 11am', '9:00'],
    ['Friday 27 November at 3.30 pm', '11-27 15:30'],
  ])('%s', (said, moment) => expect(read(said, 'en')).toBe(moment));

  test.each(['good morning, how are you', 'my number is 021 555 0930', '22 Kauri Road', 'the first one', ''])(
    'finds no time in "%s"',
    (said) => {
      expect(read(said, 'en')).toBeUndefined();
    },
  );
});

describe('Chinese', () => {
  test.each([
    ['明天下午三点半', '11-22 15:30'],
    ['下周二', '11-24'],
    ['十二月十四号', '12-14'],
    ['今晚八点', '11-21 20:00'],
    ['明早九点一刻', '11-22 9:15'],
    ['三天后', '11-24'],
    ['晚上十二点', '0:00'],
    ['下个周末', '11-28'],
    ['不是星期五，是星期四', '11-26'],
    ['11月27日星期五下午 3:30', '11-27 15:30'],
  ])('%s', (said, moment) => expect(read(said, 'zh-Hans')).toBe(moment));

  test.each(['晚上好', '早上好', '便宜一点', '有一点贵', '要一个', '我的电话是021 555 0199', '几点', '早一点可以吗'])(
    'finds no time in "%s"',
    (said) => {
      expect(read(said, 'zh-Hans')).toBeUndefined();
    },
  );
});

describe('Korean', () => {
  test.each([
    ['내일 오후 세 시 반', '11-22 15:30'],
    ['다음 주 화요일', '11-24'],
    ['십이월 십사일', '12-14'],
    ['사흘 뒤', '11-24'],
    ['오늘 밤이요', '11-21 evening'],
    ['밤 12시에 도착해요', '0:00'],
    ['아홉 시 이십 분', '9:20'],
    ['다음 주말', '11-28'],
    ['금요일 말고 목요일이요', '11-26'],
    ['11월 27일 금요일 오후 3시 30분', '11-27 15:30'],
  ])('%s', (said, moment) => expect(read(said, 'ko')).toBe(moment));

  test.each(['안녕하세요', '두 명이요', '네', '좋은 아침이에요', '몇 시까지 해요?'])(
    'finds no time in "%s"',
    (said) => {
      expect(read(said, 'ko')).toBeUndefined();
    },
  );
});

test('reads a language other than the current one', () => {
  expect(read('tomorrow at 3 pm', 'ko')).toBe('11-22 15:00');
  expect(read('내일', 'en')).toBe('11-22');
});

test('a bare hour for today is in the future', () => {
  expect(readDateTime('today at eight', 'en', today, 12 * 60)?.minutes).toBe(20 * 60);
  expect(readDateTime('today at eight', 'en', today, 7 * 60)?.minutes).toBe(8 * 60);
});
