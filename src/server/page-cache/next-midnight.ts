import { parseDate } from '@internationalized/date';
import { dateInZone } from '#domain/dates.ts';

/** The first moment of tomorrow in a time zone, whatever its clocks do in between. */
export function nextMidnight(timeZone: string, now: Date): Date {
  return parseDate(dateInZone(timeZone, now)).add({ days: 1 }).toDate(timeZone);
}
