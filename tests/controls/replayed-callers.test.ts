import { expect, test } from 'vitest';
import { callerSchema } from '../../bench/demo-agents/callers.ts';
import { replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';

const agent = await builtInAgents.takeaway();

function callerWith(changes: Record<string, unknown>) {
  return callerSchema.parse({
    agent: 'takeaway',
    lang: 'en',
    goal: 'Two large margheritas',
    opening: 'Two large margheritas for pickup',
    facts: { 'Order: more': 'that’s all', Name: 'Mei', Phone: 'no' },
    yes: 'yes',
    expect: { confirmed: true, ticket: { items: ['2 × Large margherita'], how: 'pickup', Name: ['Dave', 'Mei'] } },
    by: 'maker',
    trained: ['rules'],
    ...changes,
  });
}

test('a caller whose ticket is as expected counts as right', async () => {
  const replay = await replayCaller(agent, callerWith({}));
  expect(replay).toMatchObject({ outcome: 'right', mistakes: [], askedAgain: [], touches: 0 });
});

test.each([
  ['a wrong value', { Name: 'Dave' }, ['Name: Mei, expected Dave']],
  [
    'an item too many',
    { items: ['1 × Coke', '2 × Large margherita'] },
    ['items: 2 × Large margherita, expected 1 × Coke | 2 × Large margherita'],
  ],
  ['a detail that must not be there', { how: null }, ['how: Pickup, expected nothing']],
  ['a detail that is not there', { 'Deliver to': '/Rata/' }, ['Deliver to: nothing, expected /Rata/']],
])('a caller who agrees to a ticket with %s counts as wrong', async (_name, ticket, mistakes) => {
  const replay = await replayCaller(agent, callerWith({ expect: { confirmed: true, ticket } }), 'agreeing');
  expect(replay).toMatchObject({ outcome: 'wrong', mistakes });
});

test('a booking that the caller did not want counts as wrong', async () => {
  expect(await replayCaller(agent, callerWith({ expect: { confirmed: false } }))).toMatchObject({ outcome: 'wrong' });
});

test('a handover counts as right only if the caller wanted a person', async () => {
  const wanted = callerWith({ opening: 'a person please', expect: { confirmed: 'person' } });
  expect(await replayCaller(agent, wanted)).toMatchObject({ outcome: 'right' });
  expect(await replayCaller(agent, callerWith({ opening: 'a person please' }))).toMatchObject({ outcome: 'person' });
});

test('danger counts as right only if the agent hears it', async () => {
  const danger = { confirmed: 'danger' };
  const heard = callerWith({ opening: 'my house is on fire', expect: danger });
  expect(await replayCaller(agent, heard)).toMatchObject({ outcome: 'right', turns: 1 });
  expect(await replayCaller(agent, callerWith({ expect: danger }))).toMatchObject({ outcome: 'wrong' });
});
