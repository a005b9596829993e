import { findScheduleFaults } from '#desk/articles/schedule-requests.ts';
import { addDays, weekdayInWeek } from '#language/calendar.ts';
import type { CalendarEntry } from '#shared/api/schedule-contract.ts';
import { calendarDaysMaximum, scheduleMessages } from '#shared/api/schedule-contract.ts';
import { dateInZone, formatMoment, formatTime, localTimeInZone, shortDate } from '#shared/rules/dates.ts';

export const stateNames: Readonly<Record<CalendarEntry['state'], string>> = {
  published: 'Published',
  planned: 'Scheduled',
  overdue: 'Overdue',
  draft: 'Planned',
};

const reasons: Readonly<Record<string, string>> = {
  stopped: 'because the server was not running',
  clock: 'because the server’s clock had jumped',
  failed: 'because the server could not publish it sooner',
};

/** Returns what went wrong with an entry and what was done, in a sentence; an empty text if nothing went wrong. */
export function delayText(entry: CalendarEntry, timeZone: string): string {
  const { state, delay, planned_at, published_at, planned_by } = entry;
  if (state === 'published') {
    if (!delay || planned_at === null || published_at === null) return '';
    return `Scheduled for ${momentText(planned_at, entry, timeZone)}, published ${momentText(published_at, entry, timeZone)} ${reasons[delay]}.`;
  }
  if (delay === 'held')
    return `${planned_by} scheduled it and no longer has access to the desk. Choose a day yourself.`;
  if (delay === 'clock') return 'The server’s clock has jumped. It publishes again after an hour.';
  if (delay === 'waiting') return 'The server has not published it yet. It keeps trying.';
  return delay === 'unplanned' ? 'Its day has passed. It is still a draft, and nobody has scheduled it.' : '';
}

/** Returns only the time of a moment on the day of the entry, otherwise date and time. */
function momentText(moment: string, { date }: CalendarEntry, timeZone: string): string {
  const local = localTimeInZone(timeZone, new Date(moment));
  return local.date === date ? formatTime(local.time) : formatMoment(moment, 'short', timeZone);
}

/** Returns why an entry cannot move to a day, in a sentence, or `undefined` if it can. */
export function moveFault({ time }: CalendarEntry, date: string, timeZone: string, now: Date): string | undefined {
  if (time !== null) {
    const faults = findScheduleFaults({ date, time }, timeZone, now);
    const fault = faults.date ?? faults.time;
    return fault && `${fault}.`;
  }
  return date < dateInZone(timeZone, now) ? `${scheduleMessages.past}.` : undefined;
}

export function movedText({ title, time }: CalendarEntry, date: string): string {
  return `“${title}” moves to ${shortDate(date)}${time === null ? '' : `, ${formatTime(time)}`}`;
}

/** Whether an entry can move: what is published stays on its day. */
export function canMove({ state }: CalendarEntry): boolean {
  return state !== 'published';
}

const weekDays = 7;

/** The days that the calendar shows: in weeks, which begin on Monday, and of them those that it is about. */
export interface CalendarDays {
  readonly first: string;
  readonly last: string;
  readonly weeks: readonly (readonly string[])[];
}

/** Returns the month of a day (YYYY-MM-DD), in the weeks that contain it. */
export function monthOf(day: string): CalendarDays {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(monthAfter(first, 1), -1);
  return { first, last, weeks: weeksBetween(weekdayInWeek(first, 1, 0), last) };
}

/** Returns this week and those after it, as many as the server sends at once, and the week before them. */
export function weeksFrom(today: string): CalendarDays {
  const first = weekdayInWeek(today, 1, 0);
  const last = addDays(first, calendarDaysMaximum - weekDays - 1);
  return { first, last, weeks: weeksBetween(addDays(first, -weekDays), last) };
}

function weeksBetween(start: string, last: string): string[][] {
  const weeks: string[][] = [];
  for (let monday = start; monday <= last; monday = addDays(monday, weekDays))
    weeks.push(Array.from({ length: weekDays }, (_, index) => addDays(monday, index)));
  return weeks;
}

/** Returns the first day of the month that is `count` months after that of a day. */
export function monthAfter(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -weekDays,
  ArrowDown: weekDays,
};

/** Returns the day to which a key moves an entry, or `undefined` if the key moves nothing. */
export function dayAfterKey(key: string, day: string): string | undefined {
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}
