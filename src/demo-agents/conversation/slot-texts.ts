import { addDays } from '#language/calendar.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { rejectionOf } from '../slots/check-values.ts';
import { type DateRangeValue, type DateTimeValue, type FreeTime, neededSlots, nextSlot } from '../slots/slot-values.ts';
import type { ChoiceSlot, DateTimeSlot, Slot } from '../slots/slots.ts';
import { totalMinutes } from '../slots/totals.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { presentDate, presentDateRange, presentDateTime, presentDay, presentTime } from '../text/present-date-time.ts';
import { capitalise, fillPlaceholders, joinList, joinSentences } from '../text/translated.ts';
import { commonTexts } from './common-texts.ts';
import { presentMoney, presentOrder } from './present-values.ts';

/** Returns a slot's value in the agent's words, or `undefined` if there is nothing to say about it yet. */
export function describeValue(slot: Slot, context: DialogueContext): string | undefined {
  const value = valueWords(slot, context);
  return value && slot.readBack ? fillPlaceholders(slot.readBack[context.language], { value }) : value;
}

function valueWords(slot: Slot, { agent, values, language, localTime }: DialogueContext): string | undefined {
  const value = values[slot.key];
  if (slot.kind === 'order' && value?.kind === 'order') {
    return value.order.lines.length > 0 ? presentOrder(value.order, slot.menu, language) : undefined;
  }
  if (slot.kind === 'choice') {
    const key = personOf(agent, slot.key, values) ?? (value?.kind === 'choice' ? value.key : undefined);
    return slot.choices.find((choice) => choice.key === key)?.name[language];
  }
  if (slot.kind === 'count' && value?.kind === 'count') {
    return fillPlaceholders((value.count === 1 ? slot.one : slot.many)[language], { count: String(value.count) });
  }
  if (slot.kind === 'time' && value?.kind === 'time') {
    if (value.minutes !== undefined) return presentTime(value.minutes, language);
    return slot.bands.find(({ key }) => key === value.band)?.name[language];
  }
  if (value?.kind === 'date-time' && value.day !== undefined) {
    if (value.status !== 'valid') return undefined;
    if (value.minutes === undefined) return presentDay(value.day, language, localTime.today);
    const begin = presentDateTime(value.day, value.minutes, language, localTime.today);
    const end = slot.kind === 'date-time' ? endOf(agent, slot, value, values) : undefined;
    if (end === undefined) return begin;
    const until = presentTime(end, language);
    return {
      en: `${begin.replace(' at ', ', ')} to ${until}`,
      'zh-Hans': `${begin}到${until}`,
      ko: `${begin}부터 ${until}까지`,
    }[language];
  }
  if (value?.kind === 'date-range' && value.from !== undefined) {
    if (value.nights === undefined) return presentDate(value.from, language, localTime.today);
    return presentDateRange(value.from, addDays(value.from, value.nights), language, localTime.today);
  }
  return value?.kind === 'text' ? value.text : undefined;
}

/**
 * Returns when an appointment ends, in minutes since midnight. Returns `undefined` if the agent says only the start of
 * the appointment, or if the start is not known yet.
 */
export function endOf(
  agent: DialogueAgent,
  slot: DateTimeSlot,
  { minutes }: DateTimeValue,
  values: DialogueContext['values'],
): number | undefined {
  if ((slot.shows ?? 'start') === 'start' || minutes === undefined) return undefined;
  return minutes + (totalMinutes(agent, values) || slot.minutes);
}

/** Returns the key of the staff member for the agreed time. Returns `undefined` if no time is agreed. */
export function personOf(agent: DialogueAgent, slot: string, values: DialogueContext['values']): string | undefined {
  return agent.slots
    .flatMap((other) => (other.kind === 'date-time' && other.staff?.slot === slot ? [values[other.key]] : []))
    .flatMap((value) => (value?.kind === 'date-time' && value.status === 'valid' ? [value.person] : []))[0];
}

/**
 * Returns the prompt for a date and time. It says which times are free. If the requested time is not possible, it also
 * says why.
 */
export function promptForDateTime(slot: DateTimeSlot, value: DateTimeValue, context: DialogueContext): string {
  const { awaitedSlot, changedSlots, language, localTime } = context;
  const { status, offers } = value;
  // The agent says only once why the requested time is not possible. It says the free times in every prompt.
  const isNewProblem =
    (changedSlots.includes(slot.key) || awaitedSlot !== slot.key) && status !== 'incomplete' && status !== 'valid';
  const problem = isNewProblem ? commonTexts[status][language] : '';
  if (offers.length === 0) return joinSentences([problem, slot.prompt[language]], language);
  const list = (isNewProblem ? commonTexts.nearest : commonTexts.offers)[language];
  const ask = offers.length === 1 ? commonTexts.isTaken : commonTexts.which;
  return joinSentences(
    [problem, fillPlaceholders(list, { offers: listOffers(offers, language, localTime.today) }), ask[language]],
    language,
  );
}

/** Returns the free times in words. If several times are on the same day, the day is named only once. */
export function listOffers(offers: readonly FreeTime[], language: DialogueContext['language'], today: string): string {
  const said = offers.map(({ day, minutes }, index) =>
    offers[index - 1]?.day === day ? presentTime(minutes, language) : presentDateTime(day, minutes, language, today),
  );
  return joinList(said, language, 'or');
}

/** Returns the prompt for the nights of a stay. */
export function promptForDateRange(
  slot: Slot & { readonly kind: 'date-range' },
  value: DateRangeValue,
  { language }: DialogueContext,
): string {
  if (value.status === 'past' || value.status === 'tooFar')
    return joinSentences([commonTexts[value.status][language], slot.prompt[language]], language);
  return (value.from === undefined ? slot.prompt : slot.nightsPrompt)[language];
}

/** Returns the choices that are available, in words, each with its price. */
export function availableChoices(slot: ChoiceSlot, { agent, language, values }: DialogueContext): string {
  const free = slot.choices.filter((choice) => rejectionOf(agent, choice, values) === undefined);
  return joinList(
    free.map(({ name, price }) => (price ? `${name[language]} (${presentMoney(price, language)})` : name[language])),
    language,
    'or',
  );
}

/** Returns why the last choice is not available, and which choices are available. */
export function explainRejection(context: DialogueContext): string {
  const { agent, language, rejected, values } = context;
  const slot = neededSlots(agent, values).find(({ key }) => key === rejected?.slot);
  const choice = slot?.kind === 'choice' ? slot.choices.find(({ key }) => key === rejected?.choice) : undefined;
  if (slot?.kind !== 'choice' || !choice || !rejected) return '';
  const others = availableChoices(slot, context);
  const counted = agent.slots.find(({ key }) => key === choice.capacity?.slot);
  const placeholders = {
    choice: capitalise(choice.name[language]),
    others,
    count: counted ? (describeValue(counted, context) ?? '') : '',
  };
  if (rejected.reason === 'when' && slot.refusal) return fillPlaceholders(slot.refusal[language], placeholders);
  const why = { when: commonTexts.notAvailable, fits: commonTexts.fits, full: commonTexts.full }[rejected.reason];
  const isAskedNext = slot.prompt.en.includes('{others}') && nextSlot(agent, values)?.key === slot.key;
  const instead = others && !isAskedNext ? fillPlaceholders(commonTexts.available[language], placeholders) : '';
  return joinSentences([fillPlaceholders(why[language], placeholders), instead], language);
}
