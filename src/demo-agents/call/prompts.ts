import { linesWithoutSize } from '../slots/orders.ts';
import { orderIn } from '../slots/slot-values.ts';
import type { DateTimeSlot, OrderSlot, Slot } from '../slots/slots.ts';
import { capitalise, fillPlaceholders, joinSentences } from '../text/translated.ts';
import { askedSlot, type CallState } from './call-state.ts';
import { availableChoices, listOffers, placeholderValues } from './describe-values.ts';
import { presentLine } from './present-values.ts';
import { texts } from './texts.ts';

/** Returns the agent's question: for the detail that it needs next, or of a stage in which it asks something else. */
export function promptOf(state: CallState): string {
  const { agent, language, stage } = state;
  const slot = askedSlot(state);
  if (slot) return promptForSlot(slot, state);
  if (stage === 'picking') return texts.whichPart[language];
  const isCancelling = stage === 'cancelling';
  const first = (isCancelling ? (agent.texts?.cancelling ?? texts.cancelling) : texts.offering)[language];
  const again = (isCancelling ? texts.cancellingAgain : texts.offeringAgain)[language];
  return (state.asked[first] ?? 0) > 0 ? again : first;
}

function promptForSlot(slot: Slot, state: CallState): string {
  const { asked, language, values } = state;
  const others = slot.kind === 'choice' ? availableChoices(slot, state) : '';
  if (slot.kind === 'choice' && others === '') return texts.noneFree[language];
  const first = openPrompt(slot, state) ?? slot.prompt[language];
  const value = values[slot.key];
  const needsNights = slot.kind === 'date-range' && value?.kind === 'date-range' && value.from !== undefined;
  const prompt = needsNights && state.stage === 'asking' ? slot.nightsPrompt[language] : first;
  const text = capitalise(fillPlaceholders(prompt, { ...placeholderValues(state), others }));
  return slot.promptAgain && (asked[text] ?? 0) > 0 ? slot.promptAgain[language] : text;
}

/** Returns the question about what is still open in a slot, or `undefined` if the agent asks for all of it. */
function openPrompt(slot: Slot, state: CallState): string | undefined {
  // The agent asks again for a row that the caller wants to change.
  if (state.stage === 'picking') return undefined;
  if (slot.kind === 'order') return orderPrompt(slot, state);
  return slot.kind === 'date-time' ? timePrompt(slot, state) : undefined;
}

function orderPrompt(slot: OrderSlot, { language, values }: CallState): string | undefined {
  const order = orderIn(values, slot);
  if (!order || order.lines.length === 0) return undefined;
  const [waiting] = linesWithoutSize(order, slot.menu);
  if (!waiting) return texts.anythingElse[language];
  return fillPlaceholders(slot.sizePrompt[language], { line: presentLine(waiting, slot.menu, language) });
}

function timePrompt({ key }: DateTimeSlot, { language, localTime, values }: CallState): string | undefined {
  const value = values[key];
  if (value?.kind !== 'date-time' || value.offers.length === 0) return undefined;
  const offers = listOffers(value.offers, language, localTime.today);
  const list = value.status === 'incomplete' ? texts.offers : texts.nearest;
  const ask = value.offers.length === 1 ? texts.isTaken : texts.which;
  return joinSentences([fillPlaceholders(list[language], { offers }), ask[language]], language);
}
