import { toDigits } from '#language/digits.ts';
import { findImpossible } from '#language/impossible.ts';
import { findDays, hideDatesAndTimes } from '#language/mentions.ts';
import { normaliseInPlace } from '#language/normalise.ts';
import { maskMatches } from '#language/phrases.ts';
import { readCount, readOnlyNumber } from '#language/read-count.ts';
import { readDateRange } from '#language/read-date-range.ts';
import { type PartialDateTime, readDateTime } from '#language/read-date-time.ts';
import { isMeant, mergeDateTime, nearest } from '../slots/availability.ts';
import { mergeDateRange } from '../slots/check-values.ts';
import { bandAt, type FreeTime, neededSlots } from '../slots/slot-values.ts';
import type { DateRangeSlot, DateTimeSlot, TimeSlot } from '../slots/slots.ts';
import { type Draft, isNeeded, plainRest, slotsOf, take } from './draft.ts';
import { isAnyFine, isNearest, readPlace } from './places.ts';
import { phraseTest } from './word-lists.ts';

const wasBefore = phraseTest('was|originally|current|currently|existing|原来|本来|原本|원래|기존');
/** Matches words before the time to which a booking is moved. */
const towards = /(?:\b(?:to|for)(?: the)?\s+|[改换挪移推调][到成为]\s*)$/u;
const isChoice = phraseTest('or|and|或|或者|还是|和|아니면|아님|이나|하고|랑');
const arriving = phraseTest(
  `arrive|arriving|get there|get in|be there|there by|there about|there around|check in|checking in|land|roll in|turn up|到|抵达|入住|도착|체크인|갈게|갈 거`,
);

/** Reads days, times, stays and times of arrival. A date or time that does not exist is a trouble. */
export function readTimes(draft: Draft): void {
  readImpossible(draft);
  const before = draft.read.size;
  for (const slot of slotsOf(draft, 'date-range')) readStay(draft, slot);
  for (const slot of slotsOf(draft, 'time')) readArrival(draft, slot);
  readAppointments(draft);
  if (draft.read.size > before) draft.rest = hideDatesAndTimes(draft.rest);
}

function readImpossible(draft: Draft): void {
  const impossible = findImpossible(draft.rest, draft.language);
  const hasTimes = draft.context.agent.slots.some(({ kind }) => kind === 'date-time' || kind === 'date-range');
  // The number of a house may look like a day. Example: "是 63 号，63 Fraser Street".
  const isAddress = slotsOf(draft, 'address').some(({ key }) => draft.read.has(key));
  if (!impossible || !hasTimes || (isAddress && impossible.kind === 'day')) return;
  const { kind, said } = impossible;
  draft.trouble = { kind: kind === 'day' ? 'impossibleDate' : 'impossibleTime', words: said };
  const start = draft.rest.indexOf(said);
  draft.rest = maskMatches(draft.rest, [{ start, end: start + said.length, value: true }]);
}

function readStay(draft: Draft, slot: DateRangeSlot): void {
  const { context, language, rest } = draft;
  const before = draft.values[slot.key];
  const from = before?.kind === 'date-range' ? before.from : undefined;
  const isEndAsked = context.asked === slot && from !== undefined;
  const range = readDateRange(rest, language, context.localTime.today, { from, isEndAsked });
  if (range) {
    take(draft, slot, mergeDateRange(before, range), false);
    return;
  }
  const isOfPeople = slotsOf(draft, 'count').some(
    ({ partUnits, units }) => readCount(rest, language, units, partUnits) !== undefined,
  );
  const nights = isEndAsked && !isOfPeople ? readOnlyNumber(rest, language) : undefined;
  if (nights === undefined) return;
  // A bare number of nights counts no guests.
  take(draft, slot, mergeDateRange(before, { nights }), false, [{ start: 0, end: rest.length, value: nights }]);
}

/** Reads the time at which guests arrive. An hour without am or pm is after noon. */
function readArrival(draft: Draft, slot: TimeSlot): void {
  const isAsked = draft.context.asked === slot;
  if (!isNeeded(draft, slot) || !(isAsked || arriving(plainRest(draft)))) return;
  const read = readTime(draft, draft.rest);
  if (read?.minutes === undefined) return;
  const minutes = read.isAmbiguous && read.minutes < 720 ? read.minutes + 720 : read.minutes;
  const band = bandAt(slot, minutes);
  if (band) take(draft, slot, { kind: 'time', band: band.key, minutes }, !isAsked);
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

/** Returns the offered time that the caller chooses, by its place or by its part of the day. */
function pickOffer(draft: Draft, text: string): FreeTime | undefined {
  const { asked, offered, values } = draft.context;
  const plain = normaliseInPlace(text);
  const named = readTime(draft, text);
  const place = readPlace(plain) ?? (isAnyFine(plain) ? 0 : undefined);
  if (place !== undefined) {
    const fits = offered.filter((offer) => isMeant(offer, named ?? {}));
    // Another day than those on offer is a new wish.
    return (fits.length > 0 || named?.day !== undefined ? fits : offered).at(place);
  }
  const value = asked && values[asked.key];
  // A part of the day chooses among the times that the agent has said, but not among those of the buttons.
  return named && value?.kind === 'date-time' ? offerAt(value.offers, named, isNearest(plain)) : undefined;
}

/** Returns the only offer in the part of the day that the caller names, or the one that is nearest to their time. */
function offerAt(offers: readonly FreeTime[], named: PartialDateTime, isNear: boolean): FreeTime | undefined {
  const { day, minutes, part } = named;
  const fits = offers.filter((offer) => isMeant(offer, minutes === undefined ? named : { ...offer, day }));
  if (minutes !== undefined) return isNear ? nearest(fits, minutes)[0] : undefined;
  return part !== undefined && fits.length === 1 ? fits[0] : undefined;
}

/** Reads the time of an appointment and, for a booking to move, the time that it has now. */
function readAppointments(draft: Draft): void {
  const { asked, values } = draft.context;
  const slots = neededSlots(draft.context.agent, draft.values).flatMap((slot) =>
    slot.kind === 'date-time' ? [slot] : [],
  );
  const existing = slots.find(({ isExisting }) => isExisting);
  // A day may be said before it is known whether a day is needed. Example: "it's urgent, but come tomorrow".
  const wanted =
    slots.find(({ isExisting }) => !isExisting) ?? (slots.length > 0 ? undefined : slotsOf(draft, 'date-time').at(-1));
  const read = readTime(draft, draft.rest);
  if (!read) return;
  const [old, fresh] = existing && wanted && asked?.kind !== 'date-time' ? fromAndTo(draft) : [];
  if (existing && wanted && old && fresh) {
    if (!values[existing.key]) put(draft, existing, old);
    put(draft, wanted, fresh);
    return;
  }
  const isOld = asked === existing || wasBefore(normaliseInPlace(draft.said));
  const isKnown = !existing || (asked !== existing && draft.values[existing.key] !== undefined);
  const isNew = isKnown || (!isOld && asked === wanted);
  const slot = isNew ? (wanted ?? existing) : existing;
  if (slot) put(draft, slot, read);
}

/** Returns the two times of a booking that is moved. Example: "my Friday can't, Monday then". */
function fromAndTo(draft: Draft): readonly (PartialDateTime | undefined)[] {
  const { days, text, wholeText } = daysIn(draft);
  const [first, ...others] = days;
  const between = text.slice(first?.end, others[0]?.start);
  const goal = others.find(({ start }) => towards.test(text.slice(0, start)));
  const second = goal ?? (isChoice(between) ? undefined : others[0]);
  if (!second) return [];
  const { start } = wholeText(second.start, second.end);
  const pair = [readTime(draft, draft.rest.slice(0, start)), readTime(draft, draft.rest.slice(start))];
  // "Move it to Friday, it was on Thursday" says the new time first.
  return !goal && wasBefore(between) ? pair.toReversed() : pair;
}

function daysIn({ language, said }: Draft) {
  const digits = toDigits(normaliseInPlace(said), language);
  return { days: findDays(digits, language), text: digits.text, wholeText: digits.originalSpan };
}

function readTime({ context: { localTime }, language }: Draft, text: string): PartialDateTime | undefined {
  return readDateTime(text, language, localTime.today, localTime.minutesNow);
}

function put(draft: Draft, slot: DateTimeSlot, read: PartialDateTime): void {
  take(draft, slot, mergeDateTime(draft.values[slot.key], read), false);
}

/** Longest answer in which a number without a unit is certainly the count, in characters. */
const shortAnswer = 16;

/** Reads counts, such as the number of guests. A count that could have meant something else is doubtful. */
export function readCounts(draft: Draft): void {
  const { context, language, rest } = draft;
  for (const slot of slotsOf(draft, 'count')) {
    const counted = readCount(rest, language, slot.units, slot.partUnits);
    const count = counted?.count ?? (context.asked === slot ? readOnlyNumber(rest, language) : undefined);
    if (count === undefined || count < slot.min) continue;
    take(draft, slot, { kind: 'count', count }, counted?.isOpen ?? rest.trim().length > shortAnswer);
  }
}
