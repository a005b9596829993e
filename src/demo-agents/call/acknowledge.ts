import { linesWithoutSize } from '../slots/orders.ts';
import { isFilled, knownOf, neededSlots, orderIn } from '../slots/slot-values.ts';
import type { Choice, Slot } from '../slots/slots.ts';
import { isWishedTime, madeChoices, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import { presentTime } from '../text/present-date-time.ts';
import { capitalise, fillPlaceholders, joinList, joinSentences, sentence } from '../text/translated.ts';
import { priced } from './answers.ts';
import type { CallState } from './call-state.ts';
import { describeValue } from './describe-values.ts';
import { presentLength, presentMoney, presentOrder, presentTotal } from './present-values.ts';
import { texts } from './texts.ts';
import { arrivalOf } from './ticket.ts';

/**
 * Returns the sentences that say what a turn changed: an order with its price, a choice with its price and length, a
 * date, or why a time cannot be booked.
 */
export function acknowledge(state: CallState, changed: readonly string[]): string[] {
  const { agent, language, values } = state;
  const slots = neededSlots(agent, values).filter((slot) => changed.includes(slot.key));
  const given = slots.filter((slot) => isFilled(slot, values[slot.key]));
  return [
    ...slots.flatMap((slot) => whyNot(slot, state)),
    confirmOrder(state, changed),
    ...confirmChoices(state, changed),
    ...given.flatMap((slot) => confirmSlot(slot, state)),
    ...given.flatMap(({ hint }) => hint?.[language] ?? []),
    agent.calculation?.slots.some((key) => changed.includes(key))
      ? (agent.calculation.workOut(knownOf(values))?.say[language] ?? '')
      : '',
  ].filter(Boolean);
}

/** Returns why the wished day or time cannot be booked. */
function whyNot({ key }: Slot, { language, values }: CallState): string[] {
  const value = values[key];
  if (!value || !('status' in value) || value.status === 'valid' || value.status === 'incomplete') return [];
  return [texts[value.status][language]];
}

function confirmSlot(slot: Slot, state: CallState): string[] {
  const { agent, language, values } = state;
  const value = values[slot.key];
  const isDate = slot.kind === 'date-time' || slot.kind === 'date-range';
  if (isDate && !isWishedTime(agent, slot)) return [sentence(capitalise(describeValue(slot, state) ?? ''), language)];
  if (slot.kind !== 'time' || value?.kind !== 'time') return [];
  return slot.bands.flatMap(({ key, confirmation }) =>
    key === value.band && confirmation ? [confirmation[language]] : [],
  );
}

/** Returns the order, its price and when it is ready. Returns an empty text if the turn changed none of them. */
function confirmOrder(state: CallState, changed: readonly string[]): string {
  const { agent, language, localTime, values } = state;
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  const order = slot && orderIn(values, slot);
  if (slot?.kind !== 'order' || !order || order.lines.length === 0) return '';
  const kinds = agent.slots.flatMap(({ key, kind }) => (changed.includes(key) ? [kind] : []));
  const isAboutOrder = kinds.some((kind) => kind === 'order' || kind === 'choice' || kind === 'date-time');
  if (!isAboutOrder || linesWithoutSize(order, slot.menu).length > 0) return '';
  const chosen = madeChoices(agent, values).map(({ choice }) => choice.name[language]);
  const lines = presentOrder(order, slot.menu, language);
  const comma = language === 'zh-Hans' ? '，' : ', ';
  const line = sentence(capitalise([lines, ...(order.isComplete ? [] : chosen)].join(comma)), language);
  const total = fillPlaceholders(texts.itsTotal[language], { total: presentTotal(totalOf(agent, values), language) });
  const ready = order.isComplete ? readyAt(agent, values, localTime) : undefined;
  const time = ready === undefined ? '' : presentTime(ready, language);
  const when = time && fillPlaceholders(texts.ready[language], { how: capitalise(chosen[0] ?? ''), time });
  const added = slot.menu.parts.filter(({ key }) => order.lines.some(({ extra }) => extra.includes(key)));
  const hints =
    changed.includes(slot.key) && !order.isComplete ? added.flatMap((part) => part.onlySize?.hint ?? []) : [];
  return joinSentences([line, ...hints.map((hint) => hint[language]), total, when], language);
}

/**
 * Returns the confirmations of the choices that the turn made. Also returns the price and length of all choices in two
 * cases: one of the new choices has no confirmation of its own, or the turn changed a number that multiplies a price.
 */
function confirmChoices(state: CallState, changed: readonly string[]): string[] {
  const { agent, language, localTime, values } = state;
  if (agent.slots.some(({ kind }) => kind === 'order')) return [];
  const made = madeChoices(agent, values);
  const chosen = made.filter(({ slot }) => changed.includes(slot.key));
  const placeholders = ({ arrivesWithin }: Choice): Record<string, string> => ({
    total: presentTotal(totalOf(agent, values), language),
    length: presentLength(totalMinutes(agent, values), language),
    by: arrivesWithin === undefined ? '' : presentTime(arrivalOf(arrivesWithin, localTime.minutesNow), language),
  });
  const own = chosen.flatMap(({ choice }) =>
    choice.confirmation ? [fillPlaceholders(choice.confirmation[language], placeholders(choice))] : [],
  );
  const isUnconfirmed = chosen.some(({ choice }) => !choice.confirmation && (choice.price || choice.minutes));
  const hasNewTotal = changed.some((key) => made.some(({ choice }) => choice.per?.includes(key)));
  if (!isUnconfirmed && !hasNewTotal) return own;
  const all = made.filter(({ choice }) => choice.price || choice.minutes);
  const what = joinList(
    all.map(({ choice }) => choice.name[language]),
    language,
    'and',
  );
  const minutes = totalMinutes(agent, values);
  return [...own, priced(what, state, [priceFact(state), minutes > 0 ? presentLength(minutes, language) : ''])];
}

/**
 * Returns the total in words. If the number of nights or units is not known yet, returns the price of one night or
 * unit.
 */
function priceFact({ agent, language, values }: CallState): string {
  const total = totalOf(agent, values);
  if (total.cents === 0) return '';
  const multiplied = madeChoices(agent, values).find(({ choice }) => choice.price && choice.per);
  if (total.isComplete || !multiplied) return presentTotal(total, language);
  const { per = [], price = 0 } = multiplied.choice;
  const isByNight = agent.slots.some(({ key, kind }) => kind === 'date-range' && per.includes(key));
  const text = isByNight ? texts.aNight : texts.each;
  return fillPlaceholders(text[language], { total: presentMoney(price, language) });
}
