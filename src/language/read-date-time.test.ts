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
    ['half three tomorrow', '11-22 15:30'],
    ['quarter to 5', '16:45'],
    ['a quarter past nine', '9:15'],
    ['ten to four', '15:50'],
    ['twenty-five past two', '14:25'],
    ['3.30', '15:30'],
    ['at 10:40 please', '10:40'],
    ['15:30', '15:30'],
    ['3pm', '15:00'],
    ['around 3 p.m.', '15:00'],
    ['nine thirty', '9:30'],
    ['five forty-five on Friday', '11-27 17:45'],
    ['nine oh five am', '9:05'],
    ['noon', '12:00'],
    ['we’ll arrive at midnight', '0:00'],
    ['at three', '15:00'],
    ['about ten tomorrow', '11-22 10:00'],
    ['about ten tonight', '11-21 22:00'],
    ['four o’clock', '16:00'],
    ['tomorrow arvo', '11-22 afternoon'],
    ['tomorrow morning at eight', '11-22 8:00'],
    ['this arvo', '11-21 afternoon'],
    ['this Friday', '11-27'],
    ['Friday morning', '11-27 morning'],
    ['Saturday', '11-28'],
    ['this Saturday', '11-21'],
    ['next Tuesday', '11-24'],
    ['next Saturday', '11-28'],
    ['Tuesday week', '12-01'],
    ['a week on Friday', '12-04'],
    ['Wednesday next week', '11-25'],
    ['the 14th', '12-14'],
    ['the fourteenth of December', '12-14'],
    ['on the 21st', '11-21'],
    ['the first of March', '03-01'],
    ['on the first', '12-01'],
    ['December 14th at 9.20', '12-14 9:20'],
    ['14/12', '12-14'],
    ['14/12/2026 3.30 pm', '12-14 15:30'],
    ['3/4', '04-03'],
    ['today', '11-21'],
    ['tomorrow', '11-22'],
    ['the day after tomorrow', '11-23'],
    ['in two days', '11-23'],
    ['in a week', '11-28'],
    ['a fortnight from now', '12-05'],
    ['the weekend', '11-21'],
    ['next weekend', '11-28'],
    ['no, not Friday, Thursday', '11-26'],
    ['Thursday, not Friday', '11-26'],
    ['make it Monday instead of Tuesday', '11-23'],
    ['move it from Thursday at nine to Friday at ten', '11-27 10:00'],
    ['between 9am and 11am', '9:00'],
    ['Friday 27 November at 3.30 pm', '11-27 15:30'],
  ])('%s', (said, moment) => {
    expect(read(said, 'en')).toBe(moment);
  });

  test.each([
    'a room for two',
    'good evening',
    'good morning, how are you',
    'my number is 021 555 0930',
    '22 Kauri Road',
    'at 22 Kauri Road',
    'it costs $3.30',
    'wait a second',
    'the first one',
    'ten people',
    'one of them',
    'hello',
    '',
  ])('finds no time in "%s"', (said) => {
    expect(read(said, 'en')).toBeUndefined();
  });
});

describe('Chinese', () => {
  test.each([
    ['明天下午三点半', '11-22 15:30'],
    ['下周二', '11-24'],
    ['下下周二上午', '12-01 morning'],
    ['这周五', '11-27'],
    ['星期五上午', '11-27 morning'],
    ['我想预约星期五上午。', '11-27 morning'],
    ['星期六下午可以做指甲吗？', '11-28 afternoon'],
    ['十二月十四号', '12-14'],
    ['12月14日下午3点', '12-14 15:00'],
    ['14号', '12-14'],
    ['二十一号', '11-21'],
    ['今晚八点', '11-21 20:00'],
    ['今晚还有双人房吗？', '11-21 evening'],
    ['明早九点一刻', '11-22 9:15'],
    ['后天', '11-23'],
    ['大后天', '11-24'],
    ['三天后', '11-24'],
    ['中午', '12:00'],
    ['中午十二点半', '12:30'],
    ['下午一点', '13:00'],
    ['上午10:40', '10:40'],
    ['15:30', '15:30'],
    ['晚上十点左右', '22:00'],
    ['晚上十二点', '0:00'],
    ['周末', '11-21'],
    ['下个周末', '11-28'],
    ['星期天', '11-22'],
    ['不是星期五，是星期四', '11-26'],
    ['三点到五点', '15:00'],
    ['11月27日星期五下午 3:30', '11-27 15:30'],
  ])('%s', (said, moment) => {
    expect(read(said, 'zh-Hans')).toBe(moment);
  });

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
    ['내일 오후세시반', '11-22 15:30'],
    ['다음 주 화요일', '11-24'],
    ['다음주 화요일 오전', '11-24 morning'],
    ['이번 주 금요일', '11-27'],
    ['금요일로 해 주세요', '11-27'],
    ['일요일에요', '11-22'],
    ['12월 14일', '12-14'],
    ['십이월 십사일', '12-14'],
    ['14일에 갈게요', '12-14'],
    ['모레', '11-23'],
    ['사흘 뒤', '11-24'],
    ['3일 후', '11-24'],
    ['오늘 오후에 진료 볼 수 있을까요?', '11-21 afternoon'],
    ['오늘 밤이요', '11-21 evening'],
    ['밤 열 시쯤', '22:00'],
    ['밤 12시에 도착해요', '0:00'],
    ['낮 열두 시', '12:00'],
    ['정오', '12:00'],
    ['오전 10시 40분', '10:40'],
    ['아홉 시 이십 분', '9:20'],
    ['세 시', '15:00'],
    ['15:30', '15:30'],
    ['이번 주말', '11-21'],
    ['다음 주말', '11-28'],
    ['금요일 말고 목요일이요', '11-26'],
    ['11월 27일 금요일 오후 3시 30분', '11-27 15:30'],
  ])('%s', (said, moment) => {
    expect(read(said, 'ko')).toBe(moment);
  });

  test.each([
    '안녕하세요',
    '두 명이요',
    '제 번호는 021 555 0199예요',
    '이틀 묵을 방',
    '네',
    '좋은 아침이에요',
    '몇 시까지 해요?',
  ])('finds no time in "%s"', (said) => {
    expect(read(said, 'ko')).toBeUndefined();
  });
});

test('reads a language other than the current one', () => {
  expect(read('tomorrow at 3 pm', 'ko')).toBe('11-22 15:00');
  expect(read('내일', 'en')).toBe('11-22');
});

test('a bare hour for today is in the future', () => {
  expect(readDateTime('today at eight', 'en', today, 12 * 60)?.minutes).toBe(20 * 60);
  expect(readDateTime('today at eight', 'en', today, 7 * 60)?.minutes).toBe(8 * 60);
});
