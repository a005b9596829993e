import { isWhole } from '../slots/orders.ts';
import { isFilled, knownOf, neededSlots, orderIn } from '../slots/slot-values.ts';
import type { Choice, Slot } from '../slots/slots.ts';
import { isWishedTime, madeChoices, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import { presentTime } from '../text/present-date-time.ts';
import { capitalise, fillPlaceholders, joinSentences, sentence } from '../text/translated.ts';
import { choicePrice } from './answers.ts';
import type { CallState } from './call-state.ts';
import { describeValue } from './describe-values.ts';
import { presentLength, presentOrder, presentTotal } from './present-values.ts';
import { texts } from './texts.ts';
import { arrivalOf } from './ticket.ts';

/**
 * Returns the sentences that say what a turn changed: an order with its price, a choice with its price and length, a
 * date, or why a time cannot be booked.
 */
export function acknowledge(state: CallState, changed: readonly string[]): string[] {
  const { agent, language, values } = state;
  const slots = neededSlots(agent, values).filter(({ key }) => changed.includes(key));
  const given = slots.filter((slot) => isFilled(slot, values[slot.key]));
  const result = agent.calculation?.slots.some((key) => changed.includes(key))
    ? agent.calculation.workOut(knownOf(values))?.say[language]
    : undefined;
  const said = [
    ...slots.map((slot) => whyNot(slot, state)),
    orderNow(state, slots),
    ...given.map((slot) => confirmationOf(slot, state)),
    ...given.map(({ hint }) => hint?.[language]),
    result,
  ];
  return said.flatMap((one) => one || []);
}

function whyNot({ key }: Slot, { language, values }: CallState): string | undefined {
  const value = values[key];
  if (!value || !('status' in value) || value.status === 'valid' || value.status === 'incomplete') return undefined;
  return texts[value.status][language];
}

function confirmationOf(slot: Slot, state: CallState): string | undefined {
  const { agent, language, values } = state;
  const value = values[slot.key];
  if (slot.kind === 'choice' && value?.kind === 'choice')
    return choiceMade(
      slot.choices.find(({ key }) => key === value.key),
      state,
    );
  if (slot.kind === 'time' && value?.kind === 'time')
    return slot.bands.find(({ key }) => key === value.band)?.confirmation?.[language];
  const isDate = slot.kind === 'date-time' || slot.kind === 'date-range';
  if (!isDate || isWishedTime(agent, slot)) return undefined;
  return sentence(capitalise(describeValue(slot, state) ?? ''), language);
}

function choiceMade(choice: Choice | undefined, state: CallState): string | undefined {
  const { agent, language, localTime, values } = state;
  if (!choice || agent.slots.some(({ kind }) => kind === 'order')) return undefined;
  const { arrivesWithin, confirmation, minutes, price } = choice;
  if (!confirmation) return price || minutes ? choicePrice(choice, state) : undefined;
  return fillPlaceholders(confirmation[language], {
    total: presentTotal(totalOf(agent, values), language),
    length: presentLength(totalMinutes(agent, values), language),
    by: arrivesWithin === undefined ? '' : presentTime(arrivalOf(arrivesWithin, localTime.minutesNow), language),
  });
}

/** Returns the order, its price and when it is ready, if the turn changed one of them. */
function orderNow({ agent, language, localTime, values }: CallState, slots: readonly Slot[]): string | undefined {
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  const order = slot && orderIn(values, slot);
  const isChanged = slots.some(({ kind }) => kind === 'order' || kind === 'choice' || kind === 'date-time');
  if (slot?.kind !== 'order' || !order || !isWhole(order, slot.menu) || !isChanged) return undefined;
  const line = sentence(capitalise(presentOrder(order, slot.menu, language)), language);
  const added = slot.menu.parts.filter(({ key }) => order.lines.some(({ extra }) => extra.includes(key)));
  const hints = slots.includes(slot) && !order.isComplete ? added.flatMap(({ onlySize }) => onlySize?.hint ?? []) : [];
  const total = fillPlaceholders(texts.itsTotal[language], { total: presentTotal(totalOf(agent, values), language) });
  const ready = order.isComplete ? readyAt(agent, values, localTime) : undefined;
  const how = capitalise(madeChoices(agent, values)[0]?.choice.name[language] ?? '');
  const when =
    ready === undefined ? '' : fillPlaceholders(texts.ready[language], { how, time: presentTime(ready, language) });
  return joinSentences([line, ...hints.map((hint) => hint[language]), total, when], language);
}
