import { localeFacts } from '#shared/rules/locales.ts';
import type { DialogueResponse } from '../../src/demo-agents/conversation/dialogue.ts';
import { reply, startDialogue } from '../../src/demo-agents/conversation/dialogue.ts';
import type { DialogueAgent } from '../../src/demo-agents/slots/agent.ts';
import { linesWithoutSize } from '../../src/demo-agents/slots/orders.ts';
import { nextSlot, orderIn } from '../../src/demo-agents/slots/slot-values.ts';
import type { Caller } from './callers.ts';
import { ticketMistakes } from './ticket-check.ts';

/** After this many turns of the caller, a call that is not over counts as unfinished. */
const maxTurns = 25;

/**
 * How a call ended. `right`: as the caller expected. `wrong`: the agent confirmed a wrong ticket. `handed over`: the
 * agent passed the call to a person. `unfinished`: none of these.
 */
export type Outcome = 'right' | 'wrong' | 'handed over' | 'unfinished';

/** A replayed call. */
export interface Replay {
  readonly caller: Caller;
  readonly outcome: Outcome;
  /** What is wrong on the ticket. */
  readonly mistakes: readonly string[];
  readonly turns: number;
  /** The keys of the details that the agent asked for three times or more while the ticket stayed the same. */
  readonly repeated: readonly string[];
  /** The questions that the agent asked more than once in the same words. */
  readonly verbatim: readonly string[];
  readonly transcript: readonly string[];
  /** How long the agent took for each turn, in milliseconds. */
  readonly times: readonly number[];
}

/** Returns the agent's answer to a sentence of the caller. By default, the built-in rules interpret the sentence. */
export type Answer = (before: DialogueResponse, text: string) => DialogueResponse | Promise<DialogueResponse>;

const endings: Readonly<
  Record<Caller['lang'], { readonly enough: string; readonly no: string; readonly any: string }>
> = {
  en: { enough: 'That’s all, thanks', no: 'No thanks', any: 'I don’t mind' },
  'zh-Hans': { enough: '就这些，谢谢', no: '不用了', any: '都可以' },
  ko: { enough: '그게 다예요', no: '아니요', any: '상관없어요' },
};

/** Replays a call: the caller answers the agent's questions until the call is over or has too many turns. */
export async function replayCaller(
  agent: DialogueAgent,
  caller: Caller,
  answer: Answer = ({ state }, text) => reply(state, text),
): Promise<Replay> {
  const { expect, lang, more, now, opening } = caller;
  let turn = startDialogue(agent, { now: new Date(now), locale: 'en-NZ', language: lang });
  const transcript = [`  agent: ${turn.say}`];
  const asked = new Map<string, number>();
  const tally = new Map<string, { count: number; rows: string }>();
  const sentences = new Map<string, string>();
  const verbatim = new Set<string>();
  const times: number[] = [];
  let readBacks = 0;
  let wasWarned = false;
  let turns = 0;

  const answerTo = (response: DialogueResponse): string => {
    const { value } = response.state.snapshot;
    const interjection = more.find(({ afterTurn }) => afterTurn === turns);
    if (interjection) return interjection.say;
    if (value === 'confirming') return caller.atReadBack[readBacks++] ?? caller.yes;
    const keys = keysAsked(agent, response);
    const key = keys.find((candidate) => caller.facts[candidate] !== undefined);
    const fact = key === undefined ? caller.facts.default : caller.facts[key];
    const name = key ?? 'default';
    const times = asked.get(name) ?? 0;
    asked.set(name, times + 1);
    const list = fact === undefined ? [] : [fact].flat();
    return list[times] ?? list.at(-1) ?? fallback(keys[0] ?? '', lang);
  };

  while (!turn.isOver && turns < maxTurns) {
    const text = turns === 0 ? opening : answerTo(turn);
    turns += 1;
    const began = performance.now();
    turn = await answer(turn, text);
    times.push(performance.now() - began);
    transcript.push(`  caller: ${text}`, `  agent: ${turn.say}`);
    const { lastEvent } = turn.state.snapshot.context;
    const saysNumber = lastEvent === 'handover' && turn.say.includes(localeFacts('en-NZ').emergencyNumber);
    wasWarned ||= saysNumber || ['danger', 'distress', 'emergency'].includes(lastEvent);
    if (expect.confirmed === 'danger' && wasWarned) break;
    if (turn.isOver) break;
    countQuestion(agent, turn, tally, sentences, verbatim);
  }

  const mistakes = ticketMistakes(agent, turn.ticket, expect.ticket);
  return {
    caller,
    outcome: outcomeOf(expect.confirmed, turn, { wasWarned, isTicketRight: mistakes.length === 0 }),
    mistakes,
    turns,
    repeated: [...tally].filter(([, { count }]) => count >= 3).map(([key]) => key),
    verbatim: [...verbatim],
    transcript: [...transcript, ...turn.ticket.rows.map(({ label, value }) => `    ${label}: ${value}`)],
    times,
  };
}

function outcomeOf(
  expected: Caller['expect']['confirmed'],
  { ticket }: DialogueResponse,
  { wasWarned, isTicketRight }: { readonly wasWarned: boolean; readonly isTicketRight: boolean },
): Outcome {
  if (expected === 'danger' && wasWarned) return 'right';
  if (expected === 'person' && ticket.status === 'handed over') return 'right';
  if (ticket.status === 'confirmed') return expected === true && isTicketRight ? 'right' : 'wrong';
  if (expected === false && ticket.status !== 'handed over') return 'right';
  return ticket.status === 'handed over' ? 'handed over' : 'unfinished';
}

/**
 * Returns the keys of the facts that answer the agent's last question. The key that fits the question best comes first.
 */
function keysAsked(agent: DialogueAgent, { state: { snapshot } }: DialogueResponse): string[] {
  const { context, value } = snapshot;
  if (value !== 'asking') return [value];
  const slot = nextSlot(agent, context.values);
  if (!slot) return [];
  const given = context.values[slot.key];
  if (slot.kind === 'order') {
    const order = orderIn(context.values, slot);
    if (!order) return [slot.key];
    if (linesWithoutSize(order, slot.menu).length > 0) return [`${slot.key}.size`, slot.key];
    return order.lines.length > 0 ? [`${slot.key}.more`] : [slot.key];
  }
  if (slot.kind === 'date-time' && given?.kind === 'date-time' && given.offers.length > 0)
    return [`${slot.key}.offer`, slot.key];
  if (slot.kind === 'date-range' && given?.kind === 'date-range' && given.from !== undefined)
    return [`${slot.key}.nights`, slot.key];
  return [slot.key];
}

function fallback(key: string, lang: Caller['lang']): string {
  if (key.endsWith('.more')) return endings[lang].enough;
  return ['offering', 'cancelling', 'changing'].includes(key) ? endings[lang].no : endings[lang].any;
}

/**
 * Counts how often the agent has asked for the same detail. The count starts again when the ticket changes, because a
 * question such as "Anything else?" is then a new one. Also records each question that the agent repeats in the same
 * words while the ticket stays the same.
 */
function countQuestion(
  agent: DialogueAgent,
  turn: DialogueResponse,
  tally: Map<string, { count: number; rows: string }>,
  sentences: Map<string, string>,
  verbatim: Set<string>,
): void {
  const rows = JSON.stringify(turn.ticket.rows);
  const key = keysAsked(agent, turn)[0] ?? turn.state.snapshot.value;
  const before = tally.get(key);
  if ((before?.count ?? 0) < 3) tally.set(key, { count: before?.rows === rows ? before.count + 1 : 1, rows });
  for (const question of turn.say.match(/[^.!?。！？]*[?？]/gu) ?? []) {
    if (sentences.get(question) === rows) verbatim.add(question.trim());
    sentences.set(question, rows);
  }
}
