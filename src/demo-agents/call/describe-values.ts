import { addDays } from '#language/calendar.ts';
import type { DemoLanguage } from '#language/languages.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { type Rejection, rejectionOf } from '../slots/check-values.ts';
import { type DateTimeValue, type FreeTime, nextSlot, type SlotValues } from '../slots/slot-values.ts';
import type { Choice, ChoiceSlot, DateTimeSlot, Slot, TimeSlot } from '../slots/slots.ts';
import { madeChoices, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import { presentDate, presentDateRange, presentDateTime, presentDay, presentTime } from '../text/present-date-time.ts';
import { capitalise, fillPlaceholders, joinList, joinSentences } from '../text/translated.ts';
import type { CallState } from './call-state.ts';
import { presentLength, presentMoney, presentOrder, presentTotal } from './present-values.ts';
import { texts } from './texts.ts';

/** Returns a slot's value as the agent says it, or `undefined` if there is nothing to say about it yet. */
export function describeValue(slot: Slot, state: CallState): string | undefined {
  const value = valueWords(slot, state);
  return value && slot.readBack ? fillPlaceholders(slot.readBack[state.language], { value }) : value;
}

/** Returns a slot's value in words, without a text of the slot around it. */
export function valueWords(slot: Slot, state: CallState): string | undefined {
  const { values, language } = state;
  const value = values[slot.key];
  if (slot.kind === 'choice') return choiceWords(slot, state);
  if (slot.kind === 'order' && value?.kind === 'order') {
    return value.order.lines.length > 0 ? presentOrder(value.order, slot.menu, language) : undefined;
  }
  if (slot.kind === 'count' && value?.kind === 'count') {
    return fillPlaceholders((value.count === 1 ? slot.one : slot.many)[language], { count: String(value.count) });
  }
  if (slot.kind === 'time' && value?.kind === 'time') return timeWords(slot, value, language);
  if (slot.kind === 'date-time' && value?.kind === 'date-time') return dateTimeWords(slot, value, state);
  if (value?.kind === 'date-range') return stayWords(value, state);
  return value?.kind === 'text' ? value.text : undefined;
}

function choiceWords(slot: ChoiceSlot, { agent, language, values }: CallState): string | undefined {
  const value = values[slot.key];
  const key = personOf(agent, slot.key, values) ?? (value?.kind === 'choice' ? value.key : undefined);
  return slot.choices.find((choice) => choice.key === key)?.name[language];
}

function timeWords(
  { bands }: TimeSlot,
  { band, minutes }: { readonly band: string; readonly minutes?: number | undefined },
  language: DemoLanguage,
): string | undefined {
  if (minutes !== undefined) return presentTime(minutes, language);
  return bands.find(({ key }) => key === band)?.name[language];
}

function dateTimeWords(slot: DateTimeSlot, value: DateTimeValue, state: CallState): string | undefined {
  const { agent, language, localTime, values } = state;
  const { day, minutes, status } = value;
  if (day === undefined || status !== 'valid') return undefined;
  if (minutes === undefined) return presentDay(day, language, localTime.today);
  const begin = presentDateTime(day, minutes, language, localTime.today);
  const end = endOf(agent, slot, value, values);
  if (end === undefined) return begin;
  const until = presentTime(end, language);
  return {
    en: `${begin.replace(' at ', ', ')} to ${until}`,
    'zh-Hans': `${begin}到${until}`,
    ko: `${begin}부터 ${until}까지`,
  }[language];
}

function stayWords(
  { from, nights }: { readonly from?: string | undefined; readonly nights?: number | undefined },
  { language, localTime: { today } }: CallState,
): string | undefined {
  if (from === undefined) return undefined;
  if (nights === undefined) return presentDate(from, language, today);
  return presentDateRange(from, addDays(from, nights), language, today);
}

/**
 * Returns when an appointment ends, in minutes since midnight. Returns `undefined` if the agent says only the start of
 * the appointment, or if the start is not known yet.
 */
export function endOf(
  agent: DialogueAgent,
  slot: DateTimeSlot,
  { minutes }: DateTimeValue,
  values: SlotValues,
): number | undefined {
  if ((slot.shows ?? 'start') === 'start' || minutes === undefined) return undefined;
  return minutes + (totalMinutes(agent, values) || slot.minutes);
}

/** Returns the key of the staff member for the agreed time. Returns `undefined` if no time is agreed. */
export function personOf(agent: DialogueAgent, slot: string, values: SlotValues): string | undefined {
  return agent.slots
    .flatMap((other) => (other.kind === 'date-time' && other.staff?.slot === slot ? [values[other.key]] : []))
    .flatMap((value) => (value?.kind === 'date-time' && value.status === 'valid' ? [value.person] : []))[0];
}

/** Returns a value for every placeholder: for each slot by its key, and for `total`, `length` and `ready`. */
export function placeholderValues(state: CallState): Record<string, string> {
  const { agent, language, localTime, values } = state;
  const ready = readyAt(agent, values, localTime);
  return {
    ...Object.fromEntries(agent.slots.map((slot) => [slot.key, describeValue(slot, state) ?? ''])),
    total: presentTotal(totalOf(agent, values), language),
    length: presentLength(totalMinutes(agent, values), language),
    ready: ready === undefined ? '' : presentTime(ready, language),
  };
}

/** Returns the free times in words. If several times are on the same day, the day is named only once. */
export function listOffers(offers: readonly FreeTime[], language: DemoLanguage, today: string): string {
  const said = offers.map(({ day, minutes }, index) =>
    offers[index - 1]?.day === day ? presentTime(minutes, language) : presentDateTime(day, minutes, language, today),
  );
  return joinList(said, language, 'or');
}

/** Returns the choices that are available, in words, each with its price. */
export function availableChoices(slot: ChoiceSlot, { agent, language, values }: CallState): string {
  const free = slot.choices.filter((choice) => rejectionOf(agent, choice, values) === undefined);
  return joinList(
    free.map(({ name, price }) => (price ? `${name[language]} (${presentMoney(price, language)})` : name[language])),
    language,
    'or',
  );
}

/** Returns a choice with its price, as its button has it. A price that adds to that of an earlier row has a plus. */
export function choiceLabel(slot: ChoiceSlot, choice: Choice, { agent, language, values }: CallState): string {
  const name = capitalise(choice.name[language]);
  if (!choice.price) return name;
  const earlier = new Set(agent.slots.slice(0, agent.slots.indexOf(slot)));
  const isAdded =
    [...earlier].some(({ kind }) => kind === 'order') ||
    madeChoices(agent, values).some((made) => earlier.has(made.slot) && made.choice.price);
  return `${name} (${isAdded ? '+' : ''}${presentMoney(choice.price, language)})`;
}

export function explainRejection(rejected: Rejection, state: CallState): string {
  const { agent, language, values } = state;
  const slot = agent.slots.find(({ key }) => key === rejected.slot);
  const choice = slot?.kind === 'choice' ? slot.choices.find(({ key }) => key === rejected.choice) : undefined;
  if (slot?.kind !== 'choice' || !choice) return '';
  const others = availableChoices(slot, state);
  const counted = agent.slots.find(({ key }) => key === choice.capacity?.slot);
  const placeholders = {
    choice: capitalise(choice.name[language]),
    others,
    count: counted ? (describeValue(counted, state) ?? '') : '',
  };
  if (rejected.reason === 'when' && slot.refusal) return fillPlaceholders(slot.refusal[language], placeholders);
  const why = { when: texts.notAvailable, fits: texts.fits, full: texts.full }[rejected.reason];
  const isAskedNext = slot.prompt.en.includes('{others}') && nextSlot(agent, values)?.key === slot.key;
  const instead = others && !isAskedNext ? fillPlaceholders(texts.available[language], placeholders) : '';
  return joinSentences([fillPlaceholders(why[language], placeholders), instead], language);
}
