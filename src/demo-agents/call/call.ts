import { read } from '../reading/read.ts';
import type { Reading, ReadingContext } from '../reading/reading.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { localTimeAt } from '../slots/business-time.ts';
import { isFilled, neededSlots, openingValues } from '../slots/slot-values.ts';
import type { Slot } from '../slots/slots.ts';
import { madeChoices } from '../slots/totals.ts';
import { presentDay } from '../text/present-date-time.ts';
import { fillPlaceholders, fitParticles, joinList, joinSentences, labelled } from '../text/translated.ts';
import { acknowledge } from './acknowledge.ts';
import { buttonsOf, offeredTimes } from './buttons.ts';
import { askedSlot, type CallState, canConfirm, isOver, markedSlots, missingSlots } from './call-state.ts';
import { changeRow } from './change-row.ts';
import { availableChoices, explainRejection, placeholderValues, valueWords } from './describe-values.ts';
import { completeOrder } from './fill.ts';
import { hear } from './hear.ts';
import { promptOf } from './prompts.ts';
import { agreeTo, readBack } from './read-back.ts';
import { sayNo, sayYes } from './say-yes-or-no.ts';
import { goOn, type Step, stepTo } from './step.ts';
import { labels, texts } from './texts.ts';
import { type BusinessLine, businessTicket, ticketOf } from './ticket.ts';
import type { CallAction, CallStart, RowChange, Turn } from './turn.ts';

/** Starts a call and returns the agent's greeting. Like {@link act}, it depends only on its arguments. */
export function startCall(agent: DialogueAgent, { now, locale, language = 'en' }: CallStart): Turn {
  const localTime = localTimeAt(now, locale);
  const state: CallState = {
    agent,
    localTime,
    language,
    stage: 'asking',
    values: openingValues(agent, localTime),
    marked: [],
    agreed: {},
    hasAgreed: false,
    readBack: [],
    notes: [],
    refusals: {},
    filled: [],
    failed: 0,
    denied: 0,
    asked: {},
  };
  return turnOf(state, agent.greeting[language], []);
}

export function act(turn: Turn, action: CallAction): Turn {
  if (action.type === 'say') return actOn(turn, action.text, read(action.text, readingContextOf(turn)));
  if (isOver(turn.call)) return turnOf(turn.call, texts.ended[turn.language], []);
  switch (action.type) {
    case 'answer':
      return finish(answer(turn.call, action.answer));
    case 'pick':
      return finish(stepTo({ ...turn.call, editing: action.row }));
    case 'change':
      return change(turn, action.row, action.change);
    case 'accept':
      return accept(turn, action.row);
    default:
      return confirm(turn);
  }
}

/** Returns the turn after an utterance with this meaning. A language model may have found the meaning. */
export function actOn(turn: Turn, text: string, reading: Reading): Turn {
  if (reading.intent === 'repeat' && !reading.alarm && !isOver(turn.call)) return turn;
  return finish(hear(turn.call, text, reading));
}

/** Returns everything about the call that decides what the next utterance means. */
export function readingContextOf({ call }: Turn): ReadingContext {
  const { agent, language, localTime, readBack, stage, values } = call;
  return {
    agent,
    language,
    localTime,
    values,
    asked: askedSlot(call),
    offered: offeredTimes(call),
    readBack,
    isConfirming: stage === 'confirming',
    isRepairing: stage === 'confirming' || stage === 'picking',
  };
}

export function ticketInEnglish({ call }: Turn): readonly BusinessLine[] {
  return businessTicket(call);
}

function answer(call: CallState, given: Extract<CallAction, { type: 'answer' }>['answer']): Step {
  if (given === 'yes') return sayYes(call);
  if (given !== 'other') return sayNo(call, given === 'enough');
  const slot = askedSlot(call);
  const all =
    slot?.kind === 'choice'
      ? fillPlaceholders(texts.available[call.language], { others: availableChoices(slot, call) })
      : '';
  return { ...stepTo(call, [all, texts.onTicket[call.language]]), asks: false };
}

function change(turn: Turn, row: string, wished: RowChange): Turn {
  const { call } = turn;
  const slot = neededSlots(call.agent, call.values).find(({ key }) => key === row);
  if (!slot) return turn;
  const { changed, refusal, rejected, state } = changeRow(call, slot, wished);
  if (refusal !== undefined) return finish({ ...stepTo(state, [refusal]), asks: false });
  const said = acknowledge(state, changed);
  // The next question shows that an answer was taken.
  const isAnswer = askedSlot(call) === slot && isFilled(slot, state.values[row]);
  if (said.length === 0 && !isAnswer) said.push(rowInWords(slot, state));
  if (rejected) said.push(explainRejection(rejected, state));
  return touched(call, slot.kind === 'order' ? state : completeOrder(state).state, row, said);
}

function accept(turn: Turn, row: string): Turn {
  const { call } = turn;
  const slot = markedSlots(call).find(({ key }) => key === row);
  return slot ? touched(call, call, row, [rowInWords(slot, call)]) : turn;
}

/** Returns a row as one sentence. Example: "Name: Mei Chen." */
function rowInWords(slot: Slot, state: CallState): string {
  const { language, localTime, values } = state;
  const value = values[slot.key];
  const day = value?.kind === 'date-time' ? value.day : undefined;
  const words = valueWords(slot, state) ?? (day ? presentDay(day, language, localTime.today) : '–');
  return labelled(slot.label[language], words, language);
}

/** Returns the turn after a touch of a row, which needs no yes any more. A question that stays the same is not repeated. */
function touched(before: CallState, state: CallState, row: string, said: readonly string[]): Turn {
  const next = goOn({ state: agreeTo(state, [row]) }, said);
  return finish({ ...next, asks: questionOf(next.state) !== questionOf(before) });
}

function questionOf(state: CallState): string {
  if (state.stage === 'confirming') return JSON.stringify(readBack(state));
  return `${state.stage} ${promptOf(state)}`;
}

function confirm({ call }: Turn): Turn {
  const { language } = call;
  if (canConfirm(call)) return finish(stepTo({ ...completeOrder(call).state, stage: 'confirmed' }));
  const missing = missingSlots(call).map(({ label }) => label[language]);
  if (missing.length === 0) return finish(goOn({ state: call }, [texts.pleaseCheck[language]]));
  const rows = joinList(missing, language, 'and');
  return finish(goOn({ state: call }, [fillPlaceholders(texts.stillMissing[language], { rows })]));
}

/** Returns the turn after a step: the agent says what the step led to, and asks its question. */
function finish({ answered, asks, said, state }: Step): Turn {
  const isEnd = isOver(state);
  if (isEnd) return turnOf(state, joined([...said, asks ? ending(state) : ''], state), answered);
  if (!asks) return turnOf(state, joined(said, state), answered);
  if (state.stage === 'confirming') {
    const { keys, say } = readBack(state);
    return turnOf({ ...state, readBack: keys }, joined([...said, say], state), answered);
  }
  const say = promptOf(state);
  const asked = { ...state.asked, [say]: (state.asked[say] ?? 0) + 1 };
  return turnOf({ ...state, asked, readBack: [] }, joined([...said, say], state), answered);
}

function joined(said: readonly string[], { language }: CallState): string {
  const text = joinSentences(said, language);
  return language === 'ko' ? fitParticles(text) : text;
}

function ending(state: CallState): string {
  const { agent, language, stage, values } = state;
  if (stage === 'confirmed') {
    const own = madeChoices(agent, values).findLast(({ choice }) => choice.farewell)?.choice.farewell;
    return fillPlaceholders((own ?? agent.farewell)[language], placeholderValues(state));
  }
  if (stage === 'cancelled') return (agent.texts?.cancelled ?? texts.cancelled)[language];
  return isEmergency(state) ? '' : (agent.texts?.handedOver ?? texts.handedOver)[language];
}

function isEmergency({ notes }: CallState): boolean {
  return notes.some(({ label }) => label.en === labels.emergency.en);
}

function turnOf(call: CallState, say: string, answered: readonly string[]): Turn {
  const { language, stage } = call;
  return {
    call,
    say,
    language,
    buttons: buttonsOf(call),
    ticket: ticketOf(call),
    readBack: isOver(call) ? [] : call.readBack,
    answered,
    isOver: isOver(call),
    wantsPerson: stage === 'offering' || (stage === 'handed over' && !isEmergency(call)),
  };
}
