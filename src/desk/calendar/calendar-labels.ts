import { findScheduleFaults } from '#desk/articles/schedule-labels.ts';
import type { CalendarEntry } from '#shared/api/calendar-contract.ts';
import { scheduleMessages } from '#shared/api/schedule-contract.ts';
import { dateInZone, formatDate, formatMoment, formatTime, localTimeInZone } from '#shared/rules/dates.ts';

export const stateNames: Readonly<Record<CalendarEntry['state'], string>> = {
  published: 'Published',
  planned: 'Planned',
  overdue: 'Overdue',
  draft: 'Draft with a day',
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
    return `Planned for ${momentText(planned_at, entry, timeZone)}, published ${momentText(published_at, entry, timeZone)} ${reasons[delay]}.`;
  }
  if (delay === 'held') return `${planned_by} planned it and no longer has access to the desk. Choose a day yourself.`;
  if (delay === 'clock') return 'The server’s clock has jumped. It publishes again after an hour.';
  if (delay === 'waiting') return 'The server has not published it yet. It tries again every minute.';
  return delay === 'unplanned' ? 'Its day has passed. It is still a draft, and nobody has planned it.' : '';
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
  return `“${title}” moves to ${formatDate(date)}${time === null ? '' : `, ${formatTime(time)}`}`;
}

/** Whether an entry can move: what is published stays on its day. */
export function canMove({ state }: CalendarEntry): boolean {
  return state !== 'published';
}
