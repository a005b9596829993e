import { addDays, daysBetween } from '#language/calendar.ts';
import { hideDatesAndTimes } from '#language/mentions.ts';
import { maskCharacter } from '#language/phrases.ts';
import { type PartialDateTime, readDateTime } from '#language/read-date-time.ts';
import { simplify } from '#language/simplified.ts';
import { firstFreeTimes, mergeDateTime } from '../slots/availability.ts';
import { knownOf, neededSlots, type SlotValue } from '../slots/slot-values.ts';
import type { DateTimeSlot } from '../slots/slots.ts';
import { hideBackground } from './background.ts';
import { type Filling, remainingWords } from './filling.ts';
import { isCorrection } from './order-words.ts';

const towards =
  /(?:\b(?:to|for|come(?: in)?(?: on)?|do)\s+(?:the\s+|next\s+|this\s+)?$)|(?:改到|改成|换到|换成|挪到|移到|改为|推到|推迟到|提前到|调到|延到)\s*$/u;
const towardsAfter =
  /(?:으로|로)\s*(?:좀\s*)?(?:바꿔|바꾸|바꿀|변경|옮|미루|미뤄|미룰|당기|당겨|당길|해|하고|부탁|할게|$)|^[^,.]*\binstead\b/u;
/** Words about something that has already happened. */
const happened =
  /\b(?:started|began|broke|happened|came on|has been|have been|had|was|were|did|noticed|stayed)\b|开始|坏的|以来|住过|시작|부터|그랬|났어요/u;
const wasWords = /\b(?:was|originally|current(?:ly)?|existing|booked for)\b|原来|本来|原先|原本|원래|기존/u;
const separators = /\s+(?:to|into)\s+|改到|改成|换到|换成|挪到|移到|改为|(?<=[\p{Script=Hangul}\s])(?:에서|을|를)\s+/gu;
const soonest =
  /\b(?:as soon as (?:possible|you can)|asap|earliest|soonest|(?:next|first) (?:available|free|opening))\b|尽快|越快越好|(?:哪个|哪一个|谁)(?:早|先|快)|最早|最快|越早越好|가장 빠른|제일 빠른|가장 빨리|최대한 빨리|빠른 시간/u;
const everySoonest = new RegExp(soonest.source, 'giu');
const anyOffer =
  /\b(?:any|either|whichever|whatever|doesn'?t (?:matter|bother)|don'?t mind|no preference|not fussed|i'?m easy|(?:you|u) (?:choose|pick)|up to you)\b|都可以|都行|都好|随便|隨便|随你|无所谓|哪个都|你定|你看着办|看着办|(?:你们?|您)(?:来)?(?:安排|决定|選|选|挑)|没(?:有)?(?:要求|所谓)|不挑|听你的|아무|가리지 ?않|안 ?가려|정해 ?주|상관없|둘 ?다 괜찮|알아서|편하신/u;
/** Ways to choose one of the offered times, which the agent names from the earliest to the latest. */
const ordinals: readonly (readonly [RegExp, index: number])[] = [
  [
    /\b(?:second|2nd|middle one|(?:option|number) (?:two|2))\b|中间那?个|가운데 ?(?:거|것|걸|시간)|第二(?!次|回)|두 ?번째|이 ?번(?:이요|으로)/u,
    1,
  ],
  [/\b(?:third|3rd|(?:option|number) (?:three|3))\b|第三(?!次|回)|세 ?번째|삼 ?번(?:이요|으로)/u, 2],
  [
    /\b(?:last (?:one|option|time you|of)|last$|lates?t|later|latter|other one|final one|bottom one)\b|最后|最後|后面|後面|后一个|下面|最晚|越晚|晚一点|晚一些|晚点|晚些|靠后|晚的|晚那|마지막|나중|뒤(?:에|의|쪽)? ?(?:거|것|걸|시간|말|얘기)|맨 ?뒤|늦/u,
    -1,
  ],
  [
    /\b(?:first|1st)\b(?!\s+(?:time(?! (?:you|is|works|suits|slot|would|will|please|ok|sounds|thanks))|visit|name|thing|timer))|\b(?:earlie(?:r|st)|sooner|former|top one|(?:option|number) (?:one|1))\b|第一(?!次|回)|打头|开头|头里|头一个|头一[^次回]|前面|最?先(?:说|讲|报|念|提)|前一个|前头|靠前|上面|早一点|早一些|早些|早点|早的|早那|最早|越早|첫(?!\s*(?:방문|진료|예약))|먼저|처음 ?(?:거|것|걸|말|시간)|먼저 ?말|앞 ?시간대|앞(?:에|의|쪽|엣)|앞 ?(?:거|것|걸|시간)|맨 ?앞|일 ?번(?:이요|으로)|이른|빠른|일찍/u,
    0,
  ],
];

/**
 * Replaces "1st", "2nd" and "3rd" by words where they choose from a list, because "1st" alone is a day of the month.
 * Example: "1st one sounds good".
 */
function withOrdinalWords(text: string): string {
  const words: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third' };
  return text.replace(
    /\b(1st|2nd|3rd)(?=\s+(?:1|one|time|slot|option|choice|of\s+(?:those|them|the))\b)/giu,
    (written) => words[written.toLowerCase()] ?? written,
  );
}

/** Masks the words for "as soon as possible". Called after they were understood as a time. */
export function hideSoonest(text: string): string {
  return text.replace(everySoonest, (words) => maskCharacter.repeat(words.length));
}

/** Masks words such as "the first one" and 처음 거. Called after they were understood as the choice of an offered time. */
export function hideOrdinals(text: string): string {
  return ordinals.reduce(
    (rest, [pattern]) => rest.replace(pattern, (words) => maskCharacter.repeat(words.length)),
    text,
  );
}

/**
 * Returns the date and time in a clause, with the slot to which it belongs. If the caller moves a booking, the result
 * can have two entries: the old time and the new time.
 */
export function readDateTimes(filling: Filling): { readonly slot: DateTimeSlot; readonly value: SlotValue }[] {
  const { vocabulary, language, localTime } = filling;
  const { agent } = vocabulary;
  const words = withOrdinalWords(simplify(hideBackground(remainingWords(filling))));
  const isAwaited = filling.awaited?.kind === 'date-time';
  const read = (text: string) => readDateTime(text, language, localTime.today, localTime.minutesNow, isAwaited);
  const named = read(words);
  const values = withAssumed(filling, named);
  const slots = neededSlots(agent, values).flatMap((slot) => (slot.kind === 'date-time' ? [slot] : []));
  const existing = slots.find(({ isExisting }) => isExisting);
  const wanted = slots.find(({ isExisting }) => !isExisting);
  const put = (slot: DateTimeSlot, found: PartialDateTime) => {
    // The bound is dropped in two cases: for the old time of a booking, and if only today can be booked. "After nine"
    // then means nine.
    const { bound, ...exact } = found;
    const isBound = bound !== undefined && !slot.isExisting && slot.daysAhead > 0;
    return { slot, value: mergeDateTime(values[slot.key], isBound ? found : exact) };
  };
  if (!named) return wanted ? chooseOffer(filling, wanted, words) : [];
  const picked = wanted && pickOffer(filling, wanted, words, named);
  if (picked) return [picked];
  if (isPastEvent(filling, named, words)) return [];
  if (!existing || !wanted) {
    const slot = existing ?? wanted;
    return slot ? [put(slot, named)] : [];
  }
  if (filling.corrects === existing.key && !namesNewTime(filling.rest)) return [put(existing, named)];
  for (const { index, 0: separator } of words.matchAll(separators)) {
    const [before, after] = [read(words.slice(0, index)), read(words.slice(index + separator.length))];
    if (before && after) return [put(existing, before), put(wanted, laterThan(before, after, words.slice(index)))];
  }
  const shifted = readShifted(words, named, values[existing.key]);
  if (shifted) return [put(existing, shifted.old), put(wanted, shifted.next)];
  const isKnown = values[existing.key] !== undefined;
  const both = isKnown ? undefined : readOldAndNew(words, read);
  if (both) return [put(existing, both.old), put(wanted, both.next)];
  const isNew = namesNewTime(filling.rest) || (isKnown && !wasWords.test(words));
  const isAsked = filling.awaited?.key === existing.key;
  if (!isNew || isAsked) return [put(existing, named)];
  const known = values[existing.key];
  // The caller has already named a new day before the old one. So `laterThan` must not move the new day by a week.
  const before = values[wanted.key];
  const isEarlier =
    before?.kind === 'date-time' && known?.kind === 'date-time' && (before.day ?? '9') < (known.day ?? '');
  return [
    put(wanted, known?.kind === 'date-time' && !isEarlier ? laterThan({ day: known.day ?? '' }, named, words) : named),
  ];
}

/**
 * Matches the places at which a clause about a booking can be divided into a part with the old time and a part with the
 * new one.
 */
const partEnds =
  /[,，、。;；]|\s(?=(?:but|and|so|because|cause|cos|can|could|any chance|would|is there|i['’]d|to|instead|for (?:something|one|an?|the|\p{L}+day))\s)|(?=想|能不能|能|可以|改|换|挪|移|推|提前|调到)|(?:는데요?|인데요?|어서요?|아서요?|해서요?|여서요?|지만|니까)\s/giu;
/** Matches words that make clear which week is meant. */
const namesEarlier =
  /\b(?:earlier|sooner|forward|before|this|today|tomorrow)\b|\d|提前|早|明天|后天|今天|这|本周|당기|당겨|앞당|내일|모레|오늘|이번/u;

/**
 * Returns the new time of a booking. The new day is moved by a week if it is not after the old day and the caller says
 * "the Thursday after". It is also moved by a week if it is more than three days before the old day and no word such as
 * "earlier" or "this" is in the text.
 */
function laterThan(old: PartialDateTime, next: PartialDateTime, words: string): PartialDateTime {
  const said = words.toLowerCase();
  if (old.day !== undefined && next.day === old.day && dayAfter.test(said))
    return { ...next, day: addDays(old.day, 7) };
  if (old.day === undefined || next.day === undefined || next.day >= old.day) return next;
  const isOtherWeek = daysBetween(next.day, old.day) > 3 && !namesEarlier.test(said);
  return dayAfter.test(said) || isOtherWeek ? { ...next, day: addDays(next.day, 7) } : next;
}

/** Matches by how much a booking is moved. Example: "back a week", "two days later". */
const shift =
  /\b(?:back|forward|out|along|on|by|up)\s+(?:by\s+)?(?<n>an?|one|two|three|\d)\s+(?<unit>day|week|fortnight)s?\b|\b(?<m>an?|one|two|three|\d)\s+(?<unit2>day|week|fortnight)s?\s+(?<side>later|earlier|after|before|sooner)\b/u;

/** Returns the old time and the new one of a booking that is moved by a number of days or weeks, or `undefined`. */
function readShifted(
  words: string,
  named: PartialDateTime,
  known: SlotValue | undefined,
): { readonly old: PartialDateTime; readonly next: PartialDateTime } | undefined {
  const said = words.toLowerCase();
  const { n, m, unit, unit2, side } = shift.exec(said)?.groups ?? {};
  const day = known?.kind === 'date-time' ? known.day : named.day;
  if ((!n && !m) || day === undefined) return undefined;
  const count = ['', 'one', 'two', 'three'].indexOf(n ?? m ?? '');
  const days = { day: 1, week: 7, fortnight: 14 }[unit ?? unit2 ?? 'day'] ?? 1;
  const isEarlier = side ? /earlier|before|sooner/u.test(side) : /\bforward\b/u.test(said);
  const amount = (count > 0 ? count : Number(n ?? m) || 1) * days * (isEarlier ? -1 : 1);
  const old = known?.kind === 'date-time' ? { day, minutes: known.minutes } : named;
  return { old: { ...old, day } as PartialDateTime, next: { day: addDays(day, amount) } };
}

const dayAfter = /day\s+(?:after|following)\b|\bfollowing\s+\p{L}+day\b/u;
const insteadOf = /\b(?:instead of|rather than|not)\s+(?:the\s+|on\s+|this\s+)?$|(?:而不是|不是)\s*$/u;

/**
 * Returns the old and the new time of a booking, if a clause names both. The first one is the old time. If the caller
 * says "instead of" before the second one, the second one is the old time. Returns `undefined` if the clause names only
 * one day.
 */
function readOldAndNew(
  words: string,
  read: (text: string) => PartialDateTime | undefined,
): { readonly old: PartialDateTime; readonly next: PartialDateTime } | undefined {
  for (const { index, 0: end } of words.matchAll(partEnds)) {
    const first = read(words.slice(0, index));
    const rest = words.slice(index + end.length);
    const second = read(rest);
    if (first?.day === undefined || !second || second.day === first.day) continue;
    if (second.day === undefined && second.minutes === undefined && second.part === undefined) continue;
    const begin = hideDatesAndTimes(rest).indexOf(maskCharacter);
    const isReversed = insteadOf.test(words.slice(0, index + end.length + Math.max(0, begin)).toLowerCase());
    return isReversed ? { old: second, next: first } : { old: first, next: laterThan(first, second, rest) };
  }
  return undefined;
}

/**
 * Returns whether a date is part of the caller's description, and not a requested time. Example: "it hurts since the
 * weekend", "it broke yesterday".
 */
function isPastEvent(
  { awaited, localTime, vocabulary, values }: Filling,
  { day }: PartialDateTime,
  words: string,
): boolean {
  if (day !== undefined && day < localTime.today && happened.test(words.toLowerCase())) return true;
  if (!vocabulary.agent.slots.some(({ kind }) => kind === 'text') || awaited?.kind === 'date-time') return false;
  if (day !== undefined && day < localTime.today) return true;
  const isTimeFilled = vocabulary.agent.slots.some(
    ({ key, kind }) => kind === 'date-time' && values[key] !== undefined,
  );
  return awaited?.kind === 'text' && isTimeFilled && !isCorrection(words.toLowerCase());
}

/**
 * Returns whether a clause only names the new time of a booking, and not its old time. Example: "move it to Friday".
 */
function namesNewTime(rest: string): boolean {
  const hidden = hideDatesAndTimes(rest);
  const begin = [...hidden].findIndex((letter, index) => letter === maskCharacter && rest[index] !== maskCharacter);
  return towardsAfter.test(rest) || (begin > 0 && towards.test(rest.slice(0, begin)));
}

/**
 * Returns the values with the choices that the caller makes by naming a date and time. Example: a caller who names a
 * time wants to make a booking.
 */
function withAssumed({ vocabulary, values }: Filling, dateTime: PartialDateTime | undefined) {
  if (!dateTime) return values;
  const assumed = vocabulary.agent.slots.flatMap((slot) =>
    slot.kind === 'choice' && slot.assumed && !knownOf(values)[slot.key]
      ? [[slot.key, { kind: 'choice', key: slot.assumed } as const] as const]
      : [],
  );
  return { ...values, ...Object.fromEntries(assumed) };
}

/**
 * Returns the offered time that the caller chose by its place, although the words also name a day or a time. Example:
 * "whatever's first on the Monday", "around three, or else the first one".
 */
function pickOffer({ values, awaited }: Filling, slot: DateTimeSlot, words: string, named: PartialDateTime) {
  const value = values[slot.key];
  const offers = value?.kind === 'date-time' && awaited?.key === slot.key ? value.offers : [];
  const plain = words.toLowerCase();
  const ordinal = ordinals.find(([pattern]) => pattern.test(plain))?.[1];
  if (offers.length === 0 || ordinal === undefined || dayOrdinal.test(plain)) return undefined;
  const onDay = offers.filter(({ day }) => named.day === undefined || day === named.day);
  const near = onDay.filter(({ minutes }) => named.minutes === undefined || minutes === named.minutes);
  const chosen = near.length === 1 ? near[0] : onDay.at(ordinal);
  if (!chosen) return undefined;
  return {
    slot,
    value: { kind: 'date-time', status: 'incomplete', offers: [], chosenFrom: offers, ...chosen } as const,
  };
}

/** Matches an ordinal that is part of a date. Example: "the first of December". */
const dayOrdinal =
  /\b(?:first|second|third|1st|2nd|3rd)\s+(?:of\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/u;

/**
 * Returns the offered time that the caller chose, or the soonest free time. Example: "the second one", "either", "as
 * soon as possible".
 */
function chooseOffer(filling: Filling, slot: DateTimeSlot, words: string) {
  const { values, vocabulary, localTime, awaited } = filling;
  const plain = words.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  const value = values[slot.key];
  const isCorrected = value?.kind === 'date-time' && value.status === 'valid' && isCorrection(plain);
  const offers = value?.kind === 'date-time' ? (isCorrected ? (value.chosenFrom ?? []) : value.offers) : [];
  const isAsked = awaited?.key === slot.key || isCorrected;
  const ordinal = ordinals.find(([pattern]) => pattern.test(plain))?.[1];
  const chosen =
    offers.length > 0 && isAsked
      ? ordinal !== undefined
        ? offers.at(ordinal)
        : anyOffer.test(plain) || soonest.test(plain)
          ? offers[0]
          : undefined
      : undefined;
  const first =
    chosen ??
    (soonest.test(plain) || (isAsked && anyOffer.test(plain))
      ? firstFreeTimes(vocabulary.agent, slot, values, localTime)[0]
      : undefined);
  if (!first) return [];
  const chosenFrom = chosen ? offers : undefined;
  return [{ slot, value: { kind: 'date-time', status: 'incomplete', offers: [], chosenFrom, ...first } as const }];
}
