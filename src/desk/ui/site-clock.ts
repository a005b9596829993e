import { useEffect, useState } from 'react';
import { clockAt, dateInZone, formatMoment, formatTime } from '#shared/rules/dates.ts';

/** The time zone of the site, which the page of the desk names. Outside a browser, the zone of the process. */
const siteTimeZone = globalThis.document?.querySelector<HTMLElement>('[data-desk-start]')?.dataset.siteTimeZone;

function siteZone(): string {
  return siteTimeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Takes the year out of a date in words, if it is this year. */
export function withoutThisYear(text: string, now = new Date()): string {
  return text.replace(` ${dateInZone(siteZone(), now).slice(0, 4)}`, '');
}

/** Formats a moment by the clock of the site, with its year, for a text that leaves the desk. */
export function fullSiteMoment(moment: Date | string | number): string {
  return formatMoment(moment, 'short', siteTimeZone);
}

/** Formats a moment by the clock of the site, which is the only one that the desk's lists use. */
export function siteMoment(moment: Date | string | number, now?: Date): string {
  return withoutThisYear(fullSiteMoment(moment), now);
}

/** Returns the day of a moment on the clock of the site, as YYYY-MM-DD. */
export function siteDay(moment: string): string {
  return dateInZone(siteZone(), new Date(moment));
}

/** Formats a moment as the time on the clock of the site, for a list that says the day above its rows. */
export function siteTime(moment: string): string {
  return formatTime(clockAt(new Date(moment), siteTimeZone));
}

/** Formats a moment for a sentence: only the time if it is today on the site's clock, otherwise date and time. */
export function momentOf(moment: Date | string | number, now = new Date()): string {
  const when = new Date(moment);
  const zone = siteZone();
  return dateInZone(zone, when) === dateInZone(zone, now) ? formatTime(clockAt(when, zone)) : siteMoment(when, now);
}

/** Returns what the site's clock and the editor's own show now. */
export function useSiteClock(): { readonly site: string; readonly own: string } {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return { site: formatTime(clockAt(now, siteTimeZone)), own: formatTime(clockAt(now)) };
}
