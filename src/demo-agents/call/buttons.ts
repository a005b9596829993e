import { addDays } from '#language/calendar.ts';
import type { DemoLanguage } from '#language/languages.ts';
import { firstFreeTimes } from '../slots/availability.ts';
import { rejectionOf } from '../slots/check-values.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { type FreeTime, neededSlots, orderIn } from '../slots/slot-values.ts';
import type { DateRangeSlot, DateTimeSlot, OrderSlot, Slot } from '../slots/slots.ts';
import { presentDateTime, presentDay, presentNights } from '../text/present-date-time.ts';
import { capitalise, type Translated } from '../text/translated.ts';
import { askedSlot, type CallState } from './call-state.ts';
import { choiceLabel } from './describe-values.ts';
import { labels } from './texts.ts';
import type { CallButton, RowChange } from './turn.ts';

type Answer = 'yes' | 'no' | 'enough' | 'other';

/** What a press of a button does: it answers the question, changes a row, or picks the row to change. */
export type Press =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'change'; readonly row: string; readonly change: RowChange }
  | { readonly kind: 'pick'; readonly row: string };

/** A button with what it does. */
export interface PressButton extends CallButton {
  readonly press: Press;
}

const maxButtons = 6;

/** Returns the buttons under the agent's question: at most six, the rest behind "Other". */
export function buttonsOf(state: CallState): PressButton[] {
  const { language, stage } = state;
  const answer = (key: Answer, label: Translated) => answerButton(key, label[language]);
  const slot = askedSlot(state);
  if (slot) return slotButtons(slot, state);
  if (stage === 'confirming') return [answer('yes', labels.yes), answer('no', labels.change)];
  if (stage === 'offering') return [answer('yes', labels.person), answer('no', labels.goOn)];
  if (stage === 'cancelling') return [answer('yes', labels.yes), answer('no', labels.no)];
  if (stage !== 'picking') return [];
  const rows = rowsToPick(state);
  return rows.length > maxButtons ? withOther(rows, language) : rows;
}

function slotButtons(slot: Slot, state: CallState): PressButton[] {
  const { language } = state;
  const all = buttonsFor(slot, state);
  if (all.length === 0) {
    if (slot.kind === 'order' && orderIn(state.values, slot)) return [answerButton('enough', labels.enough[language])];
    return slot.optional ? [answerButton('no', labels.skip[language])] : [];
  }
  const isOpen = all.length > maxButtons || slot.kind === 'date-time' || slot.kind === 'date-range';
  return isOpen ? withOther(all, language) : all;
}

function withOther(buttons: readonly PressButton[], language: DemoLanguage): PressButton[] {
  return [...buttons.slice(0, maxButtons - 1), answerButton('other', labels.other[language])];
}

function answerButton(key: Answer, label: string): PressButton {
  return { key, label, press: { kind: 'answer', answer: key } };
}

/** Returns the free times that are shown as buttons. */
export function offeredTimes(state: CallState): readonly FreeTime[] {
  const slot = askedSlot(state);
  return slot?.kind === 'date-time' ? timesToOffer(slot, state) : [];
}

function rowsToPick({ agent, language, marked, values }: CallState): PressButton[] {
  const filled = neededSlots(agent, values).filter(({ key }) => values[key]);
  const ordered = [...filled].sort(
    (left, right) => Number(marked.includes(right.key)) - Number(marked.includes(left.key)),
  );
  return ordered.map(({ key, label }) => ({
    key: `row:${key}`,
    label: label[language],
    press: { kind: 'pick', row: key },
  }));
}

function buttonsFor(slot: Slot, state: CallState): PressButton[] {
  const { language } = state;
  const button = (key: string, label: string, change: RowChange): PressButton => ({
    key: `${slot.key}:${key}`,
    label,
    press: { kind: 'change', row: slot.key, change },
  });
  switch (slot.kind) {
    case 'choice':
      return slot.choices
        .filter((choice) => rejectionOf(state.agent, choice, state.values) === undefined)
        .map((choice) => button(choice.key, choiceLabel(slot, choice, state), { kind: 'choice', key: choice.key }));
    case 'time':
      return slot.bands.map(({ key, name }) => button(key, capitalise(name[language]), { kind: 'choice', key }));
    case 'count':
      return Array.from({ length: Math.min(slot.max - slot.min + 1, maxButtons + 1) }, (_, index) => {
        const count = slot.min + index;
        return button(String(count), String(count), { kind: 'count', count });
      });
    case 'date-time':
      return timesToOffer(slot, state).map(({ day, minutes }) => {
        const label = capitalise(presentDateTime(day, minutes, language, state.localTime.today));
        return button(`${day} ${minutes}`, label, { kind: 'time', day, minutes });
      });
    case 'date-range':
      return nightButtons(slot, state, button);
    case 'order':
      return orderButtons(slot, state, button);
    default:
      return [];
  }
}

function timesToOffer(slot: DateTimeSlot, { agent, localTime, values }: CallState): readonly FreeTime[] {
  if (slot.isExisting) return [];
  const value = values[slot.key];
  if (value?.kind === 'date-time' && value.offers.length > 0) return value.offers;
  return firstFreeTimes(agent, slot, values, localTime, maxButtons - 1);
}

type MakeButton = (key: string, label: string, change: RowChange) => PressButton;

function nightButtons(slot: DateRangeSlot, { language, localTime: { today }, values }: CallState, make: MakeButton) {
  const value = values[slot.key];
  const numbers = Array.from({ length: maxButtons - 1 }, (_, index) => index);
  if (value?.kind === 'date-range' && value.from !== undefined)
    return numbers.map((index) => {
      const nights = index + 1;
      return make(`nights ${nights}`, capitalise(presentNights(nights, language)), { kind: 'nights', nights });
    });
  return numbers.map((ahead) => {
    const from = addDays(today, ahead);
    return make(from, capitalise(presentDay(from, language, today)), { kind: 'nights', from });
  });
}

function orderButtons(slot: OrderSlot, { language, values }: CallState, make: MakeButton): PressButton[] {
  const { items, sizes } = slot.menu;
  const order = orderIn(values, slot);
  const lines = order?.lines ?? [];
  if (lines.length === 0)
    return items.map(({ key, name }) => {
      const line = { item: key, count: 1, without: [], extra: [] };
      return make(key, capitalise(name[language]), { kind: 'order', lines: [line] });
    });
  const [waiting] = order ? linesWithoutSize(order, slot.menu) : [];
  if (!waiting) return [];
  return sizes.map(({ key, name }) =>
    make(`size ${key}`, capitalise(name[language]), {
      kind: 'order',
      lines: lines.map((line) => (line === waiting ? { ...line, size: key } : line)),
    }),
  );
}
