import type { DemoLanguage, InEveryLanguage } from '#language/languages.ts';
import { formatTime, type LocalTime } from '../rules/dates.ts';
import { dateFormatter } from '../rules/formatters.ts';

const zone = { timeZone: 'UTC' } as const;
const today: InEveryLanguage<string> = { en: 'today', 'zh-Hans': '今天', ko: '오늘' };

/** Returns a time of day in the language of a form. Example: "9 am". */
export function presentTimeOfDay(language: DemoLanguage, { date, time }: LocalTime): string {
  if (language === 'en') return formatTime(time);
  return dateFormatter(language, { hour: 'numeric', minute: '2-digit', ...zone }).format(momentOf(date, time));
}

/** Returns the day and the time at which we open. Examples: "today at 9 am", "on Monday at 9 am". */
export function presentOpening(language: DemoLanguage, { date, time }: LocalTime, isToday: boolean): string {
  const clock = presentTimeOfDay(language, { date, time });
  const weekday = dateFormatter(language, { weekday: 'long', ...zone }).format(momentOf(date, time));
  if (language !== 'en') return `${isToday ? today[language] : weekday} ${clock}`;
  return `${isToday ? today.en : `on ${weekday}`} at ${clock}`;
}

function momentOf(date: string, time: string): number {
  return Date.parse(`${date}T${time}:00Z`);
}
