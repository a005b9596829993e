import { localeFacts } from '#shared/rules/locales.ts';
import { act, startCall, ticketInEnglish } from '../../src/demo-agents/call/call.ts';
import type { CallAction, RowControl, TicketRow, Turn } from '../../src/demo-agents/call/turn.ts';
import type { DialogueAgent } from '../../src/demo-agents/slots/agent.ts';
import { hasSizes, requireItem } from '../../src/demo-agents/slots/orders.ts';
import type { Slot } from '../../src/demo-agents/slots/slots.ts';
import { isWishedTime, readinessSlot } from '../../src/demo-agents/slots/totals.ts';
import { type Caller, entryOf, namesOf, type Part } from './callers.ts';
import { type Expectation, expectationsOf, mistakesIn } from './ticket-check.ts';
import { mendingTouch } from './touch.ts';

/**
 * What the caller does about a wrong detail. `agreeing`: nothing, they say yes to every read-back. `words`: they hear it
 * in the read-back and say it again. `touch`: they also look at marked rows, and change wrong rows on the ticket.
 */
export type Manner = 'agreeing' | 'words' | 'touch';

/**
 * How a call ended. `right`: as the caller expected. `wrong`: a wrong ticket was confirmed. `unsure`: the caller gave up
 * because a detail stayed wrong. `person`: the agent passed on a call that should have ended in a ticket. `unfinished`:
 * none of these.
 */
export type Outcome = 'right' | 'wrong' | 'unsure' | 'person' | 'unfinished';

/** A question that the caller asked in between, and what the agent said to it. */
export interface Between {
  readonly question: string;
  readonly answer: string;
  readonly isAnswered: boolean;
}

/** A replayed call. */
export interface Replay {
  readonly caller: Caller;
  readonly outcome: Outcome;
  /** What is wrong on the ticket. */
  readonly mistakes: readonly string[];
  /** How often the caller spoke. */
  readonly turns: number;
  /** How often the caller touched the ticket. */
  readonly touches: number;
  /** The keys of the rows that the agent asked for although the caller had told them and the ticket did not show them. */
  readonly askedAgain: readonly string[];
  readonly between: readonly Between[];
  readonly transcript: readonly string[];
  /** How long the agent took for each turn, in milliseconds. */
  readonly times: readonly number[];
}

/** Returns the turn after a sentence of the caller. By default, the built-in reading interprets it. */
export type Answer = (before: Turn, text: string) => Turn | Promise<Turn>;

/** After this many actions of the caller, a call that is not over counts as unfinished. */
const maxActions = 30;
const maxTouches = 3;
/** How often the caller says again what is wrong with the same row, before they give up. */
const maxCorrections = 2;

const endings: Readonly<Record<Caller['lang'], Readonly<Record<'enough' | 'no' | 'any', string>>>> = {
  en: { enough: 'That’s all, thanks', no: 'No thanks', any: 'I don’t mind' },
  'zh-Hans': { enough: '就这些，谢谢', no: '不用了', any: '都可以' },
  ko: { enough: '그게 다예요', no: '아니요', any: '상관없어요' },
};

/** A caller in a call, and what they have done so far. */
interface Player {
  readonly agent: DialogueAgent;
  readonly caller: Caller;
  readonly manner: Manner;
  readonly expectations: readonly Expectation[];
  turns: number;
  touches: number;
  readBacks: number;
  offers: number;
  /** The rows of the last read-back that the caller said yes to. */
  agreed: string;
  readonly saidBetween: Set<Caller['more'][number]>;
  /** How often each question was answered, and each row corrected. */
  readonly answers: Map<string, number>;
  readonly corrections: Map<string, number>;
  /** The keys of the rows that the caller has told completely. */
  readonly told: Set<string>;
}

/** What the caller does next. `tells` are the names of the rows that it tells completely. */
interface Move {
  readonly action: CallAction;
  readonly tells: readonly string[];
  readonly isQuestion: boolean;
}

/** Replays a call: the caller answers the agent until the call ends, or gives up. */
export async function replayCaller(
  agent: DialogueAgent,
  caller: Caller,
  manner: Manner = 'words',
  answer: Answer = (before, text) => act(before, { type: 'say', text }),
): Promise<Replay> {
  const player: Player = {
    agent,
    caller,
    manner,
    expectations: expectationsOf(agent, caller),
    turns: 0,
    touches: 0,
    readBacks: 0,
    offers: 0,
    agreed: '',
    saidBetween: new Set(),
    answers: new Map(),
    corrections: new Map(),
    told: new Set(),
  };
  let turn = startCall(agent, { now: new Date(caller.now), locale: 'en-NZ', language: caller.lang });
  const transcript = [`  agent: ${turn.say}`];
  const askedAgain: string[] = [];
  const between: Between[] = [];
  const times: number[] = [];
  let [wasWarned, gaveUp] = [false, false];

  for (let count = 0; count < maxActions && !turn.isOver; count += 1) {
    const move = nextMove(player, turn);
    if (!move) {
      gaveUp = true;
      break;
    }
    const { action } = move;
    const began = performance.now();
    turn = action.type === 'say' ? await answer(turn, action.text) : act(turn, action);
    times.push(performance.now() - began);
    transcript.push(`  ${action.type === 'say' ? `caller: ${action.text}` : `touch: ${JSON.stringify(action)}`}`);
    transcript.push(`  agent: ${turn.say}`);
    if (action.type === 'say') player.turns += 1;
    else player.touches += 1;
    if (action.type === 'say' && move.isQuestion)
      between.push({ question: action.text, answer: turn.say, isAnswered: turn.answered.length > 0 });
    for (const name of move.tells) for (const key of keysOf(agent, name)) player.told.add(key);
    wasWarned ||= saysWhomToCall(turn, caller.lang);
    if (caller.expect.confirmed === 'danger' && wasWarned) break;
    const asked = rowAsked(turn);
    if (asked && !turn.isOver && player.told.has(asked.key) && !asked.refusal && isEmpty(asked.control))
      askedAgain.push(asked.key);
  }

  const rows = ticketInEnglish(turn);
  const mistakes = mistakesIn(rows, player.expectations);
  return {
    caller,
    outcome: outcomeOf(caller.expect.confirmed, turn, { wasWarned, gaveUp, isRight: mistakes.length === 0 }),
    mistakes,
    turns: player.turns,
    touches: player.touches,
    askedAgain,
    between,
    transcript: [...transcript, ...rows.map(({ label, value }) => `    ${label}: ${value}`)],
    times,
  };
}

function outcomeOf(
  expected: Caller['expect']['confirmed'],
  { ticket: { status } }: Turn,
  call: { readonly wasWarned: boolean; readonly gaveUp: boolean; readonly isRight: boolean },
): Outcome {
  if (expected === 'danger' && call.wasWarned) return 'right';
  if (expected === 'person' && status === 'handed over') return 'right';
  if (status === 'confirmed') return expected === true && call.isRight ? 'right' : 'wrong';
  if (expected === false && status !== 'handed over') return 'right';
  if (status === 'handed over') return 'person';
  return call.gaveUp ? 'unsure' : 'unfinished';
}

/** Returns what the caller does next, or `undefined` if they give up. */
function nextMove(player: Player, turn: Turn): Move | undefined {
  const { caller, turns } = player;
  if (turns === 0) return say(caller.opening, caller.tells);
  const isReadBack = turn.call.stage === 'confirming';
  // What the caller still has to say is said at the read-back at the latest.
  const due = caller.more.find((one) => !player.saidBetween.has(one) && (one.afterTurn <= turns || isReadBack));
  if (due) {
    player.saidBetween.add(due);
    return say(due.say, due.tells, due.kind === undefined ? /[?？]/u.test(due.say) : due.kind === 'question');
  }
  if (isReadBack) return atReadBack(player, turn);
  const asked = rowAsked(turn);
  if (asked) return answerFor(player, turn, asked);
  const wrong = turn.ticket.rows.find((row) => isWrong(player, turn, row));
  const { stage } = turn.call;
  // A caller who is offered a person twice gives up.
  if (stage === 'offering' && caller.expect.confirmed === true && player.offers++ > 0) return undefined;
  if (stage === 'picking' && wrong) return mend(player, turn, wrong);
  const answer = caller.facts[stage === 'picking' ? 'changing' : stage] ?? caller.facts.default;
  // A caller who wants to cancel says yes when the agent asks.
  const otherwise = stage === 'cancelling' && caller.expect.confirmed === false ? caller.yes : endings[caller.lang].no;
  return say([answer ?? otherwise].flat()[0] ?? '');
}

function say(text: string, tells: readonly string[] = [], isQuestion = false): Move {
  return { action: { type: 'say', text }, tells, isQuestion };
}

function atReadBack(player: Player, turn: Turn): Move | undefined {
  const { caller, manner } = player;
  const second = caller.atReadBack[player.readBacks];
  player.readBacks += 1;
  if (second !== undefined) return say(second);
  if (manner === 'agreeing') return say(caller.yes);
  const { rows } = turn.ticket;
  const wished = player.agent.slots.filter((slot) => isWishedTime(player.agent, slot)).map(({ key }) => key);
  // A wished time is read back with the way in which an order is handed over.
  const heard = turn.readBack.flatMap((key) => [key, ...(key === readinessSlot(player.agent) ? wished : [])]);
  const isSeen = ({ check, key }: TicketRow) => heard.includes(key) || (manner === 'touch' && check !== undefined);
  const wrong = rows.find((row) => isSeen(row) && isWrong(player, turn, row));
  if (wrong) return mend(player, turn, wrong);
  const keys = turn.readBack.join();
  const isHeard = keys !== player.agreed;
  player.agreed = keys;
  return isHeard ? say(caller.yes) : (pressFor(player, turn, 'yes') ?? say(caller.yes));
}

/** Returns the touch of a button, if the caller has a screen that shows it. */
function pressFor({ manner, touches }: Player, { buttons }: Turn, key: string): Move | undefined {
  const button = buttons.find((candidate) => candidate.key === key);
  if (manner !== 'touch' || touches >= maxTouches || !button) return undefined;
  return { action: button.action, tells: [], isQuestion: false };
}

/** Returns how the caller mends a wrong row: by touch if they can, otherwise in words. */
function mend(player: Player, turn: Turn, row: TicketRow): Move | undefined {
  const { caller } = player;
  const touch = player.manner === 'touch' ? touchFor(player, turn, row) : undefined;
  if (touch) return touch;
  const corrected = player.corrections.get(row.key) ?? 0;
  if (corrected >= maxCorrections) return undefined;
  player.corrections.set(row.key, corrected + 1);
  const names = namesOfRow(player, row);
  const again = [entryOf(caller.facts, names) ?? caller.facts.default ?? ''].flat().at(-1) ?? '';
  const no = caller.no ?? endings[caller.lang].no;
  return say(entryOf(caller.wrong, names) ?? `${no}, ${again}`, [row.key]);
}

function touchFor(player: Player, turn: Turn, row: TicketRow): Move | undefined {
  if (player.touches >= maxTouches) return undefined;
  const expectation = player.expectations.find(({ rows }) => rows.includes(row.key));
  if (!expectation) return undefined;
  const texts = [entryOf(player.caller.facts, namesOfRow(player, row)) ?? []].flat();
  const action = mendingTouch(turn, row, expectation.wanted ?? [], texts, (after) => !isWrong(player, after, row));
  return action && { action, tells: [row.key], isQuestion: false };
}

function answerFor(player: Player, turn: Turn, row: TicketRow): Move | undefined {
  const { caller, manner } = player;
  const slot = player.agent.slots.find(({ key }) => key === row.key);
  if (!slot) return undefined;
  const part = partAsked(turn, row, player.answers.get(row.key) ?? 0);
  const names = part && entryOf(caller.facts, namesOf(slot, part)) !== undefined ? namesOf(slot, part) : namesOf(slot);
  const name = names[0] ?? '';
  const times = player.answers.get(name) ?? 0;
  // A row that is asked for again after a misunderstanding, or for the third time, is one that the caller looks at.
  const isStuck = manner === 'touch' && (times >= 2 || (times === 1 && turn.call.failed > 0));
  const touch = isStuck ? (pressFor(player, turn, 'enough') ?? touchFor(player, turn, row)) : undefined;
  if (touch) return touch;
  player.answers.set(name, times + 1);
  const texts = [entryOf(caller.facts, names) ?? caller.facts.default ?? []].flat();
  const fallback = part === 'more' ? endings[caller.lang].enough : endings[caller.lang].any;
  return say(texts[times] ?? texts.at(-1) ?? fallback, part ? [] : [row.key]);
}

/** Returns the part of a row that the agent asks for, if it knows another part already. */
function partAsked({ buttons }: Turn, { control }: TicketRow, times: number): Part | undefined {
  if (control.kind === 'order' && control.lines.length > 0) {
    const lacksSize = control.lines.some(
      ({ item, size }) => size === undefined && hasSizes(requireItem(control.menu, item)),
    );
    return lacksSize ? 'size' : 'more';
  }
  if (control.kind === 'time' && buttons.length > 0 && (control.day !== undefined || times > 0)) return 'offered';
  if (control.kind === 'nights' && control.from !== undefined && control.nights === undefined) return 'nights';
  return undefined;
}

function rowAsked({ ticket }: Turn): TicketRow | undefined {
  return ticket.rows.find(({ isAsked }) => isAsked);
}

function isWrong({ expectations }: Player, turn: Turn, { key }: TicketRow): boolean {
  return (
    mistakesIn(
      ticketInEnglish(turn),
      expectations.filter(({ rows }) => rows.includes(key)),
    ).length > 0
  );
}

function isEmpty(control: RowControl): boolean {
  if (control.kind === 'choice') return control.key === undefined;
  if (control.kind === 'count') return control.count === undefined;
  if (control.kind === 'time') return control.day === undefined && control.minutes === undefined;
  if (control.kind === 'nights') return control.from === undefined;
  return control.kind === 'order' ? control.lines.length === 0 : control.text === '';
}

function namesOfRow({ agent }: Player, { key }: TicketRow): string[] {
  return agent.slots.filter((slot) => slot.key === key).flatMap((slot) => namesOf(slot));
}

function keysOf({ slots }: DialogueAgent, name: string): string[] {
  return slots.filter((slot: Slot) => namesOf(slot).includes(name.toLowerCase())).map(({ key }) => key);
}

/** Returns whether the agent said the emergency number or a helpline. */
function saysWhomToCall({ say: words }: Turn, lang: Caller['lang']): boolean {
  const { emergencyNumber, helplines } = localeFacts('en-NZ');
  return words.includes(emergencyNumber) || words.includes(helplines[lang]);
}
