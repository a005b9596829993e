import { type Schedule, scheduleMessages, scheduleSaveSchema } from '#shared/api/schedule-contract.ts';
import { formatDate, formatMoment, isCalendarDate, type LocalTime, momentInZone } from '#shared/rules/dates.ts';

export interface ScheduleFaults {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
}

/** Returns the errors of a chosen date and time. The server makes the same checks. */
export function findScheduleFaults(chosen: LocalTime, timeZone: string, now: Date): ScheduleFaults {
  const parsed = scheduleSaveSchema.safeParse(chosen);
  if (!parsed.success) {
    const messageOf = (field: string) => parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    return { date: messageOf('date'), time: messageOf('time') };
  }
  const due = momentInZone(timeZone, parsed.data);
  if (due === undefined) return { time: scheduleMessages.skipped };
  return due <= now ? { time: scheduleMessages.past } : {};
}

/** Formats a date for a sentence. Example: "1 December 2026". Returns text that is not a date unchanged. */
export function longDate(date: string): string {
  return isCalendarDate(date) ? formatDate(date) : date;
}

/** Returns the usual name of a time zone (example: "New Zealand Time"), or its identifier if it has none. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-NZ', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Returns the moment by the editor's own clock as a sentence that begins with a space. Empty if that clock shows the
 * same time as the site's.
 */
export function ownClockText(moment: Date, siteTimeZone: string): string {
  const own = formatMoment(moment, 'short');
  return own === formatMoment(moment, 'short', siteTimeZone) ? '' : ` Your clock says ${own} then.`;
}

interface SavedArticle {
  readonly title: string;
  readonly is_published: boolean;
}

/** Returns the sentence that says what an article is after a save: published, scheduled for a time, or a draft. */
export function savedSentence({ title, is_published }: SavedArticle, schedule: Schedule | undefined): string {
  if (is_published) return `“${title}” is published.`;
  if (!schedule) return `“${title}” is kept as a draft.`;
  return `“${title}” is scheduled for ${formatMoment(schedule.due_at, 'short', schedule.time_zone)}.`;
}

const usualTime = '09:00';
const day = 24 * 60 * 60 * 1000;

/** Returns the date and time to suggest: on the publish date if it is in the future, otherwise tomorrow. */
export function suggestedTime(publishDate: string, today: string): LocalTime {
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + day).toISOString().slice(0, 10);
  return { date: publishDate > today ? publishDate : tomorrow, time: usualTime };
}
