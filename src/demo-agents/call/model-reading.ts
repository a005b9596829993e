import { normaliseText, withSingleSpaces } from '#language/normalise.ts';
import type { DemoReading } from '#shared/api/demo-reading-contract.ts';
import { read } from '../reading/read.ts';
import { readPhone } from '../reading/read-phone.ts';
import type { AskedQuestion, CallIntent, Reading, ReadingContext } from '../reading/reading.ts';
import { hasSizes } from '../slots/orders.ts';
import { bandAt, type SlotValue } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { valueOfChange } from './change-row.ts';
import type { RowChange } from './turn.ts';

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
 * Returns what a model read, as the same kind of reading. Every value passes the checks of the ticket's controls, and the
 * caller's own words must be in the utterance. Values that fail are left out. A value is doubtful unless the built-in
 * rules read the same. Returns `undefined` if nothing remains; the built-in reading is then used.
 */
export function readingOfModel(reading: DemoReading, said: string, context: ReadingContext): Reading | undefined {
  const own = read(said, context);
  const values = reading.details.flatMap((detail) => {
    const slot = context.agent.slots.find(({ key }) => key === detail.slot);
    const value = slot && proposedValue(slot, detail, said, context.values[slot.key]);
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

function proposedValue(slot: Slot, detail: Detail, said: string, before: SlotValue | undefined): SlotValue | undefined {
  if (detail.kind === 'declined') return slot.optional && before === undefined ? { kind: 'declined' } : undefined;
  const minutes = 'time' in detail ? minutesOf(detail.time) : undefined;
  const change = changeOf(slot, detail, said, minutes);
  const value = change && valueOfChange(slot, change, before);
  return value?.kind === 'time' ? { ...value, minutes } : value;
}

/** Returns the change of the ticket that a model proposes, or `undefined` if there is no such change. */
function changeOf(
  slot: Slot,
  detail: Exclude<Detail, { kind: 'declined' }>,
  said: string,
  minutes: number | undefined,
): RowChange | undefined {
  switch (detail.kind) {
    case 'order':
      return orderChange(slot, detail);
    case 'choice':
      return { kind: 'choice', key: detail.choice };
    case 'count':
      return detail;
    case 'date-time': {
      const { day, part } = detail;
      return (day ?? minutes ?? part) ? { kind: 'time', day, minutes, part } : undefined;
    }
    case 'date-range':
      return (detail.from ?? detail.nights) ? { ...detail, kind: 'nights' } : undefined;
    case 'time': {
      const band = slot.kind === 'time' && minutes !== undefined ? bandAt(slot, minutes)?.key : detail.band;
      return band === undefined ? undefined : { kind: 'choice', key: band };
    }
    case 'words':
      return wordsChange(slot, detail.words, said);
  }
}

function orderChange(slot: Slot, { lines }: Extract<Detail, { kind: 'order' }>): RowChange | undefined {
  if (slot.kind !== 'order') return undefined;
  const isSized = (key: string) => slot.menu.items.some((item) => item.key === key && hasSizes(item));
  return {
    kind: 'order',
    lines: lines.map((line) => ({ ...line, size: isSized(line.item) ? line.size : undefined })),
  };
}

/** Returns the change to the caller's own words if the caller has said them. */
function wordsChange(slot: Slot, words: string, said: string): RowChange | undefined {
  if (slot.kind === 'phone') {
    const phone = readPhone(said);
    return phone && phone.kind !== 'incomplete' ? { kind: 'text', text: phone.value } : undefined;
  }
  const text = withSingleSpaces(words);
  const isSaid = lettersOf(text) !== '' && lettersOf(said).includes(lettersOf(text));
  return isSaid ? { kind: 'text', text } : undefined;
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
