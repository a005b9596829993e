import { daysBetween, type IsoDate } from '#language/calendar.ts';
import { toDigits } from '#language/digits.ts';
import { findNumbers } from '#language/find-numbers.ts';
import { findImpossible } from '#language/impossible.ts';
import { findDays, findTimes, hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import type { DayPart } from '#language/patterns.ts';
import { maskCharacter, maskMatches } from '#language/phrases.ts';
import { readCount, readOnlyNumber } from '#language/read-count.ts';
import { readDateRange } from '#language/read-date-range.ts';
import { isRuledOut, type PartialDateTime, readDateTime } from '#language/read-date-time.ts';
import { mergeDateTime } from '../slots/availability.ts';
import { mergeDateRange } from '../slots/check-values.ts';
import { bandAt, type FreeTime, isFilled, neededSlots } from '../slots/slot-values.ts';
import type { DateRangeSlot, DateTimeSlot, TimeSlot } from '../slots/slots.ts';
import { type Draft, isNeeded, mayFill, plainRest, slotsOf, take } from './draft.ts';
import { cannotSay, isAnyFine, readPlace } from './places.ts';
import { corrects, phraseTest } from './word-lists.ts';

const wasBefore = /\b(?:was|originally|current(?:ly)?|existing)\b|原来|本来|原本|원래|기존/u;
const between =
  /\s+(?:to|into)\s+|改到|改成|换到|换成|挪到|移到|改为|推到|调到|(?<=[\p{Script=Hangul}])(?:에서|을|를|인데)\s+/gu;
const towards =
  /\b(?:to|for)\s+$|改到|改成|换到|换成|挪到|移到|改为|推到|(?:으로|로)\s*(?:좀\s*)?(?:바꿔|바꾸|바꿀|변경|옮|미루|미뤄|미룰|당기|당겨)/u;
const isChoice = phraseTest('or|and|或|或者|还是|和|아니면|아님|이나|하고|랑');
const arriving = phraseTest(
  `arrive|arriving|get there|get in|be there|there by|there about|there around|check in|checking in|land|roll in|turn up|到|抵达|入住|도착|체크인|갈게|갈 거`,
);

/** Reads days, times, stays and times of arrival. A date or time that does not exist is a trouble. */
export function readTimes(draft: Draft): void {
  const impossible = findImpossible(draft.rest, draft.language);
  const hasTimes = draft.context.agent.slots.some(({ kind }) => kind === 'date-time' || kind === 'date-range');
  // The number of a house may look like a day. Example: "是 63 号，63 Fraser Street".
  const isAddress = slotsOf(draft, 'address').some(({ key }) => draft.read.has(key));
  if (impossible && hasTimes && !(isAddress && impossible.kind === 'day')) {
    draft.trouble = { kind: impossible.kind === 'day' ? 'impossibleDate' : 'impossibleTime', words: impossible.said };
    const at = draft.rest.indexOf(impossible.said);
    draft.rest = mask(draft.rest, at, at + impossible.said.length);
  }
  const before = draft.read.size;
  for (const slot of slotsOf(draft, 'date-range')) readStay(draft, slot);
  for (const slot of slotsOf(draft, 'time')) readArrival(draft, slot);
  readAppointments(draft);
  if (draft.read.size > before) draft.rest = hideDatesAndTimes(draft.rest);
}

function mask(text: string, start: number, end: number): string {
  return text.slice(0, start) + maskCharacter.repeat(end - start) + text.slice(end);
}

function readStay(draft: Draft, slot: DateRangeSlot): void {
  if (!mayFill(draft, slot)) return;
  const before = draft.values[slot.key];
  const from = before?.kind === 'date-range' ? before.from : undefined;
  const { asked, localTime } = draft.context;
  const isEndAsked = asked === slot && from !== undefined;
  const range = readDateRange(draft.rest, draft.language, localTime.today, { from, isEndAsked });
  const isOfPeople = slotsOf(draft, 'count').some(
    ({ partUnits, units }) => readCount(draft.rest, draft.language, units, partUnits) !== undefined,
  );
  const nights = !range && isEndAsked && !isOfPeople ? readOnlyNumber(draft.rest, draft.language) : undefined;
  if (!range && nights === undefined) return;
  take(
    draft,
    slot,
    mergeDateRange(before, range ?? { nights: nights ?? 0 }),
    false,
    // A bare number of nights counts no guests.
    nights === undefined ? [] : [{ start: 0, end: draft.rest.length, value: nights }],
  );
}

/** Reads the time at which guests arrive. An hour without am or pm is after noon. */
function readArrival(draft: Draft, slot: TimeSlot): void {
  const { asked, localTime } = draft.context;
  if (!mayFill(draft, slot) || !isNeeded(draft, slot)) return;
  if (asked !== slot && !arriving(plainRest(draft))) return;
  const read = readDateTime(draft.rest, draft.language, localTime.today, localTime.minutesNow);
  if (read?.minutes === undefined) return;
  const minutes = read.isAmbiguous && read.minutes < 720 ? read.minutes + 720 : read.minutes;
  const at = read.bound === 'before' ? minutes - 1 : minutes;
  const band = bandAt(slot, at);
  if (band) take(draft, slot, { kind: 'time', band: band.key, minutes }, asked !== slot);
}

/** Reads which of the offered times the caller takes. It comes before the choices, because "the first time" may be one. */
export function readOffers(draft: Draft): void {
  const { asked } = draft.context;
  const text = draft.rest;
  const offer = asked?.kind === 'date-time' && !asked.isExisting ? pickOffer(draft, text) : undefined;
  if (!asked || !offer) return;
  const all = { start: 0, end: text.length, value: offer };
  take(draft, asked, { ...offer, kind: 'date-time', status: 'incomplete', offers: [] }, false, [all]);
}

/** Reads the time of an appointment and, for a booking to move, the time that it has now. */
function readAppointments(draft: Draft): void {
  const slots = neededSlots(draft.context.agent, draft.values).flatMap((slot) =>
    slot.kind === 'date-time' ? [slot] : [],
  );
  // A day may be said before it is known whether a day is needed. Example: "it's urgent, but come tomorrow".
  const wanted =
    slots.find(({ isExisting }) => !isExisting) ?? (slots.length > 0 ? undefined : slotsOf(draft, 'date-time').at(-1));
  const existing = slots.find(({ isExisting }) => isExisting);
  const text = draft.rest;
  if (existing) readMovedBooking(draft, text, existing, wanted);
  else if (wanted) {
    const read = readTime(draft, text);
    if (read) put(draft, wanted, read);
    else if (draft.context.asked === wanted) readDoubt(draft, wanted);
  }
}

/** A caller who cannot say when is offered the first free times. */
function readDoubt(draft: Draft, slot: DateTimeSlot): void {
  if (!cannotSay(plainRest(draft)) || !mayFill(draft, slot)) return;
  take(draft, slot, mergeDateTime(draft.values[slot.key], {}), false);
}

/** Reads the time that a booking has now, the time to which it is moved, or both. */
function readMovedBooking(draft: Draft, text: string, existing: DateTimeSlot, wanted: DateTimeSlot | undefined): void {
  const { asked, values } = draft.context;
  const [old, fresh] = wanted ? fromAndTo(draft, text) : [];
  if (wanted && old && fresh) {
    if (!isFilled(existing, values[existing.key])) put(draft, existing, old, false);
    put(draft, wanted, fresh, false);
    return;
  }
  const only = readTime(draft, text);
  if (!only) return;
  const isKnown = asked !== existing && draft.values[existing.key] !== undefined;
  const isOld = asked === existing || wasBefore.test(draft.said);
  const isNew = isKnown || (!isOld && (asked === wanted || towards.test(draft.said)));
  put(draft, wanted && isNew ? wanted : existing, only);
}

/** Returns the two times of a booking that is moved from one to the other, if the text has both. */
function fromAndTo(draft: Draft, text: string): readonly (PartialDateTime | undefined)[] {
  const words = [...draft.said.matchAll(between)].map(({ index, 0: { length } }) => [index, index + length] as const);
  const isAsked = draft.context.asked?.kind === 'date-time';
  const pairs = [...words, ...(isAsked ? [] : secondDay(draft))].map(([end, start]) => [
    readTime(draft, text.slice(0, end)),
    readTime(draft, text.slice(start)),
  ]);
  const pair = pairs.find(([old, fresh]) => old && fresh) ?? [];
  // "Move it to Friday, it was on Thursday" says the new time first.
  return wasBefore.test(draft.said.slice(draft.said.search(between) + 1)) ? pair.toReversed() : pair;
}

/** Returns where the second of two days begins, if nothing such as "or" joins them. Example: "my Friday can't, Monday then". */
function secondDay({ language, said }: Draft): (readonly [number, number])[] {
  const digits = toDigits(normaliseInPlace(said), language);
  const [first, second] = findDays(digits, language);
  if (!first || !second || isChoice(digits.text.slice(first.end, second.start))) return [];
  const { start } = digits.originalSpan(second.start, second.end);
  return [[start, start]];
}

function readTime({ context: { localTime }, language }: Draft, text: string): PartialDateTime | undefined {
  return readDateTime(text, language, localTime.today, localTime.minutesNow);
}

function put(
  draft: Draft,
  slot: DateTimeSlot,
  { bound, ...read }: PartialDateTime,
  isDoubtful = namesSeveral(draft),
): void {
  if (!mayFill(draft, slot)) return;
  // If only today can be booked, "after nine" means nine. The time that a booking has now is no bound either.
  const isBound = bound !== undefined && !slot.isExisting && slot.daysAhead > 0;
  const value = mergeDateTime(draft.values[slot.key], isBound ? { ...read, bound } : read);
  take(draft, slot, value, isDoubtful);
}

/** Returns whether a text names several days or several times, without a word that corrects the first. */
function namesSeveral({ rest, language }: Draft): boolean {
  const digits = toDigits(normaliseInPlace(rest), language);
  const days = findDays(digits, language).filter((day) => !isRuledOut(digits.text, day));
  const times = findTimes({ ...digits, text: maskMatches(digits.text, days) }, language);
  return (days.length > 1 || times.filter(({ value }) => value.type === 'clock').length > 1) && !corrects(digits.text);
}

/** Returns the offered time that the caller chooses: by its digits, by its place, or any of them. */
function pickOffer({ context, language }: Draft, text: string): FreeTime | undefined {
  const { offered, localTime } = context;
  const plain = normaliseInPlace(text);
  const byDigits = offered.filter(({ minutes }) => minutes % 720 === minutesInDigits(plain));
  if (byDigits.length === 1 || offered.length === 0) return byDigits[0];
  const place = readPlace(plain) ?? (isAnyFine(plain) ? 0 : undefined);
  const named = readDateTime(text, language, localTime.today, localTime.minutesNow);
  const fits = offered.filter((offer) => isMeant(offer, named));
  if (place === undefined && !named)
    return onlyOne(offered.filter(({ minutes }) => hoursIn(plain).includes(minutes % 720)));
  if (place === undefined) return named?.bound ? undefined : onlyOne(fits);
  if (fits.length > 0) return named?.minutes === undefined ? fits.at(place) : fits[0];
  return named?.day === undefined ? offered.at(place) : undefined;
}

function onlyOne<T>(found: readonly T[]): T | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the full hours that a text may name, in minutes after midnight or noon. Example: 600 for "ten is perfect". */
function hoursIn(plain: string): number[] {
  return findNumbers(plain).flatMap(({ value }) => (value > 0 && value <= 12 ? [(value % 12) * 60] : []));
}

/** Returns the time that three or four digits name, in minutes after midnight or noon. Example: 285 for "445". */
function minutesInDigits(plain: string): number | undefined {
  const digits = /(?<!\d)(1?\d)([0-5]\d)(?!\d)/.exec(plain);
  return digits ? (Number(digits[1]) * 60 + Number(digits[2])) % 720 : undefined;
}

/** Returns whether an offered time has the day, the time and the part of the day that the caller named. */
function isMeant({ day, minutes }: FreeTime, named: PartialDateTime | undefined): boolean {
  if (named?.day !== undefined && named.day !== day && !isSameWeekday(named.day, day)) return false;
  if (named?.minutes !== undefined && named.minutes % 720 !== minutes % 720) return false;
  return named?.part === undefined || partOf(minutes) === named.part;
}

/** "That Saturday" is the Saturday that was offered, and not the next one. */
function isSameWeekday(one: IsoDate, other: IsoDate): boolean {
  return daysBetween(one, other) % 7 === 0;
}

function partOf(minutes: number): DayPart {
  return minutes < 720 ? 'morning' : minutes < 1020 ? 'afternoon' : 'evening';
}
