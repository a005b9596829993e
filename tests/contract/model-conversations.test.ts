import { expect, test } from 'vitest';
import type { DemoReading } from '#shared/api/demo-reading-contract.ts';
import { readCallers } from '../../bench/demo-agents/callers.ts';
import { type Answer, replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';
import { actOn, readingContextOf } from '../../src/demo-agents/call/call.ts';
import { mayAskModel, readingOfModel } from '../../src/demo-agents/call/model-reading.ts';
import { read } from '../../src/demo-agents/reading/read.ts';
import type { Reading } from '../../src/demo-agents/reading/reading.ts';
import type { SlotValue } from '../../src/demo-agents/slots/slot-values.ts';

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
    return [{ slot, kind: 'order', lines }];
  }
  const time = value.minutes === undefined ? undefined : clock(value.minutes);
  return [{ slot, kind: 'date-time', day: value.day, time, part: value.part }];
}

/** Returns what the stub model reports about a turn: the details, and the caller's questions. */
function readingOf({ questions, values }: Reading): DemoReading {
  return {
    details: values.flatMap(({ slot, value }) => detailOf(slot, value)),
    questions: questions.flatMap(({ question, item, choice }) => {
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
      const withModel: Answer = (before, text) => {
        const context = readingContextOf(before);
        const own = read(text, context);
        const byModel = mayAskModel(own) ? readingOfModel(readingOf(own), text, context) : undefined;
        if (own.values.length > 0) turns.asked += 1;
        if (byModel) turns.used += 1;
        return actOn(before, text, byModel ?? own);
      };
      const [built, modelled] = [
        await replayCaller(agent, caller),
        await replayCaller(agent, caller, 'words', withModel),
      ];
      if (built.outcome === 'right' && modelled.outcome !== 'right')
        differ.push(`${caller.goal}: ${modelled.outcome}: ${modelled.mistakes.join('; ')}`);
    }
    expect(differ).toEqual([]);
    // Most turns must be understood by the model. Otherwise the test would only compare the agent's own rules with
    // themselves.
    expect(turns.used / turns.asked).toBeGreaterThan(0.7);
  },
);
