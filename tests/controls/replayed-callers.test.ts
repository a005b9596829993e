import { expect, test } from 'vitest';
import { callerSchema, unknownKeys } from '../../bench/demo-agents/callers.ts';
import { replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';
import { reply } from '../../src/demo-agents/conversation/dialogue.ts';

const agent = await builtInAgents.takeaway();

function callerWith(changes: Record<string, unknown>) {
  return callerSchema.parse({
    agent: 'takeaway',
    lang: 'en',
    goal: 'Two large margheritas',
    opening: 'Two large margheritas for pickup',
    facts: { 'order.more': 'that’s all', name: 'Mei', phone: 'no' },
    yes: 'yes',
    expect: { confirmed: true, ticket: { items: ['2 × Large margherita'], how: 'pickup', name: ['Dave', 'Mei'] } },
    by: 'maker',
    trained: ['rules'],
    ...changes,
  });
}

test('a caller whose ticket is as expected counts as right', async () => {
  const replay = await replayCaller(agent, callerWith({}));
  expect(replay).toMatchObject({ outcome: 'right', mistakes: [], repeated: [], turns: 5 });
});

test.each([
  ['a wrong value', { name: 'Dave' }, ['name: Mei, expected Dave']],
  [
    'an item too many',
    { items: ['1 × Coke', '2 × Large margherita'] },
    ['items: 2 × Large margherita, expected 1 × Coke | 2 × Large margherita'],
  ],
  ['a detail that must not be there', { how: null }, ['how: Pickup, expected nothing']],
  ['a detail that is not there', { address: '/Rata/' }, ['address: nothing, expected /Rata/']],
])('a confirmed ticket with %s counts as wrong', async (_name, ticket, mistakes) => {
  const replay = await replayCaller(agent, callerWith({ expect: { confirmed: true, ticket } }));
  expect(replay).toMatchObject({ outcome: 'wrong', mistakes });
});

test('a booking that the caller did not want counts as wrong', async () => {
  expect(await replayCaller(agent, callerWith({ expect: { confirmed: false } }))).toMatchObject({ outcome: 'wrong' });
});

test('a handover counts as right only if the caller wanted a person', async () => {
  const wanted = callerWith({ opening: 'a person please', expect: { confirmed: 'person' } });
  expect(await replayCaller(agent, wanted)).toMatchObject({ outcome: 'right' });
  expect(await replayCaller(agent, callerWith({ opening: 'a person please' }))).toMatchObject({
    outcome: 'handed over',
  });
});

test('danger counts as right only if the agent hears it', async () => {
  const danger = { confirmed: 'danger' };
  const heard = callerWith({ opening: 'my house is on fire', expect: danger });
  expect(await replayCaller(agent, heard)).toMatchObject({ outcome: 'right', turns: 1 });
  expect(await replayCaller(agent, callerWith({ expect: danger }))).toMatchObject({ outcome: 'wrong' });
});

test('a call in circles is unfinished, and its question counts as repeated', async () => {
  const circle = callerWith({ opening: 'zzz', facts: { default: 'zzz' } });
  const replay = await replayCaller(agent, circle, ({ state }) => {
    const { say, ...rest } = reply(state, 'thank you');
    return { ...rest, say: `${say} And again?` };
  });
  expect(replay).toMatchObject({ outcome: 'unfinished', turns: 25, repeated: ['order'] });
  expect(replay.verbatim).toContain('And again?');
});

test('a correction is said after its turn, and another at the read-back', async () => {
  const caller = callerWith({
    more: [{ afterTurn: 1, say: 'and a Coke' }],
    atReadBack: ['no, two Cokes'],
    expect: { confirmed: true, ticket: { items: ['2 × Large margherita', '2 × Coke'] } },
  });
  const { transcript } = await replayCaller(agent, caller);
  const said = transcript.filter((line) => line.startsWith('  caller: '));
  expect(said[1]).toBe('  caller: and a Coke');
  expect(said.at(-2)).toBe('  caller: no, two Cokes');
});

test('facts and details that the agent does not know are found', () => {
  const caller = callerWith({ facts: { sauce: 'no' }, expect: { confirmed: true, ticket: { colour: 'red' } } });
  expect(unknownKeys(agent, caller)).toEqual(['sauce', 'colour']);
});
