import { urgentAnswer } from '#shared/hearing/urgent-answers.ts';
import { localeFacts } from '#shared/rules/locales.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { knownOf, neededSlots, nextSlot, orderIn } from '../slots/slot-values.ts';
import type { Choice, MenuItem, Slot } from '../slots/slots.ts';
import { isWishedTime, madeChoices, readinessSlot, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { presentTime } from '../text/present-date-time.ts';
import { capitalise, fillPlaceholders, fitParticles, joinSentences, type Translated } from '../text/translated.ts';
import type { AskedQuestion } from '../understanding/dialogue-event.ts';
import { acknowledgements, commonTexts } from './common-texts.ts';
import { confirmImplicitly } from './implicit-confirmation.ts';
import { presentLength, presentLine, presentMoney, presentTotal } from './present-values.ts';
import { heardKinds, laterTexts } from './prompt-texts.ts';
import {
  availableChoices,
  describeValue,
  explainRejection,
  promptForDateRange,
  promptForDateTime,
} from './slot-texts.ts';

/** The states of the dialogue machine. */
export type DialogueState =
  | 'asking'
  | 'confirming'
  | 'changing'
  | 'offering'
  | 'cancelling'
  | 'done'
  | 'handedOver'
  | 'cancelled';

/**
 * Returns what the agent says in a state: its reaction to the last event, followed by the next prompt. A given `prompt`
 * replaces the usual prompt of the state, which the agent has said before.
 */
export function speak(state: DialogueState, context: DialogueContext, prompt?: string): string {
  const { agent, lastEvent, language, localTime } = context;
  if (lastEvent === 'start') return agent.greeting[language];
  // The agent asks for nothing in an urgent answer. The call goes on when the caller says something else.
  if (lastEvent === 'danger' || lastEvent === 'distress') return urgentAnswer(lastEvent, localTime.locale, language);
  const text = joinSentences(
    [...acknowledge(context, state), ...(prompt === undefined ? promptNext(state, context) : [prompt])],
    language,
  );
  return language === 'ko' ? fitParticles(text) : text;
}

/** Returns only the answers to questions. It is used after the end of a call. */
export function speakAnswers(context: DialogueContext, questions: readonly AskedQuestion[]): string {
  return joinSentences(
    questions.map((question) => answer(context, question)),
    context.language,
  );
}

/** Returns a summary of the order or booking so far. */
export function speakSummary(context: DialogueContext): string {
  const { agent, language, values } = context;
  const order = agent.slots.find(({ kind }) => kind === 'order');
  const parts = order
    ? [describeValue(order, context) ?? '']
    : neededSlots(agent, values).map((slot) => describeValue(slot, context) ?? '');
  const details = parts.filter(Boolean).join(language === 'zh-Hans' ? '；' : '; ');
  if (details === '') return commonTexts.nothingYet[language];
  return joinSentences(
    [fillPlaceholders(commonTexts.soFar[language], { order: details }), itsTotal(context, 'itsTotal')],
    language,
  );
}

function acknowledge(context: DialogueContext, state: DialogueState): string[] {
  const { agent, questions, reason, lastEvent, language, notes, localTime } = context;
  const answers = questions.map((question) => answer(context, question));
  const hasNote = questions.some(({ question }) => question.noteLabel !== undefined && notes[question.noteLabel]);
  if (hasNote) answers.push(commonTexts.noted[language]);
  const { emergencyNumber: number } = localeFacts(localTime.locale);
  if (lastEvent === 'emergency')
    return [fillPlaceholders((agent.emergencyAnswer ?? commonTexts.emergency)[language], { number })];
  if (lastEvent === 'handover') {
    const handover = agent.handovers?.find(({ noteLabel }) => noteLabel === reason);
    return handover ? [fillPlaceholders(handover.answer[language], { number })] : [];
  }
  if (lastEvent === 'tooMuch') return [overMaximum(context)];
  if (lastEvent === 'summary') return state === 'confirming' ? [] : [speakSummary(context)];
  const noSuchTime = context.impossible
    ? [fillPlaceholders(commonTexts.noSuchTime[language], { said: context.impossible })]
    : [];
  if (lastEvent === 'impossible') return noSuchTime;
  if (lastEvent === 'details') {
    answers.push(...noSuchTime, changedResult(context));
    return state === 'asking' ? [...answers, explainRejection(context), ...confirmImplicitly(context)] : answers;
  }
  if ((lastEvent === 'no' || lastEvent === 'yes' || lastEvent === 'enough') && context.failedTurns === 0)
    return answers;
  const own = lastEvent === 'no' ? agent.texts?.no : undefined;
  const text = own ?? acknowledgements[lastEvent === 'start' ? 'greeting' : lastEvent];
  return text ? [...answers, text[language]] : answers;
}

function overMaximum({ agent, reason, language }: DialogueContext): string {
  const slot = agent.slots.find(({ key }) => key === reason);
  if (slot?.kind === 'order') {
    return fillPlaceholders(commonTexts.tooMuch[language], { most: String(slot.menu.maxPerLine) });
  }
  const max = slot?.kind === 'count' ? slot.max : slot?.kind === 'date-range' ? slot.maxNights : '';
  return fillPlaceholders(commonTexts.tooMany[language], { most: String(max) });
}

function promptNext(state: DialogueState, context: DialogueContext): string[] {
  const { agent, lastEvent, language, values } = context;
  if (state === 'asking') {
    const slot = nextSlot(agent, values);
    return slot ? [fillPlaceholders(promptFor(slot, context), placeholderValues(context))] : [];
  }
  if (state === 'confirming') return readBack(context);
  if (state === 'done') {
    const own = madeChoices(agent, values).findLast(({ choice }) => choice.farewell)?.choice.farewell;
    return [fillPlaceholders((own ?? agent.farewell)[language], placeholderValues(context))];
  }
  if (state === 'handedOver' && lastEvent === 'emergency') return [];
  const own =
    state === 'cancelling' || state === 'cancelled' || state === 'handedOver' ? agent.texts?.[state] : undefined;
  return [(own ?? commonTexts[state])[language]];
}

/** Returns a value for every placeholder: for each slot by its key, and for `total`, `length` and `ready`. */
function placeholderValues(context: DialogueContext): Record<string, string> {
  const { agent, language, localTime, values } = context;
  const ready = readyAt(agent, values, localTime);
  return {
    ...Object.fromEntries(agent.slots.map((slot) => [slot.key, describeValue(slot, context) ?? ''])),
    total: presentTotal(totalOf(agent, values), language),
    length: presentLength(totalMinutes(agent, values), language),
    ready: ready === undefined ? '' : presentTime(ready, language),
  };
}

function promptFor(slot: Slot, context: DialogueContext): string {
  const { lastEvent, language, values } = context;
  const value = values[slot.key];
  if (slot.kind === 'date-time' && value?.kind === 'date-time') return promptForDateTime(slot, value, context);
  if (slot.kind === 'date-range' && value?.kind === 'date-range') return promptForDateRange(slot, value, context);
  if (slot.kind === 'choice') {
    const others = availableChoices(slot, context);
    return others ? fillPlaceholders(slot.prompt[language], { others }) : commonTexts.noneFree[language];
  }
  const order = orderIn(values, slot);
  if (slot.kind !== 'order' || !order) return slot.prompt[language];
  const [waiting] = linesWithoutSize(order, slot.menu);
  if (waiting)
    return capitalise(fillPlaceholders(slot.sizePrompt[language], { line: presentLine(waiting, slot.menu, language) }));
  if (order.lines.length > 0) return (lastEvent === 'yes' ? commonTexts.addWhat : commonTexts.anythingElse)[language];
  if (!order.pending) return slot.prompt[language];
  return slot.itemPrompt[language];
}

/** Returns sentences that repeat all details and ask the caller to confirm them. */
function readBack(context: DialogueContext): string[] {
  const { agent, language, localTime, values } = context;
  const details = neededSlots(agent, values).map((slot) => {
    const text = describeValue(slot, context) ?? '';
    if (slot.kind === 'name' && text && !slot.readBack)
      return fillPlaceholders(commonTexts.namedFor[language], { name: text });
    const ready = slot.key === readinessSlot(agent) ? readyAt(agent, values, localTime) : undefined;
    if (ready === undefined) return isWishedTime(agent, slot) ? '' : text;
    return [text, presentTime(ready, language)].filter(Boolean).join(language === 'en' ? ' at ' : ' ');
  });
  const notes = Object.values(context.notes).flatMap((note) => (note.kind === 'text' ? [`“${note.text}”`] : []));
  const all = [...details, ...notes].filter(Boolean).join(language === 'zh-Hans' ? '；' : '; ');
  return [
    fillPlaceholders(commonTexts.readBack[language], { details: all }),
    itsTotal(context, 'totalWithTax'),
    ...uncertainDetails(context),
    (agent.texts?.confirm ?? commonTexts.confirm)[language],
  ];
}

/**
 * Returns a sentence for each request that the agent did not understand, and for each detail that it may have misheard.
 */
function uncertainDetails({ agent, language, unread, unsure, values }: DialogueContext): string[] {
  const requests = unread.map((words) => fillPlaceholders(laterTexts.unsure[language], { words }));
  const details = neededSlots(agent, values).flatMap(({ key, kind }) => {
    const value = values[key];
    const words = unsure[key];
    if (words !== undefined) return [fillPlaceholders(laterTexts.unsure[language], { words })];
    if (kind !== 'name' && kind !== 'phone' && kind !== 'address') return [];
    if (value?.kind !== 'text' || !value.isUncertain) return [];
    return [fillPlaceholders(laterTexts.heardAs[language], { what: heardKinds[kind][language], value: value.text })];
  });
  return [...requests, ...details];
}

function itsTotal({ agent, language, values }: DialogueContext, text: 'itsTotal' | 'totalWithTax'): string {
  const total = totalOf(agent, values);
  if (total.cents === 0 || !total.isComplete) return '';
  return capitalise(fillPlaceholders(commonTexts[text][language], { total: presentTotal(total, language) }));
}

/** Returns the result of the agent's calculation if the last turn changed a slot on which it depends. */
function changedResult({ agent: { calculation }, changedSlots, language, values }: DialogueContext): string {
  if (!calculation?.slots.some((key) => changedSlots.includes(key))) return '';
  return calculation.workOut(knownOf(values))?.say[language] ?? '';
}

function answer(context: DialogueContext, { question, item, size, choice }: AskedQuestion): string {
  const { agent, language, localTime, values } = context;
  const result = question.isWorkedOut ? agent.calculation?.workOut(knownOf(values)) : undefined;
  if (result) return result.say[language];
  const menus = agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.menu] : []));
  const named = menus.flatMap(({ items }) => items).find(({ key }) => key === item);
  if (question.about === 'contents' && named) return named.contents[language];
  if (question.about === 'price' && named) {
    const sizes = menus.flatMap(({ sizes }) => sizes);
    return itemPrice(named, size, (key) => sizes.find((other) => other.key === key)?.name, language);
  }
  const chosen = agent.slots
    .flatMap((slot) => (slot.kind === 'choice' ? slot.choices : []))
    .find(({ key, price }) => key === choice && price !== undefined);
  if (question.about === 'price' && chosen) return choicePrice(chosen, agent.slots, language);
  return fillPlaceholders(question.answer[language], { number: localeFacts(localTime.locale).emergencyNumber });
}

function choicePrice(choice: Choice, slots: readonly Slot[], language: DialogueContext['language']): string {
  const { price = 0, minutes = 0, isStartingPrice = false, per = [] } = choice;
  const isByNight = slots.some(({ key, kind }) => kind === 'date-range' && per.includes(key));
  const total = presentTotal({ cents: price, isStartingPrice, isComplete: true }, language);
  const facts = [
    isByNight ? fillPlaceholders(commonTexts.aNight[language], { total }) : total,
    minutes > 0 ? presentLength(minutes, language) : '',
  ].filter(Boolean);
  const join = language === 'zh-Hans' ? '，' : ', ';
  return fillPlaceholders(commonTexts.priced[language], {
    what: capitalise(choice.name[language]),
    facts: facts.join(join),
  });
}

function itemPrice(
  item: MenuItem,
  size: string | undefined,
  sizeName: (key: string) => Translated | undefined,
  language: DialogueContext['language'],
): string {
  const prices =
    typeof item.price === 'number'
      ? [presentMoney(item.price, language)]
      : Object.entries(item.price)
          .filter(([key]) => size === undefined || key === size)
          .map(([key, cents]) => `${sizeName(key)?.[language] ?? key} ${presentMoney(cents, language)}`);
  const facts = prices.join(language === 'zh-Hans' ? '，' : ', ');
  return fillPlaceholders(commonTexts.priced[language], { what: capitalise(item.name[language]), facts });
}
