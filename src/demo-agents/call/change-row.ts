import { isCalendarDate } from '#shared/rules/dates.ts';
import { mergeDateTime } from '../slots/availability.ts';
import { exceededMaximum, isName, mergeDateRange } from '../slots/check-values.ts';
import { fitSizes, hasSizes, type OrderLine } from '../slots/orders.ts';
import type { SlotValue } from '../slots/slot-values.ts';
import type { Menu, Slot } from '../slots/slots.ts';
import { fillPlaceholders, type Translated } from '../text/translated.ts';
import type { CallState } from './call-state.ts';
import { textMaximum } from './controls.ts';
import { explainRejection } from './describe-values.ts';
import { type Filled, fill } from './fill.ts';
import { texts } from './texts.ts';
import type { RowChange } from './turn.ts';

/** The state after a control of the ticket was used. A refused change leaves the ticket as it was. */
export interface RowChanged extends Filled {
  readonly refusal?: string;
}

/** Changes a row of the ticket, with the same checks as a spoken value. */
export function changeRow(state: CallState, slot: Slot, change: RowChange): RowChanged {
  const { language } = state;
  const before = state.values[slot.key];
  const value = change.kind === 'clear' ? undefined : newValue(slot, change, before);
  if (isRefusal(value)) return refuse(state, slot, fillPlaceholders(value.text[language], value.values));
  const most = exceededMaximum(slot, value);
  if (most !== undefined) {
    const text = (slot.kind === 'order' ? texts.tooMuch : texts.tooMany)[language];
    return refuse(state, slot, fillPlaceholders(text, { most: String(most) }));
  }
  const filled = put(state, slot, value, change);
  const now = filled.state.values[slot.key];
  if (filled.rejected?.slot === slot.key) return refuse(state, slot, explainRejection(filled.rejected, state));
  if (now && 'status' in now && now.status !== 'valid' && now.status !== 'incomplete')
    return refuse(state, slot, texts[now.status][language]);
  return filled;
}

/** Returns the value that a change puts into a slot, or `undefined` if the change would be refused. */
export function valueOfChange(slot: Slot, change: RowChange, before: SlotValue | undefined): SlotValue | undefined {
  const value = newValue(slot, change, before);
  return isRefusal(value) || exceededMaximum(slot, value) !== undefined ? undefined : value;
}

/** Puts the value into its slot. A new day keeps the time of day if it is free then. */
function put(state: CallState, slot: Slot, value: SlotValue | undefined, change: RowChange): Filled {
  const put = fill(state, [{ slot: slot.key, value, isDoubtful: false }]);
  const now = put.state.values[slot.key];
  if (change.kind !== 'time' || change.minutes !== undefined || now?.kind !== 'date-time' || now.status === 'valid')
    return put;
  const day: SlotValue = { kind: 'date-time', day: change.day, status: 'incomplete', offers: [] };
  return fill(state, [{ slot: slot.key, value: day, isDoubtful: false }]);
}

function refuse(state: CallState, { key }: Slot, refusal: string): RowChanged {
  return { state: { ...state, refusals: { ...state.refusals, [key]: refusal } }, changed: [], refusal };
}

interface Refusal {
  readonly text: Translated;
  readonly values: Readonly<Record<string, string>>;
}

function isRefusal(value: SlotValue | Refusal | undefined): value is Refusal {
  return value !== undefined && 'values' in value;
}

const notAChoice: Refusal = { text: texts.notAChoice, values: {} };

/** Returns the value that a control stands for, `undefined` if it empties the row, or why it cannot be used. */
function newValue(slot: Slot, change: RowChange, before: SlotValue | undefined): SlotValue | Refusal | undefined {
  switch (change.kind) {
    case 'choice':
      return chosen(slot, change.key);
    case 'count':
      return counted(slot, change.count);
    case 'time':
      return slot.kind === 'date-time' ? timed(change, before) : notAChoice;
    case 'nights':
      return slot.kind === 'date-range' ? stay(change, before) : notAChoice;
    case 'order':
      return slot.kind === 'order' ? ordered(slot.menu, change.lines, before) : notAChoice;
    default:
      return change.kind === 'text' ? written(slot, change.text.trim()) : undefined;
  }
}

function chosen(slot: Slot, key: string): SlotValue | Refusal {
  if (slot.kind === 'choice' && slot.choices.some((choice) => choice.key === key)) return { kind: 'choice', key };
  if (slot.kind === 'time' && slot.bands.some((band) => band.key === key)) return { kind: 'time', band: key };
  return notAChoice;
}

function counted(slot: Slot, count: number): SlotValue | Refusal {
  if (slot.kind !== 'count' || !Number.isInteger(count)) return notAChoice;
  return count < slot.min ? { text: texts.tooFew, values: { least: String(slot.min) } } : { kind: 'count', count };
}

function timed(
  { day, minutes, part }: Extract<RowChange, { kind: 'time' }>,
  before: SlotValue | undefined,
): SlotValue | Refusal {
  if (day !== undefined && !isCalendarDate(day)) return { text: texts.noSuchTime, values: { said: day } };
  return mergeDateTime(before, { day, minutes, part });
}

function stay(
  { from, nights }: Extract<RowChange, { kind: 'nights' }>,
  before: SlotValue | undefined,
): SlotValue | Refusal {
  if (from !== undefined && !isCalendarDate(from)) return { text: texts.noSuchTime, values: { said: from } };
  if (nights !== undefined && !(Number.isInteger(nights) && nights > 0))
    return { text: texts.tooFew, values: { least: '1' } };
  return mergeDateRange(before, { from, nights });
}

function ordered(
  menu: Menu,
  lines: readonly OrderLine[],
  before: SlotValue | undefined,
): SlotValue | Refusal | undefined {
  if (lines.length === 0) return undefined;
  if (!lines.every((line) => isOnMenu(line, menu))) return notAChoice;
  const isComplete = before?.kind === 'order' && before.order.isComplete;
  return { kind: 'order', order: { lines: fitSizes(lines, menu), isComplete } };
}

function isOnMenu({ item, size, count, without, extra }: OrderLine, menu: Menu): boolean {
  const found = menu.items.find(({ key }) => key === item);
  const isPart = (part: string) => menu.parts.some(({ key }) => key === part);
  return (
    found !== undefined &&
    Number.isInteger(count) &&
    count > 0 &&
    (size === undefined || (hasSizes(found) && menu.sizes.some(({ key }) => key === size))) &&
    [...without, ...extra].every(isPart)
  );
}

function written(slot: Slot, text: string): SlotValue | Refusal | undefined {
  if (text === '') return slot.optional ? { kind: 'declined' } : undefined;
  const most = textMaximum(slot);
  if (text.length > most) return { text: texts.tooManyLetters, values: { most: String(most) } };
  const wrong = /(?:\d[ -]?){13,}/.test(text) ? texts.cardNumber : objectionTo(text, slot);
  return wrong ? { text: wrong, values: {} } : { kind: 'text', text };
}

function objectionTo(text: string, slot: Slot): Translated | undefined {
  switch (slot.kind) {
    case 'name':
      return isName(text) ? undefined : texts.badName;
    case 'address':
      return /\p{L}{2}/u.test(text) && /\d/.test(text) ? undefined : texts.badAddress;
    case 'phone':
      return isContact(text, slot.acceptsEmail === true) ? undefined : texts.badPhone;
    case 'text':
      return undefined;
    default:
      return texts.notAChoice;
  }
}

function isContact(text: string, acceptsEmail: boolean): boolean {
  if (acceptsEmail && text.includes('@')) return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
  const digits = text.replace(/\D/g, '').length;
  return /^[+()\d\s-]+$/.test(text) && digits >= 7 && digits <= 13;
}
