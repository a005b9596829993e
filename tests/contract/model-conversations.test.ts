import { expect, test } from 'vitest';
import type { DemoReading } from '#shared/api/demo-reading-contract.ts';
import { readCallers } from '../../bench/demo-agents/callers.ts';
import { type Answer, replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';
import { reply } from '../../src/demo-agents/conversation/dialogue.ts';
import type { SlotValue } from '../../src/demo-agents/slots/slot-values.ts';
import type { DialogueEvent } from '../../src/demo-agents/understanding/dialogue-event.ts';
import { eventOfReading, mayAskModel } from '../../src/demo-agents/understanding/model-reading.ts';

type Detail = DemoReading['details'][number];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * Returns the details that a model would report if it had understood the caller correctly. The list is empty if a model
 * cannot report this value.
 */
function detailOf(slot: string, value: SlotValue): Detail[] {
  if (value.kind === 'choice') return [{ slot, kind: 'choice', choice: value.key }];
  if (value.kind === 'count') return [{ slot, kind: 'count', count: value.count }];
  if (value.kind === 'declined') return [{ slot, kind: 'declined' }];
  if (value.kind === 'text') return [{ slot, kind: 'words', words: value.text }];
  if (value.kind === 'time') {
    return [
      { slot, kind: 'time', ...(value.minutes === undefined ? { band: value.band } : { time: clock(value.minutes) }) },
    ];
  }
  if (value.kind === 'date-range') return [{ slot, kind: 'date-range', from: value.from, nights: value.nights }];
  if (value.kind === 'order') {
    const lines = value.order.lines.map((line) => ({ ...line, without: [...line.without], extra: [...line.extra] }));
    return [{ slot, kind: 'order', lines, isComplete: value.order.isComplete }];
  }
  if (value.bound) return [];
  const time = value.minutes === undefined ? undefined : clock(value.minutes);
  return [{ slot, kind: 'date-time', day: value.day, time, part: value.part }];
}

/** Returns what the stub model reports about a turn: the details that have changed, and the caller's questions. */
function readingOf(event: DialogueEvent, before: Readonly<Record<string, SlotValue>>): DemoReading {
  const values = event.type === 'details' ? Object.entries(event.values) : [];
  const changed = values.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
  const asked = event.type === 'details' || event.type === 'question' ? event.questions : [];
  return {
    details: changed.flatMap(([key, value]) => detailOf(key, value)),
    questions: asked.flatMap(({ question, item, choice }) => {
      const about = item ?? choice;
      return [{ question: question.key, ...(about === undefined ? {} : { about }) }];
    }),
  };
}

const callers = readCallers(['makers 1']);

test.each(['en', 'zh-Hans', 'ko'] as const)(
  'built-in reading and stub model pass the same conversations: %s',
  async (lang) => {
    const turns = { asked: 0, used: 0 };
    const differ: string[] = [];
    for (const caller of callers.filter((one) => one.lang === lang)) {
      const agent = await builtInAgents[caller.agent]();
      const withModel: Answer = ({ state }, text) => {
        const { context } = state.snapshot;
        const own = state.understand(text, context);
        if (!mayAskModel(own)) return reply(state, text, own);
        const read = eventOfReading(agent, readingOf(own, context.values), text, context);
        turns.asked += 1;
        if (read) turns.used += 1;
        return reply(state, text, read ?? own);
      };
      const [built, modelled] = [await replayCaller(agent, caller), await replayCaller(agent, caller, withModel)];
      if (built.outcome !== modelled.outcome) differ.push(`${caller.goal}: ${modelled.mistakes.join('; ')}`);
    }
    expect(differ).toEqual([]);
    // Most turns must be understood by the model. Otherwise the test would only compare the agent's own rules with
    // themselves.
    expect(turns.used / turns.asked).toBeGreaterThan(0.7);
  },
);
