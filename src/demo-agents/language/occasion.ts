import { type Locale, localeFacts } from '#domain/locales.ts';
import type { IsoDate } from './calendar.ts';

/** When and where a conversation takes place. */
export interface Occasion {
  readonly locale: Locale;
  /** The date where the business is. */
  readonly today: IsoDate;
  /** Minutes of the day where the business is. */
  readonly minutesNow: number;
}

/** The occasion of a moment in a variant's time zone. */
export function occasionOf(now: Date, locale: Locale): Occasion {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: localeFacts(locale).timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  return {
    locale,
    today: `${read('year')}-${read('month')}-${read('day')}`,
    minutesNow: Number(read('hour')) * 60 + Number(read('minute')),
  };
}
