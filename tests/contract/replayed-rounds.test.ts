import { expect, test } from 'vitest';
import { readCallers } from '../../bench/demo-agents/callers.ts';
import { type Replay, replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';

async function replaysOf(sets: readonly string[]): Promise<Replay[]> {
  const replays: Replay[] = [];
  for (const caller of readCallers(sets)) replays.push(await replayCaller(await builtInAgents[caller.agent](), caller));
  return replays;
}

const corrected = await replaysOf(['round 3', 'round 4', 'makers 1', 'makers 2']);
const newest = await replaysOf(['round 5', 'round 6']);
const languages = ['en', 'zh-Hans', 'ko'];
const goals = (some: readonly Replay[]) => some.map(({ caller }) => `${caller.agent} ${caller.lang}: ${caller.goal}`);

test('every replayed call ends in a ticket or with a person', () => {
  expect(goals([...corrected, ...newest].filter(({ outcome }) => outcome === 'unfinished'))).toEqual([]);
});

test.each([
  ['at least 96 percent of the callers whose misses were corrected', corrected, 0.96],
  ['at least 75 percent of the callers of the newest rounds', newest, 0.75],
])('%s end right in each language', (_which, replays, least) => {
  for (const language of languages) {
    const calls = replays.filter(({ caller }) => caller.lang === language);
    expect(calls.length).toBeGreaterThan(30);
    const missed = calls.filter(({ outcome }) => outcome !== 'right');
    expect(1 - missed.length / calls.length, goals(missed).join('\n')).toBeGreaterThanOrEqual(least);
  }
});
