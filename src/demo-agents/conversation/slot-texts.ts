import { addDays } from '../language/calendar.ts';
import { presentDate, presentDay, presentMoment, presentStay, presentTime } from '../language/present-date-time.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { refusalOf } from '../slots/check-values.ts';
import { type FreeMoment, type MomentValue, neededSlots, nextSlot, type StayValue } from '../slots/slot-values.ts';
import type { ChoiceSlot, MomentSlot, Slot } from '../slots/slots.ts';
import { totalMinutes } from '../slots/totals.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { capital, fillIn, listed, sentence } from '../text/translated.ts';
import { stateSpeech } from './common-texts.ts';
import { presentMoney, presentOrder } from './present-values.ts';

/** A slot's value as it is said; undefined where there is nothing to say yet. */
export function spokenValue(slot: Slot, context: DialogueContext): string | undefined {
  const value = valueWords(slot, context);
  return value && slot.said ? fillIn(slot.said[context.language], { value }) : value;
}

function valueWords(slot: Slot, { agent, values, language, occasion }: DialogueContext): string | undefined {
  const value = values[slot.key];
  if (slot.kind === 'order' && value?.kind === 'order') {
    return value.order.lines.length > 0 ? presentOrder(value.order, slot.menu, language) : undefined;
  }
  if (slot.kind === 'choice') {
    const key = personOf(agent, slot.key, values) ?? (value?.kind === 'choice' ? value.key : undefined);
    return slot.choices.find((choice) => choice.key === key)?.name[language];
  }
  if (slot.kind === 'count' && value?.kind === 'count') {
    return fillIn((value.count === 1 ? slot.one : slot.many)[language], { count: String(value.count) });
  }
  if (slot.kind === 'time' && value?.kind === 'time') {
    if (value.minutes !== undefined) return presentTime(value.minutes, language);
    return slot.bands.find(({ key }) => key === value.band)?.name[language];
  }
  if (value?.kind === 'moment' && value.day !== undefined) {
    if (value.status !== 'settled') return undefined;
    if (value.minutes === undefined) return presentDay(value.day, language, occasion.today);
    const begin = presentMoment(value.day, value.minutes, language, occasion.today);
    const end = slot.kind === 'moment' ? endOf(agent, slot, value, values) : undefined;
    if (end === undefined) return begin;
    const until = presentTime(end, language);
    return {
      en: `${begin.replace(' at ', ', ')} to ${until}`,
      'zh-Hans': `${begin}到${until}`,
      ko: `${begin}부터 ${until}까지`,
    }[language];
  }
  if (value?.kind === 'dates' && value.from !== undefined) {
    if (value.nights === undefined) return presentDate(value.from, language, occasion.today);
    return presentStay(value.from, addDays(value.from, value.nights), language, occasion.today);
  }
  return value?.kind === 'text' ? value.text : undefined;
}

/** When an appointment ends, where that is told. */
export function endOf(
  agent: DialogueAgent,
  slot: MomentSlot,
  { minutes }: MomentValue,
  values: DialogueContext['values'],
): number | undefined {
  if ((slot.shows ?? 'start') === 'start' || minutes === undefined) return undefined;
  return minutes + (totalMinutes(agent, values) || slot.minutes);
}

/** Who an appointment is with, where the caller left that open and the diary settled it. */
export function personOf(agent: DialogueAgent, slot: string, values: DialogueContext['values']): string | undefined {
  return agent.slots
    .flatMap((other) => (other.kind === 'moment' && other.people?.slot === slot ? [values[other.key]] : []))
    .flatMap((value) => (value?.kind === 'moment' && value.status === 'settled' ? [value.person] : []))[0];
}

/** What a moment that is not settled asks: what stands against the wish, and what there is instead. */
export function askMoment(slot: MomentSlot, value: MomentValue, context: DialogueContext): string {
  const { answered, fresh, language, occasion } = context;
  const { status, offers } = value;
  // Why not is said once; after that, what there is.
  const isNews = (fresh.includes(slot.key) || answered !== slot.key) && status !== 'open' && status !== 'settled';
  const trouble = isNews ? stateSpeech[status][language] : '';
  if (offers.length === 0) return sentence([trouble, slot.ask[language]], language);
  const list = (isNews ? stateSpeech.nearest : stateSpeech.offers)[language];
  const ask = offers.length === 1 ? stateSpeech.isTaken : stateSpeech.which;
  return sentence(
    [trouble, fillIn(list, { offers: offersSpeech(offers, language, occasion.today) }), ask[language]],
    language,
  );
}

/** Free moments as they are said; the day once for all its times. */
function offersSpeech(offers: readonly FreeMoment[], language: DialogueContext['language'], today: string): string {
  const said = offers.map(({ day, minutes }, index) =>
    offers[index - 1]?.day === day ? presentTime(minutes, language) : presentMoment(day, minutes, language, today),
  );
  return listed(said, language, 'or');
}

/** What a stay that is not settled asks. */
export function askStay(
  slot: Slot & { readonly kind: 'dates' },
  value: StayValue,
  { language }: DialogueContext,
): string {
  if (value.status === 'past' || value.status === 'far')
    return sentence([stateSpeech[value.status][language], slot.ask[language]], language);
  return (value.from === undefined ? slot.ask : slot.askNights)[language];
}

/** Choices that are to be had with what is known, each with its price. */
export function choicesToHave(slot: ChoiceSlot, { agent, language, values }: DialogueContext): string {
  const free = slot.choices.filter((choice) => refusalOf(agent, choice, values) === undefined);
  return listed(
    free.map(({ name, price }) => (price ? `${name[language]} (${presentMoney(price, language)})` : name[language])),
    language,
    'or',
  );
}

/** Why a choice is not to be had, and what is instead. */
export function speakRefusal(context: DialogueContext): string {
  const { agent, language, refused, values } = context;
  const slot = neededSlots(agent, values).find(({ key }) => key === refused?.slot);
  const choice = slot?.kind === 'choice' ? slot.choices.find(({ key }) => key === refused?.choice) : undefined;
  if (slot?.kind !== 'choice' || !choice || !refused) return '';
  const others = choicesToHave(slot, context);
  const counted = agent.slots.find(({ key }) => key === choice.fits?.slot);
  const places = {
    choice: capital(choice.name[language]),
    others,
    count: counted ? (spokenValue(counted, context) ?? '') : '',
  };
  if (refused.reason === 'when' && slot.refusal) return fillIn(slot.refusal[language], places);
  const why = { when: stateSpeech.refused, fits: stateSpeech.fits, full: stateSpeech.full }[refused.reason];
  const isAskedNext = slot.ask.en.includes('{others}') && nextSlot(agent, values)?.key === slot.key;
  const instead = others && !isAskedNext ? fillIn(stateSpeech.available[language], places) : '';
  return sentence([fillIn(why[language], places), instead], language);
}
