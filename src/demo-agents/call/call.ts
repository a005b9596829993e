import { read } from '../reading/read.ts';
import type { Reading, ReadingContext } from '../reading/reading.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { localTimeAt } from '../slots/business-time.ts';
import { neededSlots, openingValues } from '../slots/slot-values.ts';
import { madeChoices } from '../slots/totals.ts';
import { fillPlaceholders, fitParticles, joinList, joinSentences, labelled } from '../text/translated.ts';
import { acknowledge } from './acknowledge.ts';
import { buttonsOf, offeredTimes, type PressButton } from './buttons.ts';
import { askedSlot, type CallState, canConfirm, isOver, markedSlots, missingSlots } from './call-state.ts';
import { changeRow } from './change-row.ts';
import { availableChoices, placeholderValues, valueWords } from './describe-values.ts';
import { completeOrder } from './fill.ts';
import { hear } from './hear.ts';
import { promptOf } from './prompts.ts';
import { agreeByHand, readBack } from './read-back.ts';
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

/** Returns the turn after an action of the caller. */
export function act(turn: Turn, action: CallAction): Turn {
  if (action.type === 'say') return actOn(turn, action.text, read(action.text, readingContextOf(turn)));
  if (isOver(turn.call)) return turnOf(turn.call, texts.ended[turn.language], []);
  switch (action.type) {
    case 'press':
      return press(turn, action.button);
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

/** Returns the ticket that the business receives, in English. */
export function ticketInEnglish({ call }: Turn): readonly BusinessLine[] {
  return businessTicket(call);
}

function press(turn: Turn, key: string): Turn {
  const { call } = turn;
  const button = buttonsOf(call).find((candidate) => candidate.key === key);
  if (!button) return turn;
  const { press: pressed } = button;
  if (pressed.kind === 'pick') return finish(stepTo({ ...call, editing: pressed.row }));
  if (pressed.kind === 'answer') return finish(answer(call, pressed.answer));
  const slot = call.agent.slots.find(({ key: row }) => row === pressed.row);
  if (!slot) return turn;
  const { changed, isRefused, said, state } = changeRow(call, slot, pressed.change);
  if (isRefused) return finish(stepTo(state, [said]));
  return finish(goOn({ state: touched(state, slot.key) }, acknowledge(state, changed)));
}

function answer(call: CallState, given: Extract<PressButton['press'], { kind: 'answer' }>['answer']): Step {
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
  const { isRefused, said, state } = changeRow(call, slot, wished);
  if (isRefused) return finish({ ...stepTo(state, [said]), asks: false });
  const next = goOn({ state: touched(slot.kind === 'order' ? state : completeOrder(state).state, row) }, [said]);
  return finish({ ...next, asks: questionOf(next.state) !== questionOf(call) });
}

/** Returns what identifies the question of a state. While it stays the same, a touch of the ticket does not repeat it. */
function questionOf(state: CallState): string {
  if (state.stage === 'confirming') return JSON.stringify(readBack(state));
  return `${state.stage} ${promptOf(state)}`;
}

/** Returns the state in which a row needs no confirmation any more, because the caller has set it by hand. */
function touched(state: CallState, row: string): CallState {
  return { ...agreeByHand(state, row), failed: 0 };
}

function accept(turn: Turn, row: string): Turn {
  const { call } = turn;
  const slot = markedSlots(call).find(({ key }) => key === row);
  if (!slot) return turn;
  const { language } = call;
  const said = labelled(slot.label[language], valueWords(slot, call) ?? '', language);
  const next = stepTo(touched(call, row), [said]);
  return finish({ ...next, asks: questionOf(next.state) !== questionOf(call) });
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

/** Returns what the agent says at the end of a call. */
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
    buttons: buttonsOf(call).map(({ key, label }) => ({ key, label })),
    ticket: ticketOf(call),
    readBack: isOver(call) ? [] : call.readBack,
    answered,
    isOver: isOver(call),
    wantsPerson: stage === 'offering' || (stage === 'handed over' && !isEmergency(call)),
  };
}
