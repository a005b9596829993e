import type { DemoLanguage } from '../demo-languages.ts';
import { type Locale, localeFacts } from '../locales.ts';
import type { DialogueAgent } from './agent.ts';
import { chosenKeys, type SlotValues } from './slot-values.ts';

/** Minutes of the day where the business is. */
export function minutesInZone(now: Date, locale: Locale): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: localeFacts(locale).timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return read('hour') * 60 + read('minute');
}

/** When an order is ready: minutes of the day, rounded up to five; undefined while it is not known how it is wanted. */
export function readyAt(agent: DialogueAgent, values: SlotValues, minutesNow: number): number | undefined {
  const { slot, minutes, opens, closes } = agent.readiness;
  const wait = minutes[chosenKeys(values)[slot] ?? ''];
  if (wait === undefined) return undefined;
  const begin = minutesNow < opens || minutesNow > closes ? opens : minutesNow;
  return Math.ceil((begin + wait) / 5) * 5;
}

/** A time of day as it is said: 7.10 pm, 晚上 7:10, 오후 7시 10분. */
export function presentTime(minutes: number, language: DemoLanguage): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const twelve = hour % 12 || 12;
  const two = String(minute).padStart(2, '0');
  if (language === 'en') return `${twelve}.${two} ${hour < 12 ? 'am' : 'pm'}`;
  if (language === 'ko') return `${hour < 12 ? '오전' : '오후'} ${twelve}시${minute ? ` ${minute}분` : ''}`;
  const part = hour < 12 ? '上午' : hour < 18 ? '下午' : '晚上';
  return `${part} ${twelve}:${two}`;
}
