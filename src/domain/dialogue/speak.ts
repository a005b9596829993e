import type { Locale } from '../locales.ts';
import { emergencyNumber, type MenuItem, type Slot } from './agent.ts';
import { acknowledgements, stateSpeech } from './common-speech.ts';
import type { DialogueContext } from './machine.ts';
import { linesWithoutSize, type Order } from './order.ts';
import { presentLine, presentMoney, presentOrder } from './present-order.ts';
import { presentTime, readyAt } from './readiness.ts';
import { neededSlots, nextSlot, orderIn } from './slot-values.ts';
import { fillIn, type Speech } from './speech.ts';
import { totalOf } from './ticket.ts';
import type { AskedQuestion } from './understand.ts';

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

/** When and where a conversation takes place. */
export interface Occasion {
  readonly locale: Locale;
  /** Minutes of the day where the business is. */
  readonly minutesNow: number;
}

/** What the agent says now, in the caller's language: first what it takes up, then what it asks. */
export function speak(state: DialogueState, context: DialogueContext, occasion: Occasion): string {
  const { agent, heard, language } = context;
  if (heard === 'start') return agent.greeting[language];
  const parts = [...takeUp(context, state, occasion), ...askOn(state, context, occasion)];
  return joined(parts.filter(Boolean), context);
}

/** Answers alone, for questions that come after the end of a call. */
export function speakAnswers(context: DialogueContext, asked: readonly AskedQuestion[]): string {
  return joined(
    asked.map((question) => answer(context, question)),
    context,
  );
}

/** What was ordered, as far as it is known. */
export function speakSummary(context: DialogueContext): string {
  const { agent, language, values } = context;
  const said = orderSpeech(context);
  if (said === undefined) return stateSpeech.nothingYet[language];
  const total = fillIn(stateSpeech.itsTotal[language], { total: presentMoney(totalOf(agent, values), language) });
  return joined([fillIn(stateSpeech.soFar[language], { order: said }), total], context);
}

function takeUp(context: DialogueContext, state: DialogueState, occasion: Occasion): string[] {
  const { agent, asked, heard, language, notes } = context;
  const answers = asked.map((question) => answer(context, question));
  const hasNote = asked.some(({ question }) => question.noteLabel !== undefined && notes[question.noteLabel]);
  if (hasNote) answers.push(stateSpeech.noted[language]);
  if (heard === 'emergency')
    return [fillIn(stateSpeech.emergency[language], { number: emergencyNumber(occasion.locale) })];
  if (heard === 'tooMuch') {
    const most = agent.slots.find(({ kind }) => kind === 'order');
    return [fillIn(stateSpeech.tooMuch[language], { most: String(most?.kind === 'order' ? most.menu.most : '') })];
  }
  if (heard === 'summary') return state === 'confirming' ? [] : [speakSummary(context)];
  if (heard === 'details') return state === 'asking' ? [...answers, orderNews(context, occasion)] : answers;
  if ((heard === 'no' || heard === 'yes' || heard === 'enough') && context.misses === 0) return [];
  const said = acknowledgements[heard === 'start' ? 'greeting' : heard];
  return said ? [...answers, said[language]] : answers;
}

/** After a sentence that changed the order: how it stands, its price, and when it can be ready. */
function orderNews(context: DialogueContext, occasion: Occasion): string {
  const { agent, language, values } = context;
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  const order = slot && orderIn(values, slot);
  if (slot?.kind !== 'order' || !order || order.lines.length === 0) return '';
  const isAboutOrder = context.fresh.some((key) =>
    agent.slots.some((other) => other.key === key && (other.kind === 'order' || other.kind === 'choice')),
  );
  if (!isAboutOrder || linesWithoutSize(order, slot.menu).length > 0) return '';
  const chosen = neededSlots(agent, values).flatMap((other) => {
    const value = values[other.key];
    const choice =
      other.kind === 'choice' && value?.kind === 'choice'
        ? other.choices.find(({ key }) => key === value.key)
        : undefined;
    return choice ? [choice.name[language]] : [];
  });
  const said = presentOrder(order, slot.menu, language);
  const comma = language === 'zh-Hans' ? '，' : ', ';
  const stop = language === 'en' ? '.' : language === 'ko' ? '.' : '。';
  const line = `${capital([said, ...(order.closed ? [] : chosen)].join(comma))}${stop}`;
  const total = fillIn(stateSpeech.itsTotal[language], { total: presentMoney(totalOf(agent, values), language) });
  const ready = order.closed ? readyAt(agent, values, occasion.minutesNow) : undefined;
  const when =
    ready === undefined
      ? ''
      : fillIn(stateSpeech.ready[language], { how: capital(chosen[0] ?? ''), time: presentTime(ready, language) });
  return joined([line, total, when].filter(Boolean), context);
}

function askOn(state: DialogueState, context: DialogueContext, occasion: Occasion): string[] {
  const { agent, heard, language, values } = context;
  const name = textOf(context, 'name');
  if (state === 'asking') {
    const slot = nextSlot(agent, values);
    return slot ? [fillIn(askFor(slot, context), { name })] : [];
  }
  if (state === 'confirming') return readBack(context, occasion);
  if (state === 'done') {
    const ready = readyAt(agent, values, occasion.minutesNow);
    const time = ready === undefined ? '' : presentTime(ready, language);
    const total = presentMoney(totalOf(agent, values), language);
    return [fillIn(agent.farewell[language], { name, time, total, how: howSpeech(context) })];
  }
  if (state === 'handedOver' && heard === 'emergency') return [];
  return [stateSpeech[state][language]];
}

function askFor(slot: Slot, context: DialogueContext): string {
  const { heard, language, values } = context;
  const order = orderIn(values, slot);
  if (slot.kind !== 'order' || !order) return slot.ask[language];
  const [waiting] = linesWithoutSize(order, slot.menu);
  if (waiting) return capital(fillIn(slot.askSize[language], { line: presentLine(waiting, slot.menu, language) }));
  if (order.lines.length > 0) return (heard === 'yes' ? stateSpeech.addWhat : stateSpeech.anythingElse)[language];
  if (!order.pending) return slot.ask[language];
  return slot.askKind[language];
}

/** Everything, for a last yes: the order with its total, how, where, when, and for whom. */
function readBack(context: DialogueContext, occasion: Occasion): string[] {
  const { agent, language, values } = context;
  const details = neededSlots(agent, values).flatMap((slot) => {
    const value = values[slot.key];
    if (slot.kind === 'order') return [orderSpeech(context) ?? ''];
    if (slot.kind === 'choice' && value?.kind === 'choice') {
      const choice = slot.choices.find(({ key }) => key === value.key);
      const ready = slot.key === agent.readiness.slot ? readyAt(agent, values, occasion.minutesNow) : undefined;
      const time = ready === undefined ? '' : presentTime(ready, language);
      return [[choice?.name[language], time].filter(Boolean).join(language === 'en' ? ' at ' : ' ')];
    }
    if (value?.kind !== 'text') return [];
    return [slot.kind === 'name' ? fillIn(stateSpeech.namedFor[language], { name: value.text }) : value.text];
  });
  const notes = Object.values(context.notes).flatMap((note) => (note.kind === 'text' ? [`“${note.text}”`] : []));
  const all = [...details, ...notes].filter(Boolean).join(language === 'zh-Hans' ? '；' : '; ');
  const total = fillIn(stateSpeech.totalWithTax[language], { total: presentMoney(totalOf(agent, values), language) });
  return [fillIn(stateSpeech.readBack[language], { details: all }), total, stateSpeech.confirm[language]];
}

function answer({ agent, language }: DialogueContext, { question, item, size }: AskedQuestion): string {
  const menus = agent.slots.flatMap((slot) => (slot.kind === 'order' ? [slot.menu] : []));
  const named = menus.flatMap(({ items }) => items).find(({ key }) => key === item);
  if (!question.about || !named) return question.answer[language];
  if (question.about === 'contents') return named.contents[language];
  return priceSpeech(
    named,
    size,
    (key) => menus.flatMap(({ sizes }) => sizes).find((other) => other.key === key)?.name,
    language,
  );
}

function priceSpeech(
  item: MenuItem,
  size: string | undefined,
  sizeName: (key: string) => Speech | undefined,
  language: DialogueContext['language'],
): string {
  const join = language === 'zh-Hans' ? '，' : ', ';
  const prices =
    typeof item.price === 'number'
      ? [presentMoney(item.price, language)]
      : Object.entries(item.price)
          .filter(([key]) => size === undefined || key === size)
          .map(([key, cents]) => `${sizeName(key)?.[language] ?? key} ${presentMoney(cents, language)}`);
  const end = language === 'zh-Hans' ? '。' : '.';
  return `${capital(item.name[language])}: ${prices.join(join)}${end}`.replace(
    ': ',
    language === 'zh-Hans' ? '：' : ': ',
  );
}

function orderSpeech({ agent, language, values }: DialogueContext): string | undefined {
  const slot = agent.slots.find(({ kind }) => kind === 'order');
  const order: Order | undefined = slot && orderIn(values, slot);
  return slot?.kind === 'order' && order && order.lines.length > 0
    ? presentOrder(order, slot.menu, language)
    : undefined;
}

/** The name of what was chosen for the slot that decides when it is ready. */
function howSpeech({ agent, language, values }: DialogueContext): string {
  const slot = agent.slots.find(({ key }) => key === agent.readiness.slot);
  const value = slot && values[slot.key];
  if (slot?.kind !== 'choice' || value?.kind !== 'choice') return '';
  return slot.choices.find(({ key }) => key === value.key)?.name[language] ?? '';
}

function textOf({ values }: DialogueContext, key: string): string {
  const value = values[key];
  return value?.kind === 'text' ? value.text : '';
}

function joined(parts: readonly string[], { language }: DialogueContext): string {
  return parts.filter(Boolean).join(language === 'zh-Hans' ? '' : ' ');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
