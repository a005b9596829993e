import { addDays, type IsoDate } from '../language/calendar.ts';
import { presentDate, presentNights } from '../language/present-moment.ts';
import { presentTime } from '../slots/readiness.ts';
import type { MomentValue } from '../slots/slot-values.ts';
import { grouped } from './money.ts';

/** A sum on the ticket: $24.00. */
export function ticketDollars(cents: number): string {
  return `$${grouped((cents / 100).toFixed(2))}`;
}

/** A day on the ticket: Sat 28 Nov. */
export function ticketDay(day: IsoDate, today: IsoDate): string {
  return presentDate(day, 'en', today).replace(/\p{L}{4,}/gu, (word) => word.slice(0, 3));
}

/** A moment on the ticket: Sat 28 Nov, 1.30 pm; 1.30 to 4.00 pm where its end is told. */
export function ticketMoment({ day = '', minutes }: MomentValue, today: IsoDate, end: number | undefined): string {
  if (minutes === undefined) return ticketDay(day, today);
  const begin = presentTime(minutes, 'en');
  if (end === undefined) return `${ticketDay(day, today)}, ${begin}`;
  const isSameHalf = minutes < 720 === end < 720;
  return `${ticketDay(day, today)}, ${isSameHalf ? begin.replace(/ [ap]m$/, '') : begin} to ${presentTime(end, 'en')}`;
}

/** Nights on the ticket: Mon 14 to Wed 16 Dec, two nights. */
export function ticketStay(from: IsoDate, nights: number | undefined, today: IsoDate): string {
  const first = ticketDay(from, today);
  if (nights === undefined) return first;
  return `${first} to ${ticketDay(addDays(from, nights), today)}, ${presentNights(nights, 'en')}`;
}
