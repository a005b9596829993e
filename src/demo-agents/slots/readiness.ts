import type { DemoLanguage } from '#domain/demo-languages.ts';
import type { Occasion } from '../language/occasion.ts';
import { weekdayNameOf } from '../language/week.ts';
import type { DialogueAgent } from './agent.ts';
import { knownOf, type SlotValues } from './slot-values.ts';
import type { Slot } from './slots.ts';

/** When an order is ready: minutes of the day, rounded up to five; undefined while it is not known how it is wanted. */
export function readyAt(agent: DialogueAgent, values: SlotValues, occasion: Occasion): number | undefined {
  const readiness = agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.readiness] : []))[0];
  if (!readiness) return undefined;
  const wait = readiness.minutes[knownOf(values)[readiness.slot] ?? ''];
  if (wait === undefined) return undefined;
  const wish = values[readiness.wish ?? ''];
  // A wish that cannot be met has to be settled first.
  if (wish?.kind === 'moment') return wish.status === 'settled' ? wish.minutes : undefined;
  const [opens, closes] = agent.hours[weekdayNameOf(occasion.today)] ?? [0, 24 * 60];
  const { minutesNow } = occasion;
  const begin = minutesNow < opens || minutesNow > closes ? opens : minutesNow;
  return Math.ceil((begin + wait) / 5) * 5;
}

/** The slot that decides how an order is wanted, and so when it is ready. */
export function readinessSlot(agent: DialogueAgent): string | undefined {
  return agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.readiness.slot] : []))[0];
}

/** Whether a slot is the wish for when an order is ready, which is told with the order. */
export function isReadyWish(agent: DialogueAgent, { key }: Slot): boolean {
  return agent.slots.some((slot) => slot.kind === 'order' && slot.readiness.wish === key);
}

/** A time of day as it is said: 7.10 pm, 晚上 7:10, 오후 7시 10분. */
export function presentTime(minutes: number, language: DemoLanguage): string {
  if (minutes % 1440 === 0) return { en: 'midnight', 'zh-Hans': '半夜 12:00', ko: '자정' }[language];
  const hour = Math.floor(minutes / 60) % 24;
  const minute = minutes % 60;
  const twelve = hour % 12 || 12;
  const two = String(minute).padStart(2, '0');
  if (language === 'en') return `${twelve}.${two} ${hour < 12 ? 'am' : 'pm'}`;
  if (language === 'ko') return `${hour < 12 ? '오전' : '오후'} ${twelve}시${minute ? ` ${minute}분` : ''}`;
  const part = hour < 12 ? '上午' : hour < 18 ? '下午' : '晚上';
  return `${part} ${twelve}:${two}`;
}
