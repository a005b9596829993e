import { linesWithoutSize } from '../slots/orders.ts';
import { orderIn } from '../slots/slot-values.ts';
import type { DateTimeSlot, Slot } from '../slots/slots.ts';
import { capitalise, fillPlaceholders, joinList, joinSentences } from '../text/translated.ts';
import { askedSlot, type CallState } from './call-state.ts';
import { availableChoices, listOffers, placeholderValues } from './describe-values.ts';
import { presentLine } from './present-values.ts';
import { laterPrompts, texts } from './texts.ts';

/** A question of the agent. `key` stays the same while the agent asks the same thing in other words. */
export interface Prompt {
  readonly key: string;
  readonly say: string;
}

/** Returns the question for the slot that the agent asks for, in words that it has not just used. */
export function promptForSlot(slot: Slot, state: CallState): Prompt {
  const { key, first, again } = formsOf(slot, state);
  const times = state.asked[key] ?? 0;
  const { example } = laterPrompts[slot.kind];
  const mayRefuse = slot.optional ? texts.optional[state.language] : '';
  const others = slot.kind === 'choice' ? availableChoices(slot, state) : '';
  if (slot.kind === 'choice' && others === '') return { key, say: texts.noneFree[state.language] };
  const form =
    times === 0
      ? first
      : joinSentences(
          [again, times > 1 ? withExample(slot, example[state.language], state) : mayRefuse],
          state.language,
        );
  return { key, say: capitalise(fillPlaceholders(form, { ...placeholderValues(state), others })) };
}

interface Forms {
  readonly key: string;
  readonly first: string;
  readonly again: string;
}

function formsOf(slot: Slot, state: CallState): Forms {
  const { language, values } = state;
  const value = values[slot.key];
  const again = (slot.promptAgain ?? laterPrompts[slot.kind].again)[language];
  const plain = { key: slot.key, first: slot.prompt[language], again };
  // A row that the caller wants to change is asked for anew.
  if (state.stage === 'picking') return plain;
  if (slot.kind === 'order') return orderForms(slot, state) ?? plain;
  if (slot.kind === 'date-time') return timeForms(slot, state) ?? plain;
  if (slot.kind === 'date-range' && value?.kind === 'date-range' && value.from !== undefined)
    return { key: `${slot.key} nights`, first: slot.nightsPrompt[language], again: texts.nights[language] };
  return plain;
}

function orderForms(slot: Slot & { readonly kind: 'order' }, { language, values }: CallState): Forms | undefined {
  const order = orderIn(values, slot);
  if (!order || order.lines.length === 0) return undefined;
  const [waiting] = linesWithoutSize(order, slot.menu);
  if (!waiting)
    return {
      key: `${slot.key} more`,
      first: texts.anythingElse[language],
      again: texts.anythingMore[language],
    };
  const sizes = joinList(
    slot.menu.sizes.map(({ name }) => name[language]),
    language,
    'or',
  );
  const line = presentLine(waiting, slot.menu, language);
  return {
    key: `${slot.key} size`,
    first: fillPlaceholders(slot.sizePrompt[language], { line }),
    again: fillPlaceholders(texts.whichSize[language], { sizes }),
  };
}

function timeForms(slot: DateTimeSlot, { language, localTime, values }: CallState): Forms | undefined {
  const value = values[slot.key];
  if (slot.isExisting) return { key: slot.key, first: slot.prompt[language], again: texts.existing[language] };
  if (value?.kind !== 'date-time' || value.offers.length === 0) return undefined;
  const offers = listOffers(value.offers, language, localTime.today);
  const list = value.status === 'incomplete' ? texts.offers : texts.nearest;
  const ask = value.offers.length === 1 ? texts.isTaken : texts.which;
  return {
    key: `${slot.key} ${offers}`,
    first: joinSentences([fillPlaceholders(list[language], { offers }), ask[language]], language),
    again: fillPlaceholders(texts.offersAgain[language], { offers }),
  };
}

/** Returns a text in which `{example}` is something that the caller could say. */
function withExample(slot: Slot, text: string, { language }: CallState): string {
  if (slot.kind === 'choice') return fillPlaceholders(text, { example: slot.choices[0]?.name[language] ?? '' });
  if (slot.kind !== 'order') return text;
  const size = slot.menu.sizes.at(-1)?.name[language] ?? '';
  const item = slot.menu.items[0]?.name[language] ?? '';
  const example = language === 'ko' ? `${item} ${size}` : [size, item].join(language === 'en' ? ' ' : '');
  return fillPlaceholders(text, { example });
}

/** Returns the question of a stage in which the agent asks for no slot. */
export function promptForStage(state: CallState): Prompt {
  const { agent, asked, language, stage } = state;
  const slot = askedSlot(state);
  if (slot) return promptForSlot(slot, state);
  const times = asked[stage] ?? 0;
  const [first, again] = {
    picking: [texts.whichPart, texts.whichPartAgain],
    offering: [texts.offering, texts.offeringAgain],
    cancelling: [agent.texts?.cancelling ?? texts.cancelling, texts.cancellingAgain],
  }[stage === 'picking' || stage === 'offering' ? stage : 'cancelling'];
  return { key: stage, say: ((times > 0 ? again : first) ?? texts.offering)[language] };
}
