import { hideMoments } from '../language/hide-moments.ts';
import { readCount } from '../language/read-count.ts';
import { type Moment, readMoment } from '../language/read-moment.ts';
import { readStay } from '../language/read-stay.ts';
import { applyChange, emptyOrder, type Order } from '../slots/order.ts';
import { orderIn } from '../slots/slot-values.ts';
import { mergeStay } from '../slots/stays.ts';
import { masked, maskFound } from '../text/phrase-finder.ts';
import { fillChoices } from './fill-choices.ts';
import { hideSoonest, readMoments } from './fill-moments.ts';
import { fillTexts } from './fill-texts.ts';
import { type Filling, plainOf, type Reading, slotsOf, take, wordsOf } from './filling.ts';
import { readAddress, readName, readPhone } from './read-details.ts';
import type { Readers } from './readers.ts';

/** Nights and guests that a question names beside what it asks: "how much is it for two on Friday?" */
export function fillBesideQuestion(readers: Readers, clause: string, reading: Reading) {
  const filling = fillingOf(readers, clause, { ...reading, awaited: undefined });
  const { language, occasion } = reading;
  const hasDay = readStay(clause, language, occasion.today)?.from !== undefined;
  if (hasDay) fillStays(filling);
  fillCounts(filling);
  return { values: filling.values, isFilled: filling.keys.length > 0, hasBadPhone: false };
}

function fillingOf(readers: Readers, clause: string, reading: Reading): Filling {
  return { ...reading, readers, values: { ...reading.values }, rest: clause, keys: [], hasBadPhone: false };
}

/** Fills slots from one clause; several at once. */
export function fillFrom(readers: Readers, clause: string, reading: Reading) {
  const filling = fillingOf(readers, clause, reading);
  fillPhones(filling);
  fillAddresses(filling);
  // Where a moment is asked for, "today" and "as soon as possible" are when, before they are how urgent.
  const isMomentAsked = filling.awaited?.kind === 'moment';
  if (isMomentAsked && fillMoments(filling)) filling.rest = hideSoonest(hideMoments(filling.rest));
  fillChoices(filling);
  fillStays(filling);
  if (!isMomentAsked) fillMoments(filling);
  fillTimes(filling);
  fillOrders(filling);
  fillCounts(filling);
  if (filling.keys.some((key) => key !== 'phone' && key !== 'name')) assume(filling);
  fillTexts(filling, clause);
  fillNames(filling);
  return { values: filling.values, isFilled: filling.keys.length > 0, hasBadPhone: filling.hasBadPhone };
}

function fillMoments(filling: Filling): boolean {
  const read = readMoments(filling);
  for (const { slot, value } of read) take(filling, slot, [], value);
  return read.length > 0;
}

function fillPhones(filling: Filling): void {
  for (const slot of filling.readers.agent.slots.filter(({ kind }) => kind === 'phone')) {
    const phone = readPhone(filling.rest);
    if (phone?.isComplete) take(filling, slot, [phone], { kind: 'text', text: phone.value });
    else if (phone && filling.awaited?.kind === 'phone') {
      filling.hasBadPhone = true;
      filling.rest = maskFound(filling.rest, [phone]);
    } else if (filling.awaited?.kind === 'phone' && (filling.rest.match(/\d/g)?.length ?? 0) >= 3) {
      filling.hasBadPhone = hideMoments(filling.rest) === filling.rest;
    }
  }
}

function fillAddresses(filling: Filling): void {
  const { readers, awaited, values } = filling;
  const { agent } = readers;
  for (const slot of agent.slots.filter(({ kind }) => kind === 'address')) {
    // "Next Tuesday at two" has a number and words, and is no address.
    const isBare = awaited?.key === slot.key && hideMoments(filling.rest) === filling.rest;
    const address = readAddress(filling.rest, isBare);
    if (!address) continue;
    take(filling, slot, [address], { kind: 'text', text: address.value });
    // Who gives an address wants what the address is for.
    const implied = slotsOf(filling, 'choice').find(({ key: other, choices }) =>
      choices.some(({ key }) => slot.when?.({ [other]: key })),
    );
    const choice = implied?.choices.find(({ key }) => slot.when?.({ [implied.key]: key }));
    const current = implied && values[implied.key];
    const isChosen = current?.kind === 'choice' && current.key === choice?.key;
    if (implied && choice && !isChosen) filling.values[implied.key] = { kind: 'choice', key: choice.key };
  }
}

function fillTimes(filling: Filling): void {
  const { awaited, language, occasion, readers } = filling;
  for (const slot of slotsOf(filling, 'time')) {
    const isAsked = awaited?.key === slot.key;
    const words = wordsOf(filling);
    const read = readMoment(words, language, occasion.today, occasion.minutesNow, isAsked);
    const minutes = read?.minutes === undefined ? undefined : read.minutes + (isBeforeNoon(read) ? 720 : 0);
    const finders = readers.bands.get(slot.key);
    const named = (isAsked ? finders?.asked : finders?.always)?.(plainOf(filling.rest))?.at(-1);
    const band =
      minutes === undefined
        ? named?.value
        : slot.bands.find(({ from, to }) =>
            from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to,
          )?.key;
    if (band !== undefined) take(filling, slot, [], { kind: 'time', band, minutes });
  }
}

/** "About ten", without am or pm, of an arrival. */
function isBeforeNoon({ isGuess, minutes = 0 }: Moment): boolean {
  return isGuess === true && minutes < 720;
}

function fillOrders(filling: Filling): void {
  for (const slot of slotsOf(filling, 'order')) {
    const order = orderIn(filling.values, slot) ?? emptyOrder;
    // "Two pizzas at seven": the time is no number of pizzas.
    const hasTime = slotsOf(filling, 'moment').some(({ key }) => filling.keys.includes(key));
    const rest = hasTime ? hideMoments(filling.rest) : filling.rest;
    const read = filling.readers.orders.get(slot.key)?.(plainOf(rest));
    if (!read) continue;
    const next: Order = applyChange(order, read.change, slot.menu);
    if (JSON.stringify(next) === JSON.stringify(order) && order.lines.length === 0) continue;
    take(filling, slot, read.found, { kind: 'order', order: next });
  }
}

function fillStays(filling: Filling): void {
  for (const slot of slotsOf(filling, 'dates')) {
    const { language, occasion, awaited, values } = filling;
    const words = wordsOf(filling);
    const current = values[slot.key];
    const known = current?.kind === 'dates' ? current.from : undefined;
    const stay = readStay(words, language, occasion.today, known);
    const isNightsAsked = awaited?.key === slot.key && current?.kind === 'dates' && current.from !== undefined;
    const nights = !stay && isNightsAsked ? readCount(words, language) : undefined;
    if (stay || nights) take(filling, slot, [], mergeStay(current, stay ?? { nights: nights ?? 1 }));
  }
}

function fillCounts(filling: Filling): void {
  for (const slot of slotsOf(filling, 'count')) {
    const isAwaited = filling.awaited?.key === slot.key;
    const words = wordsOf(filling);
    // A number alone answers only the question that was asked.
    const isBareNumber = readCount(words, filling.language) !== undefined;
    if (isBareNumber && !isAwaited) continue;
    const count = readCount(words, filling.language, slot.units);
    if (count !== undefined && count >= slot.least) take(filling, slot, [], { kind: 'count', count });
  }
}

/** Who says when wants a booking: what is taken for granted once details come. */
function assume(filling: Filling): void {
  for (const slot of slotsOf(filling, 'choice')) {
    if (slot.assumed && !filling.values[slot.key]) filling.values[slot.key] = { kind: 'choice', key: slot.assumed };
  }
}

function fillNames(filling: Filling): void {
  const { awaited, keys } = filling;
  for (const slot of filling.readers.agent.slots.filter(({ kind }) => kind === 'name')) {
    const isAsked = awaited?.key === slot.key;
    const isAlone = isAsked && keys.length === 0 && !filling.hasBadPhone;
    // With a number beside it, what is left of "Mei, 021 555 0199" is the name.
    const beside = hideMoments(filling.rest)
      .split(masked)
      .map((part) => part.replace(/^[\s,，、.]+|[\s,，、.]+$/g, ''))
      .filter(Boolean);
    const only = isAsked && beside.length === 1 && !keys.includes('text') ? beside[0] : undefined;
    const name = readName(wordsOf(filling), isAlone) ?? (only ? readName(only, true) : undefined);
    if (name) take(filling, slot, [], { kind: 'text', text: name.value });
  }
}
