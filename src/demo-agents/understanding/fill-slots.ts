import { hideMoments } from '../language/mentions.ts';
import { readCount } from '../language/read-count.ts';
import { readStay } from '../language/read-date-range.ts';
import { type Moment, readMoment } from '../language/read-date-time.ts';
import { mergeStay, refusalOf } from '../slots/check-values.ts';
import { applyChange, emptyOrder, type Order } from '../slots/orders.ts';
import { neededSlots, orderIn } from '../slots/slot-values.ts';
import type { ChoiceSlot } from '../slots/slots.ts';
import { masked, maskFound, plainOf } from '../text/phrases.ts';
import { readAddress, readName, readPhone } from './contact-details.ts';
import { hideSoonest, readMoments } from './fill-date-times.ts';
import { type Filling, type Reading, slotsOf, take, wordsOf } from './filling.ts';
import { beginsWithYes } from './intents.ts';
import type { Readers } from './vocabulary.ts';

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

const whichever =
  /\b(?:cheapest|least expensive|whichever|whatever|any(?:thing)? (?:is|will|of them|one)|either|don't mind|you choose)\b|最便宜|便宜的|都可以|都行|随便|哪个都|你定|제일 싼|가장 싼|제일 저렴|가장 저렴|저렴한 거|싼 걸로|아무거나|상관없/u;

/** Fills choices by their names and by what else callers call them. */
export function fillChoices(filling: Filling): void {
  // What was asked for is heard first: "tonight" is when to come, before it is how urgent.
  const slots = slotsOf(filling, 'choice');
  const asked = slots.filter(({ key }) => key === filling.awaited?.key);
  for (const slot of new Set([...asked, ...slots])) {
    const finders = filling.readers.choices.get(slot.key);
    const named = finders?.always(plainOf(filling.rest)) ?? [];
    const isAsked = filling.awaited?.key === slot.key && named.length === 0;
    const found = isAsked ? (finders?.asked(plainOf(filling.rest)) ?? []) : named;
    const last = found.at(-1);
    if (last) take(filling, slot, found, { kind: 'choice', key: last.value });
    else if (!fillByDay(filling, slot)) fillByPrice(filling, slot);
    const implied = last && slot.choices.find(({ key }) => key === last.value)?.implies;
    if (implied) filling.values[implied.slot] = { kind: 'choice', key: implied.key };
  }
}

/** "Next Tuesday is fine": who names a later day can wait. */
function fillByDay(filling: Filling, slot: ChoiceSlot): boolean {
  const { awaited, language, occasion, readers, values } = filling;
  const choice = slot.choices.find(({ isLaterDay }) => isLaterDay);
  if (!choice || (values[slot.key] && awaited?.key !== slot.key)) return false;
  if (!neededSlots(readers.agent, values).includes(slot)) return false;
  const { day } = readMoment(wordsOf(filling), language, occasion.today, occasion.minutesNow) ?? {};
  if (day === undefined || day <= occasion.today) return false;
  take(filling, slot, [], { kind: 'choice', key: choice.key });
  return true;
}

/** "Whichever is cheapest": of what is to be had. */
function fillByPrice(filling: Filling, slot: ChoiceSlot): void {
  if (filling.awaited?.key !== slot.key || !whichever.test(plainOf(filling.rest))) return;
  const [first] = slot.choices
    .filter((choice) => choice.price !== undefined && !refusalOf(filling.readers.agent, choice, filling.values))
    .sort((left, right) => (left.price ?? 0) - (right.price ?? 0));
  if (first) take(filling, slot, [], { kind: 'choice', key: first.key });
}

/** Questions, markup and orders to a machine describe nothing. */
const isNoDescription =
  /[?？]\s*$|吗[。\s]*$|[<>{}]|^(?:it['’]?s|this is|i['’]?m)\s+[A-Z]\p{Ll}+[.\s]*$|^(?:what|when|where|who|which|how|why)(?:['’]s)?\b|^(?:do|does|did|is|are|will|would|can|could|have|has|may|should)\s+(?:you|i|we|it|there|they|your|the)\b|多久|多少|几点|什么时候|(?:나요|까요|가요)[.\s]*$|\b(?:instructions?|system prompt|ignore (?:all|your|previous))\b|系统提示|忽略.*指令|시스템 프롬프트|지시.*무시/iu;
/** Most characters of the caller's own words in a slot. */
const longestText = 160;

/** Fills texts with the caller's own words: asked for, or plainly about them. */
export function fillTexts(filling: Filling, clause: string): void {
  const needed = new Set(neededSlots(filling.readers.agent, filling.values).map(({ key }) => key));
  for (const slot of slotsOf(filling, 'text')) {
    if (!needed.has(slot.key)) continue;
    const isAwaited = filling.awaited?.key === slot.key;
    const isAbout = filling.readers.texts.get(slot.key)?.(plainOf(clause)) ?? false;
    if (!isAwaited && !(isAbout && filling.values[slot.key] === undefined)) continue;
    // Beside other details only what is about it, or stands apart, is the text.
    const others = isAwaited && !isAbout && filling.keys.length > 0;
    if (
      !isAbout &&
      (filling.readers.wantsToBegin(plainOf(clause)) || isNoDescription.test(clause) || beginsWithYes(plainOf(clause)))
    )
      continue;
    const text = (others ? ownWords(filling) : clause)
      .slice(0, longestText)
      .replace(/[\s.,;!?。，！？]+$/, '')
      .trim();
    if (/\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) take(filling, slot, [], { kind: 'text', text });
  }
}

/** Pieces between commas in which nothing else was understood. */
function ownWords({ rest }: Filling): string {
  return hideMoments(rest)
    .split(/[,，、.。;；]/)
    .filter((piece) => !piece.includes(masked) && !/\d/.test(piece))
    .join(',')
    .trim();
}
