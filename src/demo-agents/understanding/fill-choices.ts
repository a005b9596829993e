import { readMoment } from '../language/read-moment.ts';
import { refusalOf } from '../slots/settle.ts';
import { neededSlots } from '../slots/slot-values.ts';
import type { ChoiceSlot } from '../slots/slots.ts';
import { type Filling, plainOf, slotsOf, take, wordsOf } from './filling.ts';

const whichever =
  /\b(?:cheapest|least expensive|whichever|whatever|any(?:thing)? (?:is|will|of them|one)|either|don't mind|you choose)\b|最便宜|便宜的|都可以|都行|随便|哪个都|你定|제일 싼|가장 싼|제일 저렴|가장 저렴|저렴한 거|싼 걸로|아무거나|상관없/u;

/** Fills choices by their names and by what else callers call them. */
export function fillChoices(filling: Filling): void {
  // What was asked for is heard first: "tonight" is when to come, before it is how urgent.
  const slots = slotsOf(filling, 'choice');
  const asked = slots.filter(({ key }) => key === filling.awaited?.key);
  for (const slot of new Set([...asked, ...slots])) {
    const finders = filling.readers.choices.get(slot.key);
    const named = finders?.always(plainOf(filling.rest)) ?? [];
    const isAsked = filling.awaited?.key === slot.key && named.length === 0;
    const found = isAsked ? (finders?.asked(plainOf(filling.rest)) ?? []) : named;
    const last = found.at(-1);
    if (last) take(filling, slot, found, { kind: 'choice', key: last.value });
    else if (!fillByDay(filling, slot)) fillByPrice(filling, slot);
    const implied = last && slot.choices.find(({ key }) => key === last.value)?.implies;
    if (implied) filling.values[implied.slot] = { kind: 'choice', key: implied.key };
  }
}

/** "Next Tuesday is fine": who names a later day can wait. */
function fillByDay(filling: Filling, slot: ChoiceSlot): boolean {
  const { awaited, language, occasion, readers, values } = filling;
  const choice = slot.choices.find(({ isLaterDay }) => isLaterDay);
  if (!choice || (values[slot.key] && awaited?.key !== slot.key)) return false;
  if (!neededSlots(readers.agent, values).includes(slot)) return false;
  const { day } = readMoment(wordsOf(filling), language, occasion.today, occasion.minutesNow) ?? {};
  if (day === undefined || day <= occasion.today) return false;
  take(filling, slot, [], { kind: 'choice', key: choice.key });
  return true;
}

/** "Whichever is cheapest": of what is to be had. */
function fillByPrice(filling: Filling, slot: ChoiceSlot): void {
  if (filling.awaited?.key !== slot.key || !whichever.test(plainOf(filling.rest))) return;
  const [first] = slot.choices
    .filter((choice) => choice.price !== undefined && !refusalOf(filling.readers.agent, choice, filling.values))
    .sort((left, right) => (left.price ?? 0) - (right.price ?? 0));
  if (first) take(filling, slot, [], { kind: 'choice', key: first.key });
}
