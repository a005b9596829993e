import { dateFormatter } from './formatters.ts';

/** Returns the date at a moment in an IANA time zone, in the form YYYY-MM-DD. */
export function dateInZone(timeZone: string, now: Date): string {
  return dateFormatter('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** Formats a stored date in the long US format. Example: `2026-11-12` becomes "November 12, 2026". */
export function formatLongDate(date: string): string {
  return dateFormatter('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/**
 * Formats a date without a time. Example: `2026-11-12` becomes "12 November 2026". Articles use `formatLongDate`
 * instead.
 */
export function formatDate(date: string): string {
  return dateFormatter('en-NZ', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Formats a date for lists. Example: `2026-11-12` becomes "12 Nov 2026". */
export function shortDate(date: string): string {
  return dateFormatter('en-NZ', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Formats a date without its year. Example: `2026-11-12` becomes "12 Nov". */
export function shortDay(date: string): string {
  return dateFormatter('en-NZ', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(date));
}

/** Formats a date with its weekday. Example: `2026-11-12` becomes "Thu 12 Nov 2026". */
export function weekdayDate(date: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormatter('en-NZ', options).format(new Date(date)).replace(',', '');
}

/** Formats a time of day such as `17:30`. Example: "5.30 pm", "9 am". No line can break before "am" or "pm". */
export function formatTime(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * Formats a moment as a date and a time. Without `timeZone`, uses the zone of the browser or server. `short` is for
 * lists: "21 Nov 2026, 9.05 am". `long` is for sentences: "Tuesday 1 December 2026 at 9 am".
 */
export function formatMoment(moment: Date | string | number, form: 'short' | 'long', timeZone?: string): string {
  const when = new Date(moment);
  const style = form === 'long' ? 'full' : 'medium';
  const date = dateFormatter('en-NZ', { dateStyle: style, timeZone }).format(when).replace(',', '');
  return `${date}${form === 'long' ? ' at ' : ', '}${formatTime(clockAt(when, timeZone))}`;
}

/**
 * Returns whether a text is an existing date in the form YYYY-MM-DD. `2026-02-30` and dates in the year 0000 do not
 * exist.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A date and a time in a time zone, in the forms YYYY-MM-DD and HH:MM. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;

export function localTimeInZone(timeZone: string, moment: Date): LocalTime {
  return { date: dateInZone(timeZone, moment), time: clockAt(moment, timeZone) };
}

/** Returns the time at a moment as HH:MM. Without a time zone, uses the zone of the browser or server. */
export function clockAt(moment: Date, timeZone?: string): string {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return dateFormatter('en-GB', options).format(moment);
}

/**
 * Returns the moment at which the clocks of a time zone show this date and time. Returns `undefined` for a time that
 * the clocks skip when they go forward. Returns the first of two moments for a time that the clocks show twice when
 * they go back.
 */
export function momentInZone(timeZone: string, { date, time }: LocalTime): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offset of a zone changes at most once in these two days, so one of these two offsets is right.
  const offsets = [asUtc - day, asUtc + day].map((moment) => offsetAt(timeZone, moment));
  const moments = offsets
    .map((offset) => asUtc - offset)
    .filter((moment) => moment + offsetAt(timeZone, moment) === asUtc);
  return moments.length === 0 ? undefined : new Date(Math.min(...moments));
}

/**
 * Returns the moment from which an article counts as published, as an ISO text with the offset of a time zone. It is the
 * start of the publish date there, but never after the last save: an article with a later date is public already.
 */
export function publishedAt(
  { publish_date: date, updated_at }: { readonly publish_date: string; readonly updated_at: string },
  timeZone: string,
): string {
  // In some zones, the clocks go forward at midnight.
  const start = momentInZone(timeZone, { date, time: '00:00' }) ?? momentInZone(timeZone, { date, time: '01:00' });
  const moment = Math.min(start?.getTime() ?? Date.parse(date), Date.parse(updated_at));
  const offset = offsetAt(timeZone, moment);
  const sign = offset < 0 ? '-' : '+';
  const local = new Date(moment + offset).toISOString().slice(0, 19);
  return `${local}${sign}${new Date(Math.abs(offset)).toISOString().slice(11, 16)}`;
}

/**
 * Returns by how many milliseconds the clocks of a time zone are ahead of UTC. Works for the first and last days of the
 * calendar too, whose neighbours have years that no date can be written with.
 */
function offsetAt(timeZone: string, moment: number): number {
  const name = dateFormatter('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name?.value ?? '') ?? [];
  const offset = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return (sign === '-' ? -offset : offset) * minute;
}
