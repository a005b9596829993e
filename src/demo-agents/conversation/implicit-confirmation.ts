import { linesWithoutSize } from '../slots/orders.ts';
import { isFilled, neededSlots, orderIn } from '../slots/slot-values.ts';
import type { Choice } from '../slots/slots.ts';
import { isWishedTime, madeChoices, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { presentTime } from '../text/present-date-time.ts';
import { capitalise, fillPlaceholders, joinList, joinSentences } from '../text/translated.ts';
import { commonTexts } from './common-texts.ts';
import { presentLength, presentMoney, presentOrder, presentTotal } from './present-values.ts';
import { describeValue } from './slot-texts.ts';

/**
 * Returns the sentences that confirm what the last turn changed: an order with its price, a choice with its price and
 * duration, or a date. Each changed slot that has a `hint` also adds this hint.
 */
export function confirmImplicitly(context: DialogueContext): string[] {
  const { agent, changedSlots, language, values } = context;
  const given = neededSlots(agent, values).filter(
    (slot) => changedSlots.includes(slot.key) && isFilled(slot, values[slot.key]),
  );
  const hints = given.flatMap(({ hint }) => (hint ? [hint[language]] : []));
  const days = given
    .filter((slot) => (slot.kind === 'date-time' || slot.kind === 'date-range') && !isWishedTime(agent, slot))
    .map((slot) => `${capitalise(describeValue(slot, context) ?? '')}${language === 'zh-Hans' ? '。' : '.'}`);
  const bands = given.flatMap((slot) => {
    const value = values[slot.key];
    // If the caller has also asked a question, the answer to it already contains this confirmation.
    if (slot.kind !== 'time' || value?.kind !== 'time' || context.questions.length > 0) return [];
    const confirmation = slot.bands.find(({ key }) => key === value.band)?.confirmation;
    return confirmation ? [confirmation[language]] : [];
  });
  return [confirmOrder(context), ...confirmChoices(context), ...days, ...bands, ...hints];
}

/** Returns the order, its price and when it is ready. Returns an empty text if the last turn changed none of them. */
function confirmOrder(context: DialogueContext): string {
  const { agent, language, localTime, values } = context;
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  const order = slot && orderIn(values, slot);
  if (slot?.kind !== 'order' || !order || order.lines.length === 0) return '';
  const isAboutOrder = context.changedSlots.some((key) =>
    agent.slots.some((other) => other.key === key && ['order', 'choice', 'date-time'].includes(other.kind)),
  );
  if (!isAboutOrder || linesWithoutSize(order, slot.menu).length > 0) return '';
  const chosen = madeChoices(agent, values).map(({ choice }) => choice.name[language]);
  const lines = presentOrder(order, slot.menu, language);
  const comma = language === 'zh-Hans' ? '，' : ', ';
  const stop = language === 'zh-Hans' ? '。' : '.';
  const line = `${capitalise([lines, ...(order.isComplete ? [] : chosen)].join(comma))}${stop}`;
  const total = fillPlaceholders(commonTexts.itsTotal[language], {
    total: presentTotal(totalOf(agent, values), language),
  });
  const ready = order.isComplete ? readyAt(agent, values, localTime) : undefined;
  const when =
    ready === undefined
      ? ''
      : fillPlaceholders(commonTexts.ready[language], {
          how: capitalise(chosen[0] ?? ''),
          time: presentTime(ready, language),
        });
  const only = slot.menu.parts.filter(({ key }) => order.lines.some(({ extra }) => extra.includes(key)));
  const isNew = context.changedSlots.includes(slot.key) && !order.isComplete;
  const hints = only.flatMap((part) => (part.onlySize && isNew ? [part.onlySize.hint[language]] : []));
  return joinSentences([line, ...hints, total, when], language);
}

/**
 * Returns the confirmations of the choices that the last turn made. Also returns the price and length of all choices in
 * two cases: one of the new choices has no confirmation of its own, or the last turn changed a number that multiplies a
 * price, such as the number of nights.
 */
function confirmChoices(context: DialogueContext): string[] {
  const { agent, changedSlots, language, localTime, values } = context;
  if (agent.slots.some(({ kind }) => kind === 'order')) return [];
  const made = madeChoices(agent, values);
  const chosen = made.filter(({ slot }) => changedSlots.includes(slot.key));
  const own = chosen.flatMap(({ choice }) =>
    choice.confirmation ? [fillPlaceholders(choice.confirmation[language], placeholders(choice))] : [],
  );
  const unconfirmed = chosen.filter(({ choice }) => !choice.confirmation && (choice.price || choice.minutes));
  const hasNewTotal = changedSlots.some((key) => made.some(({ choice }) => choice.per?.includes(key)));
  if (unconfirmed.length === 0 && !hasNewTotal) return own;
  const all = made.filter(({ choice }) => choice.price || choice.minutes);
  const what = capitalise(
    joinList(
      all.map(({ choice }) => choice.name[language]),
      language,
      'and',
    ),
  );
  const minutes = totalMinutes(agent, values);
  const facts = [priceFact(context, all), minutes > 0 ? presentLength(minutes, language) : ''].filter(Boolean);
  return [
    ...own,
    fillPlaceholders(commonTexts.priced[language], { what, facts: facts.join(language === 'zh-Hans' ? '，' : ', ') }),
  ];

  function placeholders({ arrivesWithin }: Choice): Record<string, string> {
    return {
      total: presentTotal(totalOf(agent, values), language),
      length: presentLength(totalMinutes(agent, values), language),
      by: arrivesWithin === undefined ? '' : presentTime(arrivalOf(arrivesWithin, localTime.minutesNow), language),
    };
  }
}

/**
 * Returns the total in words. If the number of nights or units is not known yet, returns the price of one night or
 * unit.
 */
function priceFact({ agent, language, values }: DialogueContext, made: ReturnType<typeof madeChoices>): string {
  const total = totalOf(agent, values);
  if (total.cents === 0) return '';
  const multiplied = made.find(({ choice }) => choice.per?.some((key) => agent.slots.some((slot) => slot.key === key)));
  if (total.isComplete || !multiplied) return presentTotal(total, language);
  const isByNight = multiplied.choice.per?.some((key) =>
    agent.slots.some((slot) => slot.key === key && slot.kind === 'date-range'),
  );
  const each = { total: presentMoney(multiplied.choice.price ?? 0, language) };
  return fillPlaceholders((isByNight ? commonTexts.aNight : commonTexts.each)[language], each);
}

/**
 * Returns the latest time of arrival, in minutes since midnight, rounded up to five minutes. `within` is the maximum
 * number of minutes from now.
 */
export function arrivalOf(within: number, minutesNow: number): number {
  return Math.ceil((minutesNow + within) / 5) * 5;
}
