import { normaliseText } from '#language/normalise.ts';
import type { DemoReading } from '#shared/api/demo-reading-contract.ts';
import { mergeDateTime } from '../slots/availability.ts';
import { mergeDateRange } from '../slots/check-values.ts';
import { hasSizes, type OrderLine } from '../slots/orders.ts';
import type { SlotValue } from '../slots/slot-values.ts';
import type { Menu, Slot } from '../slots/slots.ts';
import { read } from './read.ts';
import { readPhone } from './read-phone.ts';
import type { AskedQuestion, CallIntent, Reading, ReadingContext } from './reading.ts';

type Detail = DemoReading['details'][number];

/** The intents that a text may have besides its values. An utterance with any other intent is never shown to a model. */
const besideValues: ReadonlySet<CallIntent | undefined> = new Set([undefined, 'no', 'enough', 'greeting', 'thanks']);

/**
 * Returns whether a model may be asked to read an utterance that the built-in rules read like this. It never sees danger,
 * distress, a wish for a person, a card number, or an utterance that steers the call. So it cannot confirm, cancel or
 * hand over anything.
 */
export function mayAskModel({ alarm, handover, intent, trouble, values, wantsPerson }: Reading): boolean {
  if (alarm || handover || wantsPerson || !besideValues.has(intent)) return false;
  const isPlainAnswer = intent !== undefined && values.length === 0;
  return !isPlainAnswer && trouble?.kind !== 'cardNumber' && trouble?.kind !== 'tooLong';
}

/**
 * Returns what a model read, as the same kind of reading. Every value is checked: choices and menu items must exist,
 * days and times must be possible, and the caller's own words must be in the utterance. Values that fail are left out.
 * A value is doubtful unless the built-in rules read the same. Returns `undefined` if nothing remains; the built-in
 * reading is then used.
 */
export function readingOfModel(reading: DemoReading, said: string, context: ReadingContext): Reading | undefined {
  const own = read(said, context);
  const values = reading.details.flatMap((detail) => {
    const slot = context.agent.slots.find(({ key }) => key === detail.slot);
    const value = slot && checkedValue(slot, detail, said, context);
    return slot && value ? [{ slot: slot.key, value, isDoubtful: !isSure(own, slot.key, value) }] : [];
  });
  const questions = questionsOf(reading, context);
  if (values.length + questions.length === 0) return undefined;
  return { ...own, questions, values, trouble: undefined, leftover: '', asksUnknown: false };
}

/** Returns whether the built-in rules read the same value, and have no doubt about it. */
function isSure(own: Reading, slot: string, value: SlotValue): boolean {
  const same = own.values.find((one) => one.slot === slot && JSON.stringify(one.value) === JSON.stringify(value));
  return same !== undefined && !same.isDoubtful;
}

function checkedValue(slot: Slot, detail: Detail, said: string, { values }: ReadingContext): SlotValue | undefined {
  const before = values[slot.key];
  switch (detail.kind) {
    case 'declined':
      return slot.optional && before === undefined ? { kind: 'declined' } : undefined;
    case 'order':
      return orderValue(slot, detail);
    case 'choice':
      return hasChoice(slot, detail.choice) ? { kind: 'choice', key: detail.choice } : undefined;
    case 'count':
      return isCount(slot, detail.count) ? { kind: 'count', count: detail.count } : undefined;
    case 'date-time':
      return slot.kind === 'date-time' ? dateTimeValue(detail, before) : undefined;
    case 'date-range':
      return slot.kind === 'date-range' ? stayValue(detail, before) : undefined;
    case 'time':
      return timeValue(slot, detail);
    case 'words':
      return ownWords(slot, detail.words, said);
  }
}

function hasChoice(slot: Slot, choice: string): boolean {
  return slot.kind === 'choice' && slot.choices.some(({ key }) => key === choice);
}

function isCount(slot: Slot, count: number): boolean {
  return slot.kind === 'count' && count >= slot.min && count <= slot.max;
}

/** Returns the order without the items, sizes and ingredients that the menu does not have. */
function orderValue(slot: Slot, { lines }: Extract<Detail, { kind: 'order' }>): SlotValue | undefined {
  if (slot.kind !== 'order') return undefined;
  const { menu } = slot;
  const possible = lines.flatMap((line) => orderLine(menu, line) ?? []);
  if (possible.length === 0 || possible.some(({ count }) => count > menu.maxPerLine)) return undefined;
  return { kind: 'order', order: { lines: possible, isComplete: false } };
}

function orderLine(menu: Menu, line: Extract<Detail, { kind: 'order' }>['lines'][number]): OrderLine | undefined {
  const item = menu.items.find(({ key }) => key === line.item);
  if (!item) return undefined;
  const isPart = (key: string) => menu.parts.some((part) => part.key === key);
  const extra = (line.extra ?? []).filter(isPart);
  const size = menu.sizes.find(({ key }) => key === line.size)?.key;
  const only = menu.parts.find(({ key, onlySize }) => onlySize && extra.includes(key))?.onlySize?.size;
  return {
    item: item.key,
    size: hasSizes(item) ? (only ?? size) : undefined,
    count: line.count,
    without: (line.without ?? []).filter(isPart),
    extra,
  };
}

function dateTimeValue({ day, part, time }: Extract<Detail, { kind: 'date-time' }>, before: SlotValue | undefined) {
  const read = { day: isDay(day) ? day : undefined, minutes: minutesOf(time), part };
  return read.day === undefined && read.minutes === undefined && part === undefined
    ? undefined
    : mergeDateTime(before, read);
}

function stayValue({ from, nights }: Extract<Detail, { kind: 'date-range' }>, before: SlotValue | undefined) {
  const first = isDay(from) ? from : undefined;
  return first === undefined && nights === undefined ? undefined : mergeDateRange(before, { from: first, nights });
}

function timeValue(slot: Slot, { band, time }: Extract<Detail, { kind: 'time' }>): SlotValue | undefined {
  if (slot.kind !== 'time') return undefined;
  const { bands } = slot;
  const minutes = minutesOf(time);
  const found =
    minutes === undefined
      ? bands.find(({ key }) => key === band)
      : bands.find(({ from, to }) => (from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to));
  return found && { kind: 'time', band: found.key, minutes };
}

/** Longest text in a slot, in characters. */
const longestText = 160;

/** Returns the words for a slot if the caller has said them. */
function ownWords(slot: Slot, words: string, said: string): SlotValue | undefined {
  if (!['name', 'phone', 'address', 'text'].includes(slot.kind)) return undefined;
  if (slot.kind === 'phone') {
    const phone = readPhone(said);
    return phone && phone.kind !== 'incomplete' ? { kind: 'text', text: phone.value } : undefined;
  }
  const text = words.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  const isSaid = lettersOf(text) !== '' && lettersOf(said).includes(lettersOf(text));
  return isSaid && text.length <= longestText ? { kind: 'text', text } : undefined;
}

/** Returns the letters and digits of a text. Case, spaces and punctuation do not matter when words are compared. */
function lettersOf(text: string): string {
  return normaliseText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

function questionsOf(reading: DemoReading, { agent }: ReadingContext): AskedQuestion[] {
  const items = agent.slots.flatMap((slot) => (slot.kind === 'order' ? slot.menu.items : []));
  const asked = reading.questions.flatMap(({ about, question: key }): AskedQuestion[] => {
    const question = agent.questions.find((candidate) => candidate.key === key);
    if (!question) return [];
    return [items.some((item) => item.key === about) ? { question, item: about } : { question, choice: about }];
  });
  return asked.filter((one, index) => asked.findIndex(({ question }) => question === one.question) === index);
}

/** Returns the minutes since midnight of a time such as 14:30, or `undefined` if there is no such time. */
function minutesOf(time: string | undefined): number | undefined {
  const [hour = 24, minute = 60] = (time ?? '').split(':').map(Number);
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined;
}

/** Returns whether a day such as 2026-11-28 is in the calendar. */
function isDay(day: string | undefined): day is string {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
}
