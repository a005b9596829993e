import { linesWithoutSize } from '../slots/orders.ts';
import { nextSlot, orderIn } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { fillPlaceholders, joinList, joinSentences, type Translated } from '../text/translated.ts';
import { commonTexts } from './common-texts.ts';
import { laterPrompts, laterTexts } from './prompt-texts.ts';
import { availableChoices, listOffers } from './slot-texts.ts';

/** How the agent asks the same question for the second and for the third time. */
export interface LaterForms {
  /**
   * The key under which the agent counts how often it has asked this question. Prompts that ask the same question have
   * the same key.
   */
  readonly key: string;
  readonly again: string;
  readonly third: string;
}

/**
 * Returns how the agent asks the current question the second and the third time, so that it does not repeat the same
 * words. Returns `undefined` if the agent asks nothing.
 */
export function laterForms(state: string, context: DialogueContext): LaterForms | undefined {
  const { agent, language, unread, values } = context;
  const form = (key: string, again: Translated, third: Translated): LaterForms => ({
    key,
    again: again[language],
    third: third[language],
  });
  if (state === 'confirming')
    return form(`${state} ${JSON.stringify([values, unread])}`, laterTexts.goAhead, laterTexts.sayYes);
  if (state === 'changing') return form(state, laterTexts.changeWhat, laterTexts.changeExample);
  if (state === 'offering') return form(state, laterTexts.personInstead, laterTexts.personOrGoOn);
  if (state === 'cancelling') return form(state, laterTexts.cancelSure, laterTexts.cancelOrKeep);
  const slot = state === 'asking' ? nextSlot(agent, values) : undefined;
  return slot && formsOf(slot, context);
}

function formsOf(slot: Slot, context: DialogueContext): LaterForms {
  const { language, localTime, values } = context;
  const value = values[slot.key];
  const order = orderIn(values, slot);
  const { again, example } = laterPrompts[slot.kind];
  const [ownAgain, ownThird] = slot.laterPrompts ?? [];
  if (ownAgain && ownThird) return { key: slot.key, again: ownAgain[language], third: ownThird[language] };
  if (slot.kind === 'order' && order) {
    const sizes = joinList(
      slot.menu.sizes.map(({ name }) => name[language]),
      language,
      'or',
    );
    const whichSize = fillPlaceholders(laterTexts.whichSize[language], { sizes });
    if (linesWithoutSize(order, slot.menu).length > 0)
      return { key: `${slot.key} size`, again: whichSize, third: withExample(slot, example, context) };
    if (order.lines.length > 0)
      return {
        key: `${slot.key} more`,
        again: laterTexts.anythingMore[language],
        third: laterTexts.addAnything[language],
      };
  }
  if (slot.kind === 'date-time' && value?.kind === 'date-time' && value.offers.length > 0) {
    const offers = listOffers(value.offers, language, localTime.today);
    const problem =
      value.status === 'incomplete' || value.status === 'valid' ? '' : commonTexts[value.status][language];
    return {
      key: `${slot.key} ${offers}`,
      again: joinSentences([problem, fillPlaceholders(laterTexts.offers[language], { offers })], language),
      third: joinSentences([problem, laterTexts.offerExample[language]], language),
    };
  }
  if (slot.kind === 'date-time' && slot.isExisting)
    return { key: slot.key, again: laterTexts.existing[language], third: example[language] };
  if (slot.kind === 'date-range' && value?.kind === 'date-range' && value.from !== undefined)
    return { key: `${slot.key} nights`, again: laterTexts.nights[language], third: example[language] };
  const others = slot.kind === 'choice' ? availableChoices(slot, context) : '';
  const mayRefuse = slot.optional ? laterTexts.optional[language] : '';
  return {
    key: `${slot.key} ${others}`,
    again: joinSentences([fillPlaceholders(again[language], { others }), mayRefuse], language),
    third: joinSentences([withExample(slot, example, context), mayRefuse], language),
  };
}

/** Returns a text in which `{example}` is something that the caller could say. */
function withExample(slot: Slot, text: Translated, { language }: DialogueContext): string {
  const size = slot.kind === 'order' ? (slot.menu.sizes.at(-1)?.name[language] ?? '') : '';
  const item = slot.kind === 'order' ? (slot.menu.items[0]?.name[language] ?? '') : '';
  const example =
    slot.kind === 'choice'
      ? (slot.choices[0]?.name[language] ?? '')
      : language === 'ko'
        ? `${item} ${size}`
        : [size, item].join(language === 'en' ? ' ' : '');
  return fillPlaceholders(text[language], { example: example.trim() });
}
