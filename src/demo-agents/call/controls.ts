import { addDays } from '#language/calendar.ts';
import { openDiary } from '../slots/availability.ts';
import { rejectionOf } from '../slots/check-values.ts';
import { orderIn } from '../slots/slot-values.ts';
import type { ChoiceSlot, DateRangeSlot, DateTimeSlot, Slot, TimeSlot } from '../slots/slots.ts';
import { presentDay, presentTime } from '../text/present-date-time.ts';
import { capitalise } from '../text/translated.ts';
import type { CallState } from './call-state.ts';
import { choiceLabel, personOf, valueWords } from './describe-values.ts';
import type { ControlOption, RowControl } from './turn.ts';

/** Maximum number of days ahead that a control for a day lists. Further days can be said. */
const maxDaysListed = 60;
const maximums = { name: 60, phone: 40, address: 120, text: 200 } as const;

export function textMaximum({ kind }: Slot): number {
  return kind === 'name' || kind === 'phone' || kind === 'address' ? maximums[kind] : maximums.text;
}

export function controlOf(slot: Slot, state: CallState): RowControl {
  const value = state.values[slot.key];
  switch (slot.kind) {
    case 'choice':
      return choiceControl(slot, state);
    case 'time':
      return bandControl(slot, state);
    case 'count':
      return { kind: 'count', count: value?.kind === 'count' ? value.count : undefined, min: slot.min, max: slot.max };
    case 'date-time':
      return timeControl(slot, state);
    case 'date-range':
      return nightsControl(slot, state);
    case 'order':
      return { kind: 'order', lines: orderIn(state.values, slot)?.lines ?? [], menu: slot.menu };
    default:
      return {
        kind: 'text',
        text: value?.kind === 'text' ? value.text : '',
        entry: slot.kind === 'phone' ? (slot.acceptsEmail ? 'text' : 'tel') : slot.kind,
        maximum: textMaximum(slot),
      };
  }
}

function choiceControl(slot: ChoiceSlot, state: CallState): RowControl {
  const { agent, values } = state;
  const value = values[slot.key];
  const options = slot.choices.map((choice): ControlOption => {
    const isAvailable = rejectionOf(agent, choice, values) === undefined;
    return { key: choice.key, label: choiceLabel(slot, choice, state), isAvailable };
  });
  const key = personOf(agent, slot.key, values) ?? (value?.kind === 'choice' ? value.key : undefined);
  return { kind: 'choice', options, key };
}

function bandControl(slot: TimeSlot, state: CallState): RowControl {
  const value = state.values[slot.key];
  const key = value?.kind === 'time' ? value.band : undefined;
  const said = valueWords(slot, state);
  const options = slot.bands.map(({ key: band, name }): ControlOption => {
    const exact = band === key && said !== undefined && said !== name[state.language] ? ` (${said})` : '';
    return { key: band, label: `${capitalise(name[state.language])}${exact}`, isAvailable: true };
  });
  return { kind: 'choice', options, key };
}

function timeControl(slot: DateTimeSlot, { agent, language, localTime, values }: CallState): RowControl {
  const value = values[slot.key];
  const { day: wished, minutes = undefined, status } = value?.kind === 'date-time' ? value : { day: undefined };
  const { today } = localTime;
  const { freeOn, hoursOf } = openDiary(agent, slot, values, localTime);
  const ahead = Array.from({ length: Math.min(slot.daysAhead, maxDaysListed) + 1 }, (_, count) =>
    addDays(today, count),
  );
  // An earlier booking can be on any day on which the business is open.
  const days = ahead.filter((each) => (slot.isExisting ? hoursOf(each) !== undefined : freeOn(each).length > 0));
  const day = wished ?? (slot.daysAhead === 0 ? today : undefined);
  const isValid = status === 'valid';
  if (isValid && day !== undefined && !days.includes(day)) days.push(day);
  const isListed = day !== undefined && days.includes(day);
  const times = isListed && !slot.isExisting ? freeOn(day) : [];
  return {
    kind: 'time',
    days: days.map((each) => ({ day: each, label: presentDay(each, language, today) })),
    times: times.map((time) => ({ minutes: time.minutes, label: presentTime(time.minutes, language) })),
    day: isListed ? day : undefined,
    minutes: isValid ? minutes : undefined,
  };
}

function nightsControl(slot: DateRangeSlot, { localTime: { today }, values }: CallState): RowControl {
  const value = values[slot.key];
  const { from, nights = undefined } = value?.kind === 'date-range' ? value : { from: undefined };
  const latest = addDays(today, slot.daysAhead);
  return { kind: 'nights', from, nights, earliest: today, latest, maxNights: slot.maxNights };
}
