import { addDays, daysBetween, type IsoDate, weekdayOf } from '#language/calendar.ts';
import type { DemoLanguage } from '#language/languages.ts';

const weekdays: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  'zh-Hans': ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  ko: ['월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일'],
};
const months = 'January February March April May June July August September October November December'.split(' ');
const near: Readonly<Record<DemoLanguage, readonly [today: string, tomorrow: string]>> = {
  en: ['today', 'tomorrow'],
  'zh-Hans': ['今天', '明天'],
  ko: ['오늘', '내일'],
};
const nightWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Returns a day in words. Example: "today", "tomorrow", "Friday 27 November", "11月27日星期五", "11월 27일 금요일". */
export function presentDay(date: IsoDate, language: DemoLanguage, today: IsoDate): string {
  if (date === today) return near[language][0];
  if (date === addDays(today, 1)) return near[language][1];
  return presentDate(date, language, today);
}

/** Returns a day as a date, even if it is today. It is used for tickets and stays. */
export function presentDate(date: IsoDate, language: DemoLanguage, today: IsoDate): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const weekday = weekdays[language][weekdayOf(date) - 1] ?? '';
  const away = daysBetween(today, date);
  const isFar = away < 0 || away > 330;
  if (language === 'en') return `${weekday} ${day} ${months[month - 1]}${isFar ? ` ${year}` : ''}`;
  if (language === 'ko') return `${isFar ? `${year}년 ` : ''}${month}월 ${day}일 ${weekday}`;
  return `${isFar ? `${year}年` : ''}${month}月${day}日${weekday}`;
}

/** Returns a day and time in words. Example: "tomorrow at 3.30 pm", "明天下午 3:30", "내일 오후 3시 30분". */
export function presentDateTime(date: IsoDate, minutes: number, language: DemoLanguage, today: IsoDate): string {
  const join = { en: ' at ', 'zh-Hans': '', ko: ' ' }[language];
  return `${presentDay(date, language, today)}${join}${presentTime(minutes, language)}`;
}

/** Returns a number of nights in words. Example: "two nights", "两晚", "2박". */
export function presentNights(nights: number, language: DemoLanguage): string {
  if (language === 'ko') return `${nights}박`;
  if (language === 'en') return `${nightWords[nights] ?? nights} ${nights === 1 ? 'night' : 'nights'}`;
  return `${'零一两三四五六七八九十'[nights] ?? nights}晚`;
}

/** Returns a stay in words. Example: "Monday 14 December to Wednesday 16 December, two nights". */
export function presentDateRange(from: IsoDate, to: IsoDate, language: DemoLanguage, today: IsoDate): string {
  const nights = presentNights(daysBetween(from, to), language);
  const [start, end] = [from, to].map((date) => presentDate(date, language, today));
  if (language === 'zh-Hans') return `${start}到${end}，${nights}`;
  if (language === 'ko') return `${start}부터 ${end}까지 ${nights}`;
  return `${start} to ${end}, ${nights}`;
}

/** Returns a time of day in words. Example: "7.10 pm", "9 am", "晚上 7:10", "오후 7시 10분". */
export function presentTime(minutes: number, language: DemoLanguage): string {
  if (minutes % 1440 === 0) return { en: 'midnight', 'zh-Hans': '半夜 12:00', ko: '자정' }[language];
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const twelve = hour % 12 || 12;
  const two = String(minute).padStart(2, '0');
  if (language === 'en') return `${twelve}${minute ? `.${two}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
  if (language === 'ko') return `${hour < 12 ? '오전' : '오후'} ${twelve}시${minute ? ` ${minute}분` : ''}`;
  const part = hour < 12 ? '上午' : hour < 18 ? '下午' : '晚上';
  return `${part} ${twelve}:${two}`;
}
