import { presentTime } from '../language/present-date-time.ts';
import { emergencyNumber } from '../slots/agent.ts';
import { linesWithoutSize } from '../slots/orders.ts';
import { neededSlots, nextSlot, orderIn } from '../slots/slot-values.ts';
import type { Choice, MenuItem, Slot } from '../slots/slots.ts';
import { isReadyWish, madeChoices, readinessSlot, readyAt, totalMinutes, totalOf } from '../slots/totals.ts';
import type { DialogueContext } from '../state/dialogue-context.ts';
import { capital, fillIn, fitParticles, type Speech, sentence } from '../text/translated.ts';
import type { AskedQuestion } from '../understanding/understand.ts';
import { acknowledgements, stateSpeech } from './common-texts.ts';
import { speakNews } from './implicit-confirmation.ts';
import { presentLength, presentLine, presentMoney, presentTotal } from './present-values.ts';
import { askMoment, askStay, choicesToHave, speakRefusal, spokenValue } from './slot-texts.ts';

/** The states of the dialogue's machine. */
export type DialogueState =
  | 'asking'
  | 'confirming'
  | 'changing'
  | 'offering'
  | 'cancelling'
  | 'done'
  | 'handedOver'
  | 'cancelled';

/** What the agent says now, in the caller's language: first what it takes up, then what it asks. */
export function speak(state: DialogueState, context: DialogueContext): string {
  const { agent, heard, language } = context;
  if (heard === 'start') return agent.greeting[language];
  const said = sentence([...takeUp(context, state), ...askOn(state, context)], language);
  return language === 'ko' ? fitParticles(said) : said;
}

/** Answers alone, for questions that come after the end of a call. */
export function speakAnswers(context: DialogueContext, asked: readonly AskedQuestion[]): string {
  return sentence(
    asked.map((question) => answer(context, question)),
    context.language,
  );
}

/** What was ordered or booked, as far as it is known. */
export function speakSummary(context: DialogueContext): string {
  const { agent, language, values } = context;
  const order = agent.slots.find(({ kind }) => kind === 'order');
  const said = order
    ? [spokenValue(order, context) ?? '']
    : neededSlots(agent, values).map((slot) => spokenValue(slot, context) ?? '');
  const details = said.filter(Boolean).join(language === 'zh-Hans' ? '；' : '; ');
  if (details === '') return stateSpeech.nothingYet[language];
  return sentence([fillIn(stateSpeech.soFar[language], { order: details }), itsTotal(context, 'itsTotal')], language);
}

function takeUp(context: DialogueContext, state: DialogueState): string[] {
  const { agent, asked, concern, heard, language, notes, occasion } = context;
  const answers = asked.map((question) => answer(context, question));
  const hasNote = asked.some(({ question }) => question.noteLabel !== undefined && notes[question.noteLabel]);
  if (hasNote) answers.push(stateSpeech.noted[language]);
  const number = emergencyNumber(occasion.locale);
  if (heard === 'emergency') return [fillIn((agent.emergencyAnswer ?? stateSpeech.emergency)[language], { number })];
  if (heard === 'handover') {
    const handover = agent.handovers?.find(({ noteLabel }) => noteLabel === concern);
    return handover ? [fillIn(handover.answer[language], { number })] : [];
  }
  if (heard === 'tooMuch') return [tooMuchSpeech(context)];
  if (heard === 'summary') return state === 'confirming' ? [] : [speakSummary(context)];
  if (heard === 'details') {
    return state === 'asking' ? [...answers, speakRefusal(context), ...speakNews(context)] : answers;
  }
  if ((heard === 'no' || heard === 'yes' || heard === 'enough') && context.misses === 0) return [];
  const said = acknowledgements[heard === 'start' ? 'greeting' : heard];
  return said ? [...answers, said[language]] : answers;
}

function tooMuchSpeech({ agent, concern, language }: DialogueContext): string {
  const slot = agent.slots.find(({ key }) => key === concern);
  if (slot?.kind === 'order') return fillIn(stateSpeech.tooMuch[language], { most: String(slot.menu.most) });
  const most = slot?.kind === 'count' || slot?.kind === 'dates' ? String(slot.most) : '';
  return fillIn(stateSpeech.tooMany[language], { most });
}

function askOn(state: DialogueState, context: DialogueContext): string[] {
  const { agent, heard, language, values } = context;
  if (state === 'asking') {
    const slot = nextSlot(agent, values);
    return slot ? [fillIn(askFor(slot, context), places(context))] : [];
  }
  if (state === 'confirming') return readBack(context);
  if (state === 'done') {
    const own = madeChoices(agent, values).findLast(({ choice }) => choice.farewell)?.choice.farewell;
    return [fillIn((own ?? agent.farewell)[language], places(context))];
  }
  if (state === 'handedOver' && heard === 'emergency') return [];
  return [stateSpeech[state][language]];
}

/** What can stand in braces: every slot's value, the sum, the length, and when an order is ready. */
function places(context: DialogueContext): Record<string, string> {
  const { agent, language, occasion, values } = context;
  const ready = readyAt(agent, values, occasion);
  return {
    ...Object.fromEntries(agent.slots.map((slot) => [slot.key, spokenValue(slot, context) ?? ''])),
    total: presentTotal(totalOf(agent, values), language),
    length: presentLength(totalMinutes(agent, values), language),
    ready: ready === undefined ? '' : presentTime(ready, language),
  };
}

function askFor(slot: Slot, context: DialogueContext): string {
  const { heard, language, values } = context;
  const value = values[slot.key];
  if (slot.kind === 'moment' && value?.kind === 'moment') return askMoment(slot, value, context);
  if (slot.kind === 'dates' && value?.kind === 'dates') return askStay(slot, value, context);
  if (slot.kind === 'choice') {
    const others = choicesToHave(slot, context);
    return others ? fillIn(slot.ask[language], { others }) : stateSpeech.noneFree[language];
  }
  const order = orderIn(values, slot);
  if (slot.kind !== 'order' || !order) return slot.ask[language];
  const [waiting] = linesWithoutSize(order, slot.menu);
  if (waiting) return capital(fillIn(slot.askSize[language], { line: presentLine(waiting, slot.menu, language) }));
  if (order.lines.length > 0) return (heard === 'yes' ? stateSpeech.addWhat : stateSpeech.anythingElse)[language];
  if (!order.pending) return slot.ask[language];
  return slot.askKind[language];
}

/** Everything, for a last yes: what, how, where, when, for whom, and the sum. */
function readBack(context: DialogueContext): string[] {
  const { agent, language, occasion, values } = context;
  const details = neededSlots(agent, values).map((slot) => {
    const said = spokenValue(slot, context) ?? '';
    if (slot.kind === 'name' && said && !slot.said) return fillIn(stateSpeech.namedFor[language], { name: said });
    const ready = slot.key === readinessSlot(agent) ? readyAt(agent, values, occasion) : undefined;
    if (ready === undefined) return isReadyWish(agent, slot) ? '' : said;
    return [said, presentTime(ready, language)].filter(Boolean).join(language === 'en' ? ' at ' : ' ');
  });
  const notes = Object.values(context.notes).flatMap((note) => (note.kind === 'text' ? [`“${note.text}”`] : []));
  const all = [...details, ...notes].filter(Boolean).join(language === 'zh-Hans' ? '；' : '; ');
  return [
    fillIn(stateSpeech.readBack[language], { details: all }),
    itsTotal(context, 'totalWithTax'),
    stateSpeech.confirm[language],
  ];
}

function itsTotal({ agent, language, values }: DialogueContext, how: 'itsTotal' | 'totalWithTax'): string {
  const total = totalOf(agent, values);
  if (total.cents === 0 || !total.isWhole) return '';
  return capital(fillIn(stateSpeech[how][language], { total: presentTotal(total, language) }));
}

function answer(context: DialogueContext, { question, item, size, choice }: AskedQuestion): string {
  const { agent, language, occasion } = context;
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
  return fillIn(question.answer[language], { number: emergencyNumber(occasion.locale) });
}

function choicePrice(choice: Choice, slots: readonly Slot[], language: DialogueContext['language']): string {
  const { price = 0, minutes = 0, isFrom = false, per = [] } = choice;
  const isByNight = slots.some(({ key, kind }) => kind === 'dates' && per.includes(key));
  const total = presentTotal({ cents: price, isFrom, isWhole: true }, language);
  const facts = [
    isByNight ? fillIn(stateSpeech.aNight[language], { total }) : total,
    minutes > 0 ? presentLength(minutes, language) : '',
  ].filter(Boolean);
  const join = language === 'zh-Hans' ? '，' : ', ';
  return fillIn(stateSpeech.priced[language], { what: capital(choice.name[language]), facts: facts.join(join) });
}

function itemPrice(
  item: MenuItem,
  size: string | undefined,
  sizeName: (key: string) => Speech | undefined,
  language: DialogueContext['language'],
): string {
  const prices =
    typeof item.price === 'number'
      ? [presentMoney(item.price, language)]
      : Object.entries(item.price)
          .filter(([key]) => size === undefined || key === size)
          .map(([key, cents]) => `${sizeName(key)?.[language] ?? key} ${presentMoney(cents, language)}`);
  const facts = prices.join(language === 'zh-Hans' ? '，' : ', ');
  return fillIn(stateSpeech.priced[language], { what: capital(item.name[language]), facts });
}
