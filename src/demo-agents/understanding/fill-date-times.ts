import { hideMoments } from '../language/mentions.ts';
import { type Moment, readMoment } from '../language/read-date-time.ts';
import { firstFree, mergeMoment } from '../slots/availability.ts';
import { knownOf, neededSlots, type SlotValue } from '../slots/slot-values.ts';
import type { MomentSlot } from '../slots/slots.ts';
import { masked } from '../text/phrases.ts';
import { type Filling, wordsOf } from './filling.ts';
import { isCorrection } from './order-words.ts';

const towards = /(?:\b(?:to|for)\s+(?:the\s+|next\s+|this\s+)?$)|(?:改到|改成|换到|换成|挪到|移到|改为)\s*$/u;
const towardsAfter = /(?:으로|로)\s*(?:바꿔|바꾸|변경|옮|미루|당기|해|하고|부탁|할게|$)/u;
const since =
  /\b(?:ever\s+)?since\s+(?:the\s+|last\s+|this\s+)?\p{L}+(?:\s+(?:morning|afternoon|evening|night))?|从?(?:上个?)?(?:昨天|前天|今天|早上|周末|(?:周|星期|礼拜)[一二三四五六日天])(?:早上|晚上)?(?:就|就开始|开始)|(?:어제|그제|오늘|아침|주말|\p{Script=Hangul}요일)부터/giu;
const wasWords = /\b(?:was|originally|current(?:ly)?|existing|booked for)\b|原来|本来|原先|原本|원래|기존/u;
const separators = /\s+(?:to|into)\s+|改到|改成|换到|换成|挪到|移到|改为|(?<=[\p{Script=Hangul}\s])(?:에서|을|를)\s+/gu;
const soonest =
  /\b(?:as soon as (?:possible|you can)|asap|earliest|soonest|(?:next|first) (?:available|free|opening))\b|尽快|越快越好|最早|最快|越早越好|가장 빠른|제일 빠른|가장 빨리|최대한 빨리|빠른 시간/u;
const whichever =
  /\b(?:any|either|whichever|whatever|doesn'?t matter|don'?t mind|you choose)\b|都可以|都行|随便|哪个都|你定|아무|상관없|둘 다 괜찮/u;
const ordinals: readonly (readonly [RegExp, index: number])[] = [
  [/\b(?:first|earlier)\b|第一|早一点|早的|첫|먼저|앞에 거|이른/u, 0],
  [/\b(?:second)\b|第二|두 번째|두번째/u, 1],
  [/\b(?:third)\b|第三|세 번째|세번째/u, 2],
  [/\b(?:last one|later|latter)\b|最后|后面|晚一点|晚的|마지막|나중|뒤에 거|늦은/u, -1],
];

/** Hides "as soon as possible", where it was understood as a moment. */
export function hideSoonest(text: string): string {
  return text.replace(new RegExp(soonest.source, 'giu'), (words) => masked.repeat(words.length));
}

/** Fills the moments of a clause: the one that is asked for, or, in a move, the old and the new one. */
export function readMoments(filling: Filling): { readonly slot: MomentSlot; readonly value: SlotValue }[] {
  const { readers, language, occasion } = filling;
  const { agent } = readers;
  const words = wordsOf(filling).replace(since, (said) => ' '.repeat(said.length));
  const isAwaited = filling.awaited?.kind === 'moment';
  const read = (text: string) => readMoment(text, language, occasion.today, occasion.minutesNow, isAwaited);
  const moment = read(words);
  const values = withAssumed(filling, moment);
  const slots = neededSlots(agent, values).flatMap((slot) => (slot.kind === 'moment' ? [slot] : []));
  const existing = slots.find(({ isExisting }) => isExisting);
  const wanted = slots.find(({ isExisting }) => !isExisting);
  const put = (slot: MomentSlot, found: Moment) => ({ slot, value: mergeMoment(values[slot.key], found) });
  if (!moment) return wanted ? pick(filling, wanted, words) : [];
  if (isStory(filling, moment, words)) return [];
  if (!existing || !wanted) {
    const slot = existing ?? wanted;
    return slot ? [put(slot, moment)] : [];
  }
  for (const { index, 0: separator } of words.matchAll(separators)) {
    const [before, after] = [read(words.slice(0, index)), read(words.slice(index + separator.length))];
    if (before && after) return [put(existing, before), put(wanted, after)];
  }
  const isKnown = values[existing.key] !== undefined;
  const isNew = pointsTo(filling.rest) || (isKnown && !wasWords.test(words));
  const isAsked = filling.awaited?.key === existing.key;
  return [put(isNew && !isAsked ? wanted : existing, moment)];
}

/** "It hurts since the weekend", "it broke yesterday": days of a story, where the caller tells what it is about. */
function isStory({ awaited, occasion, readers, values }: Filling, { day }: Moment, words: string): boolean {
  if (!readers.agent.slots.some(({ kind }) => kind === 'text') || awaited?.kind === 'moment') return false;
  if (day !== undefined && day < occasion.today) return true;
  const isSettled = readers.agent.slots.some(({ key, kind }) => kind === 'moment' && values[key] !== undefined);
  return awaited?.kind === 'text' && isSettled && !isCorrection(words.toLowerCase());
}

/** "Move it to Friday" names the new moment alone. */
function pointsTo(rest: string): boolean {
  const hidden = hideMoments(rest);
  const begin = [...hidden].findIndex((letter, index) => letter === masked && rest[index] !== masked);
  return towardsAfter.test(rest) || (begin > 0 && towards.test(rest.slice(0, begin)));
}

/** What a moment is for, where nothing was said of it yet. */
function withAssumed({ readers, values }: Filling, moment: Moment | undefined) {
  if (!moment) return values;
  const assumed = readers.agent.slots.flatMap((slot) =>
    slot.kind === 'choice' && slot.assumed && !knownOf(values)[slot.key]
      ? [[slot.key, { kind: 'choice', key: slot.assumed } as const] as const]
      : [],
  );
  return { ...values, ...Object.fromEntries(assumed) };
}

/** "The second one", "either", "as soon as possible". */
function pick(filling: Filling, slot: MomentSlot, words: string) {
  const { values, readers, occasion, awaited } = filling;
  const plain = words.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  const value = values[slot.key];
  const offers = value?.kind === 'moment' && value.status !== 'settled' ? value.offers : [];
  const isAsked = awaited?.key === slot.key;
  const ordinal = ordinals.find(([pattern]) => pattern.test(plain))?.[1];
  const chosen =
    offers.length > 0 && isAsked
      ? whichever.test(plain) || soonest.test(plain)
        ? offers[0]
        : ordinal === undefined
          ? undefined
          : offers.at(ordinal)
      : undefined;
  const first =
    chosen ??
    (soonest.test(plain) || (isAsked && whichever.test(plain))
      ? firstFree(readers.agent, slot, values, occasion)[0]
      : undefined);
  return first ? [{ slot, value: { kind: 'moment', status: 'open', offers: [], ...first } as const }] : [];
}
