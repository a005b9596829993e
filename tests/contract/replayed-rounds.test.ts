import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseCallers } from '../../bench/demo-agents/callers.ts';
import { type Replay, replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';

const rounds = ['round-1', 'round-2', 'round-3', 'round-4', 'own-1', 'own-2'];
const languages = ['en', 'zh-Hans', 'ko'];

async function replaysOf(round: string): Promise<Replay[]> {
  const callers = parseCallers(readFileSync(`records/demo-calls/rounds/${round}.json`, 'utf8'));
  const replays: Replay[] = [];
  for (const caller of callers) replays.push(await replayCaller(await builtInAgents[caller.agent](), caller));
  return replays;
}

const replays = (await Promise.all(rounds.map(replaysOf))).flat();
const goals = (some: readonly Replay[]) => some.map(({ caller }) => `${caller.agent} ${caller.lang}: ${caller.goal}`);

test('every replayed call ends in a ticket or with a person', () => {
  expect(goals(replays.filter(({ outcome }) => outcome === 'unfinished'))).toEqual([]);
});

test.each(languages)('at least 80 percent of the replayed callers end right: %s', (lang) => {
  const calls = replays.filter(({ caller }) => caller.lang === lang);
  const right = calls.filter(({ outcome }) => outcome === 'right');
  expect(right.length / calls.length, goals(calls.filter((call) => !right.includes(call))).join('\n')).toBeGreaterThan(
    0.8,
  );
});
