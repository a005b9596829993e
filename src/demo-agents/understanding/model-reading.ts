import type { DayPart } from '#language/patterns.ts';
import type { DemoReading } from '#shared/api/demo-reading-contract.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { mergeDateTime } from '../slots/availability.ts';
import { checkValues, mergeDateRange } from '../slots/check-values.ts';
import { hasSizes, type OrderLine } from '../slots/orders.ts';
import { nextSlot, type SlotValue, type SlotValues } from '../slots/slot-values.ts';
import type { Menu, OrderSlot, Slot, TimeSlot } from '../slots/slots.ts';
import type { AskedQuestion, DialogueEvent } from './dialogue-event.ts';
import { textValue } from './filling.ts';
import { readAddress } from './read-address.ts';
import { readName } from './read-name.ts';
import { readPhone } from './read-phone.ts';
import { slotOverMaximum } from './read-values.ts';
import type { UnderstandingContext } from './understand.ts';

type Detail = DemoReading['details'][number];

/**
 * The events that a language model may improve after the built-in rules have found them. The model never sees an
 * utterance with any other event: danger, distress, a wish for a person, card numbers, or an utterance that is only a
 * yes, a no or a request to the dialogue itself. So a model cannot confirm, cancel or hand over anything.
 */
const improvable: ReadonlySet<DialogueEvent['type']> = new Set(['details', 'question', 'unclear', 'badPhone']);

/** Returns whether a model may be asked to read an utterance for which the built-in rules found this event. */
export function mayAskModel(event: DialogueEvent): boolean {
  return improvable.has(event.type);
}

/**
 * Converts what a model read to an event for the dialogue machine. Checks every value: choices and menu items must
 * exist, days and times must be possible, and the caller's own words must be in the utterance. Values that fail are
 * left out. Returns `undefined` if nothing remains. The event of the built-in rules is then used.
 */
export function eventOfReading(
  agent: DialogueAgent,
  reading: DemoReading,
  said: string,
  known: UnderstandingContext,
): DialogueEvent | undefined {
  const { language, localTime } = known;
  const values: Record<string, SlotValue> = { ...known.values };
  const filled = new Set<string>();
  for (const detail of reading.details) {
    const slot = agent.slots.find(({ key }) => key === detail.slot);
    const value = slot && checkedValue(slot, detail, said, values);
    if (!slot || !value) continue;
    values[slot.key] = value;
    filled.add(slot.key);
    fillImplied(slot, value, values, reading);
  }
  const { questions, notes } = questionsOf(agent, reading, said);
  if (filled.size === 0) {
    return questions.length > 0 ? { type: 'question', language, questions, notes } : undefined;
  }
  for (const slot of agent.slots) {
    if (slot.kind === 'choice' && slot.assumed && !values[slot.key])
      values[slot.key] = { kind: 'choice', key: slot.assumed };
  }
  const checked = checkValues(agent, values, localTime);
  // If the model's reading changes nothing and asks nothing, the event of the built-in rules is used.
  const isChanged = JSON.stringify(checked.values) !== JSON.stringify(known.values) || checked.rejected !== undefined;
  if (!isChanged && questions.length === 0) return undefined;
  const tooMuch = slotOverMaximum(agent, checked.values);
  if (tooMuch) return { type: 'tooMuch', language, reason: tooMuch };
  // If the only value is that the caller declines the next detail, the event is a plain "no".
  const declined = nextSlot(agent, known.values)?.key;
  if (filled.size === 1 && declined && values[declined]?.kind === 'declined') return { type: 'no', language };
  return { type: 'details', language, values: checked.values, questions, notes, rejected: checked.rejected };
}

function checkedValue(slot: Slot, detail: Detail, said: string, values: SlotValues): SlotValue | undefined {
  const before = values[slot.key];
  if (detail.kind === 'declined') return slot.optional && before === undefined ? { kind: 'declined' } : undefined;
  switch (slot.kind) {
    case 'order':
      return detail.kind === 'order' ? orderValue(slot, detail, before) : undefined;
    case 'choice':
      return detail.kind === 'choice' && slot.choices.some(({ key }) => key === detail.choice)
        ? { kind: 'choice', key: detail.choice }
        : undefined;
    case 'count':
      return detail.kind === 'count' && detail.count >= slot.min ? { kind: 'count', count: detail.count } : undefined;
    case 'date-time':
      return detail.kind === 'date-time' ? dateTimeValue(detail, before) : undefined;
    case 'date-range': {
      if (detail.kind !== 'date-range') return undefined;
      const from = isDay(detail.from) ? detail.from : undefined;
      if (from === undefined && detail.nights === undefined) return undefined;
      return mergeDateRange(before, { from, nights: detail.nights });
    }
    case 'time':
      return detail.kind === 'time' ? timeValue(slot, detail) : undefined;
    default:
      return detail.kind === 'words' ? ownWords(slot, detail.words, said) : undefined;
  }
}

/**
 * Makes the choice in another slot that this choice implies. Does nothing if the model has read a value for that slot.
 */
function fillImplied(slot: Slot, value: SlotValue, values: Record<string, SlotValue>, { details }: DemoReading): void {
  if (slot.kind !== 'choice' || value.kind !== 'choice') return;
  const implied = slot.choices.find(({ key }) => key === value.key)?.implies;
  if (implied && details.every((detail) => detail.slot !== implied.slot))
    values[implied.slot] = { kind: 'choice', key: implied.key };
}

/** Returns the order without the items, sizes and ingredients that the menu does not have. */
function orderValue(
  { menu }: OrderSlot,
  { isComplete = false, lines }: Extract<Detail, { kind: 'order' }>,
  before: SlotValue | undefined,
): SlotValue | undefined {
  const possible = lines.flatMap((line) => orderLine(menu, line) ?? []);
  const wasOrdered = before?.kind === 'order' && before.order.lines.length > 0;
  // An order of unknown items only is a misreading. An empty order means that the caller has removed everything.
  if (possible.length === 0 && (lines.length > 0 || !wasOrdered)) return undefined;
  return { kind: 'order', order: { lines: possible, isComplete: isComplete && possible.length > 0 } };
}

function orderLine(menu: Menu, line: Extract<Detail, { kind: 'order' }>['lines'][number]): OrderLine | undefined {
  const item = menu.items.find(({ key }) => key === line.item);
  if (!item) return undefined;
  const isPart = (key: string) => menu.parts.some((part) => part.key === key);
  const extra = (line.extra ?? []).filter(isPart);
  const size = hasSizes(item) && menu.sizes.some(({ key }) => key === line.size) ? line.size : undefined;
  const only = menu.parts.find(({ key, onlySize }) => onlySize && extra.includes(key))?.onlySize?.size;
  return {
    item: item.key,
    size: hasSizes(item) ? (only ?? size) : undefined,
    count: line.count,
    without: (line.without ?? []).filter(isPart),
    extra,
  };
}

function dateTimeValue(
  { day, part, time }: Extract<Detail, { kind: 'date-time' }>,
  before: SlotValue | undefined,
): SlotValue | undefined {
  const minutes = minutesOf(time);
  const read = { day: isDay(day) ? day : undefined, minutes, part: part satisfies DayPart | undefined };
  if (read.day === undefined && minutes === undefined && part === undefined) return undefined;
  return mergeDateTime(before, read);
}

function timeValue({ bands }: TimeSlot, { band, time }: Extract<Detail, { kind: 'time' }>): SlotValue | undefined {
  const minutes = minutesOf(time);
  if (minutes === undefined) {
    return band !== undefined && bands.some(({ key }) => key === band) ? { kind: 'time', band } : undefined;
  }
  const found = bands.find(({ from, to }) =>
    from < to ? minutes >= from && minutes < to : minutes >= from || minutes < to,
  );
  return found && { kind: 'time', band: found.key, minutes };
}

/** Maximum length of a text in a slot, in characters. */
const maxTextLength = 160;

/** Returns the words for a slot if the caller has said them, in the form in which the slot stores them. */
function ownWords(slot: Slot, words: string, said: string): SlotValue | undefined {
  const text = words.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  if (slot.kind === 'phone') {
    const phone = readPhone(said) ?? readPhone(text);
    const isSaid = phone !== undefined && (readPhone(said) !== undefined || isIn(said, phone.value));
    return phone?.isComplete && isSaid ? textValue(phone) : undefined;
  }
  if (text.length > maxTextLength || !isIn(said, text)) return undefined;
  if (slot.kind === 'name' || slot.kind === 'address') {
    const read = slot.kind === 'name' ? readName : readAddress;
    const inSentence = read(said, false);
    const found = inSentence && isSame(inSentence.value, text) ? inSentence : read(text, true);
    return found && textValue(found);
  }
  return /\p{L}{2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(text) ? { kind: 'text', text } : undefined;
}

/** Returns whether two texts are the same. Case, spaces and punctuation do not matter. */
function isSame(one: string, other: string): boolean {
  return isIn(one, other) && isIn(other, one);
}

/** Returns whether the caller said these words. Case, spaces and punctuation do not matter. */
function isIn(said: string, words: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain(words) !== '' && plain(said).includes(plain(words));
}

function questionsOf(agent: DialogueAgent, reading: DemoReading, said: string) {
  const questions: AskedQuestion[] = [];
  const notes: Record<string, SlotValue> = {};
  for (const { about, question: key } of reading.questions) {
    const question = agent.questions.find((candidate) => candidate.key === key);
    if (!question || questions.some((other) => other.question === question)) continue;
    const isItem = agent.slots.some(
      (slot) => slot.kind === 'order' && slot.menu.items.some((item) => item.key === about),
    );
    questions.push(isItem ? { question, item: about } : { question, choice: about });
    if (question.noteLabel) notes[question.noteLabel] = { kind: 'text', text: said.slice(0, 120) };
  }
  return { questions, notes };
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
