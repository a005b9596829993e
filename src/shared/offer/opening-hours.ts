import { addDays } from '#language/calendar.ts';
import type { DemoLanguage, InEveryLanguage } from '#language/languages.ts';
import { formatTime, type LocalTime, localTimeInZone } from '../rules/dates.ts';
import { dateFormatter } from '../rules/formatters.ts';

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Opening hours that are the same on some days of the week. Times are in the form HH:MM. */
export interface OpeningHours {
  readonly days: readonly (typeof weekdays)[number][];
  readonly opens: string;
  readonly closes: string;
}

/** Returns the opening hours in a line. Example: "Monday to Friday 9 am to 5 pm, Saturday 10 am to 2 pm". */
export function presentOpeningHours(hours: readonly OpeningHours[]): string {
  return hours.map(({ days, opens, closes }) => `${presentDays(days)} ${presentSpan(opens, closes)}`).join(', ');
}

export function presentOpeningSentence(hours: readonly OpeningHours[]): string {
  return `We’re open ${presentOpeningHours(hours)}, local time in New Zealand and Australia.`;
}

/** Returns consecutive days of the week as a text. Example: "Monday to Friday". */
export function presentDays(days: readonly string[]): string {
  const [first = ''] = days;
  return days.length > 1 ? `${first} to ${days.at(-1)}` : first;
}

/** Returns two times of day as a span. Example: "9 am to 5 pm". */
export function presentSpan(opens: string, closes: string): string {
  return `${formatTime(opens)} to ${formatTime(closes)}`;
}

/**
 * Returns when the business closes if it is open now, or otherwise when it next opens, in a time zone. `date` and `time`
 * are local to the time zone, and `at` is the time in words, such as "5 pm" or "tomorrow at 9 am". Returns `undefined` if
 * no day has opening hours.
 */
export function findNextOpening(timeZone: string, now: Date, hours: readonly OpeningHours[]) {
  const { date, time } = localTimeInZone(timeZone, now);
  for (let ahead = 0; ahead <= 7; ahead++) {
    const opening = addDays(date, ahead);
    const weekday = weekdayOf(opening);
    const today = hours.find(({ days }) => days.some((name) => name === weekday));
    if (!today || (ahead === 0 && time >= today.closes)) continue;
    if (ahead === 0 && time >= today.opens)
      return { isOpen: true, isToday: true, date, time: today.closes, at: formatTime(today.closes) };
    const when = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : `on ${weekday}`;
    return {
      isOpen: false,
      isToday: ahead === 0,
      date: opening,
      time: today.opens,
      at: `${when} at ${formatTime(today.opens)}`,
    };
  }
  return undefined;
}

/** Returns until when we are open, or when we next open. Empty if no day has opening hours. */
export function presentNextOpening(timeZone: string, now: Date, hours: readonly OpeningHours[]): string {
  const next = findNextOpening(timeZone, now, hours);
  if (!next) return '';
  return next.isOpen ? `We’re open now, until ${next.at}.` : `We next open ${next.at}.`;
}

/**
 * Returns a sentence that says when a person reads a message that is sent now. It names the time of the next opening
 * only if the business is closed now and has opening hours.
 */
export function presentReading(timeZone: string, now: Date, hours: readonly OpeningHours[]): string {
  const reply = 'reply by email or phone, whichever you leave';
  const next = findNextOpening(timeZone, now, hours);
  if (!next) return `They read it and ${reply}.`;
  if (next.isOpen) return `They read it while we’re open, and ${reply}.`;
  return `We’re closed now, so they read it after we open ${next.at}. Then they ${reply}.`;
}

function weekdayOf(date: string): string {
  return dateFormatter('en-NZ', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`));
}

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
