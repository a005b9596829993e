import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { isCalendarDate } from '#shared/rules/dates.ts';

/** The filters by tag and by publish date. A filter that is `undefined` does not limit the list. */
export interface ChosenFilters {
  readonly tag: number | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const dateFault = 'Enter a date as YYYY-MM-DD, such as 2026-03-31';

/** Returns an error for each of the two typed dates that is not valid. An empty date is valid. */
export function filterFaults(dates: { readonly from: string; readonly to: string }): { from?: string; to?: string } {
  const [from, to] = [dates.from.trim(), dates.to.trim()];
  return {
    ...(from && !isCalendarDate(from) && { from: dateFault }),
    ...(to && !isCalendarDate(to) && { to: dateFault }),
    ...(isCalendarDate(from) && isCalendarDate(to) && from > to && { to: 'This date is before the first one' }),
  };
}

/** Returns the chosen tag and dates in words, or an empty text. Example: "Phone, from 2026-01-01". */
export function chosenText({ tag, from, to }: DeskAddress, tagName: string | undefined): string {
  const dates = from && to ? [`${from} to ${to}`] : [...(from ? [`from ${from}`] : []), ...(to ? [`to ${to}`] : [])];
  return [...(tag === undefined ? [] : [tagName ?? 'One tag']), ...dates].join(', ');
}
