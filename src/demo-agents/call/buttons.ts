import { addDays } from '#language/calendar.ts';
import type { DemoLanguage } from '#language/languages.ts';
import { openDiary } from '../slots/availability.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { type FreeTime, neededSlots, orderIn } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { presentDateTime, presentDay, presentNights } from '../text/present-date-time.ts';
import { capitalise, type Translated } from '../text/translated.ts';
import { askedSlot, type CallState } from './call-state.ts';
import { controlOf } from './controls.ts';
import { labels } from './texts.ts';
import type { CallAction, CallButton, RowChange, RowControl } from './turn.ts';

type Answer = Extract<CallAction, { type: 'answer' }>['answer'];

const maxButtons = 6;

/** Returns the buttons under the agent's question: at most six, the rest behind "Other". */
export function buttonsOf(state: CallState): CallButton[] {
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

function slotButtons(slot: Slot, state: CallState): CallButton[] {
  const { language } = state;
  const all = buttonsFor(slot, state);
  if (all.length === 0) {
    if (slot.kind === 'order' && orderIn(state.values, slot)) return [answerButton('enough', labels.enough[language])];
    return slot.optional ? [answerButton('no', labels.skip[language])] : [];
  }
  const isOpen = all.length > maxButtons || slot.kind === 'date-time' || slot.kind === 'date-range';
  return isOpen ? withOther(all, language) : all;
}

function withOther(buttons: readonly CallButton[], language: DemoLanguage): CallButton[] {
  return [...buttons.slice(0, maxButtons - 1), answerButton('other', labels.other[language])];
}

function answerButton(answer: Answer, label: string): CallButton {
  return { key: answer, label, action: { type: 'answer', answer } };
}

/** Returns the free times that are shown as buttons. */
export function offeredTimes(state: CallState): readonly FreeTime[] {
  const { agent, localTime, values } = state;
  const slot = askedSlot(state);
  if (slot?.kind !== 'date-time' || slot.isExisting) return [];
  const value = values[slot.key];
  if (value?.kind === 'date-time' && value.offers.length > 0) return value.offers;
  return openDiary(agent, slot, values, localTime).nextTimes(maxButtons - 1);
}

function rowsToPick({ agent, language, marked, values }: CallState): CallButton[] {
  const filled = neededSlots(agent, values).filter(({ key }) => values[key]);
  const ordered = [...filled].sort(
    (left, right) => Number(marked.includes(right.key)) - Number(marked.includes(left.key)),
  );
  return ordered.map(({ key, label }) => ({
    key: `row:${key}`,
    label: label[language],
    action: { type: 'pick', row: key },
  }));
}

function buttonsFor(slot: Slot, state: CallState): CallButton[] {
  const { language, localTime } = state;
  const control = controlOf(slot, state);
  const button: MakeButton = (key, label, change) => ({
    key: `${slot.key}:${key}`,
    label: capitalise(label),
    action: { type: 'change', row: slot.key, change },
  });
  switch (control.kind) {
    case 'choice':
      return control.options
        .filter(({ isAvailable }) => isAvailable)
        .map(({ key, label }) => button(key, label, { kind: 'choice', key }));
    case 'count':
      return numbersFrom(control.min, Math.min(control.max, control.min + maxButtons)).map((count) =>
        button(String(count), String(count), { kind: 'count', count }),
      );
    case 'time':
      return offeredTimes(state).map(({ day, minutes }) =>
        button(`${day} ${minutes}`, presentDateTime(day, minutes, language, localTime.today), {
          kind: 'time',
          day,
          minutes,
        }),
      );
    case 'nights':
      return nightButtons(control, language, button);
    case 'order':
      return orderButtons(control, language, button);
    default:
      return [];
  }
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

type MakeButton = (key: string, label: string, change: RowChange) => CallButton;
type ControlOf<Kind extends RowControl['kind']> = Extract<RowControl, { kind: Kind }>;

function nightButtons({ earliest, from }: ControlOf<'nights'>, language: DemoLanguage, make: MakeButton) {
  if (from !== undefined)
    return numbersFrom(1, maxButtons - 1).map((nights) =>
      make(`nights ${nights}`, presentNights(nights, language), { kind: 'nights', nights }),
    );
  return numbersFrom(0, maxButtons - 2).map((ahead) => {
    const day = addDays(earliest, ahead);
    return make(day, presentDay(day, language, earliest), { kind: 'nights', from: day });
  });
}

function orderButtons({ lines, menu }: ControlOf<'order'>, language: DemoLanguage, make: MakeButton): CallButton[] {
  if (lines.length === 0)
    return menu.items.map(({ key, name }) =>
      make(key, name[language], { kind: 'order', lines: [{ item: key, count: 1, without: [], extra: [] }] }),
    );
  const [waiting] = linesWithoutSize({ lines }, menu);
  if (!waiting) return [];
  return menu.sizes.map(({ key, name }) =>
    make(`size ${key}`, name[language], {
      kind: 'order',
      lines: lines.map((line) => (line === waiting ? { ...line, size: key } : line)),
    }),
  );
}
