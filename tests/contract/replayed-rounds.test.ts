import { expect, test } from 'vitest';
import { readCallers } from '../../bench/demo-agents/callers.ts';
import { type Manner, type Replay, replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';

async function replaysOf(sets: readonly string[], manner: Manner): Promise<Replay[]> {
  const callers = readCallers(sets).filter(({ agent }) => agent !== 'partners');
  return Promise.all(callers.map(async (caller) => replayCaller(await builtInAgents[caller.agent](), caller, manner)));
}

const goals = (some: readonly Replay[]) => some.map(({ caller }) => `${caller.agent} ${caller.lang}: ${caller.goal}`);

/**
 * The misses of all these callers were read and corrected, so the shares below are a floor, no measurement. The first
 * scores of strangers are in bench/demo-agents/README.md.
 */
test.each([
  ['the older strangers', 'words', ['round 3', 'round 4'], 0.95, 0],
  ['the newer strangers', 'words', ['round 5', 'round 6', 'round 7'], 0.75, 2],
  ['the newer strangers', 'touch', ['round 5', 'round 6', 'round 7'], 0.85, 2],
] as const)('%s book by %s in each language, and hardly ever wrongly', async (_who, manner, sets, least, mostWrong) => {
  const replays = await replaysOf(sets, manner);
  const wrong = replays.filter(({ outcome }) => outcome === 'wrong');
  expect(wrong.length, goals(wrong).join('\n')).toBeLessThanOrEqual(mostWrong);
  for (const language of ['en', 'zh-Hans', 'ko']) {
    const calls = replays.filter(({ caller }) => caller.lang === language);
    expect(calls.length).toBeGreaterThan(30);
    const missed = calls.filter(({ outcome }) => outcome !== 'right');
    expect(1 - missed.length / calls.length, goals(missed).join('\n')).toBeGreaterThanOrEqual(least);
  }
});
