import { formatTime, type LocalTime } from '../dates.ts';
import type { DemoLanguage } from '../demo-languages.ts';
import { dateFormatter } from '../formatters.ts';

/**
 * Returns a time of day in the language of a form, after its weekday if that is wanted. Example: "Monday at 9 am".
 */
export function presentOpening(language: DemoLanguage, { date, time }: LocalTime, withDay: boolean): string {
  const moment = Date.parse(`${date}T${time}:00Z`);
  const zone = { timeZone: 'UTC' } as const;
  const weekday = dateFormatter(language, { weekday: 'long', ...zone }).format(moment);
  const clock =
    language === 'en'
      ? formatTime(time)
      : dateFormatter(language, { hour: 'numeric', minute: '2-digit', ...zone }).format(moment);
  if (!withDay) return clock;
  return language === 'en' ? `${weekday} at ${clock}` : `${weekday} ${clock}`;
}
