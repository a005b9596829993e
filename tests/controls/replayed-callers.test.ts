import { expect, test } from 'vitest';
import { callerSchema, unknownNames } from '../../bench/demo-agents/callers.ts';
import { replayCaller } from '../../bench/demo-agents/replay-caller.ts';
import { builtInAgents } from '../../src/demo-agents/agents/built-in-agents.ts';
import { act } from '../../src/demo-agents/call/call.ts';

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

const misheard = callerWith({ facts: { 'Order: more': 'that’s all', Name: 'Mai', Phone: 'no' } });
const spelled = { ...misheard, expect: { confirmed: true, ticket: { Name: 'Mei' } } } as const;

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

test('a caller who hears a wrong value says so twice, and then gives up', async () => {
  const replay = await replayCaller(agent, { ...spelled, wrong: { Name: 'no, my name is Mai' } }, 'words');
  expect(replay).toMatchObject({ outcome: 'unsure', mistakes: ['Name: Mai, expected Mei'] });
  expect(replay.transcript.filter((line) => line === '  caller: no, my name is Mai')).toHaveLength(2);
});

test('a caller with a screen changes a wrong value that was read back', async () => {
  expect(await replayCaller(agent, spelled, 'touch')).toMatchObject({ outcome: 'right', touches: 1 });
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

test('a call in circles is unfinished, and a row that was told is asked again', async () => {
  const circle = callerWith({ opening: 'zzz', tells: ['Order'], facts: { default: 'zzz' } });
  const replay = await replayCaller(agent, circle, 'words', (turn) => act(turn, { type: 'say', text: 'thank you' }));
  expect(replay.outcome).toBe('unfinished');
  expect(replay.askedAgain).toContain('order');
});

test('what a caller says in between counts as answered only if the agent answers it', async () => {
  const ask = (say: string) => callerWith({ more: [{ afterTurn: 1, say, kind: 'question' }] });
  const answered = await replayCaller(agent, ask('what time do you close?'));
  expect(answered.between).toMatchObject([{ question: 'what time do you close?', isAnswered: true }]);
  const ignored = await replayCaller(agent, ask('mm hm'));
  expect(ignored.between).toMatchObject([{ isAnswered: false }]);
});

test('a second thought is said after its turn, and another at the read-back', async () => {
  const caller = callerWith({
    more: [{ afterTurn: 1, say: 'and a Coke' }],
    atReadBack: ['no, two Cokes'],
    expect: { confirmed: true, ticket: { items: ['2 × Large margherita', '2 × Coke'] } },
  });
  const { outcome, transcript } = await replayCaller(agent, caller);
  const said = transcript.filter((line) => line.startsWith('  caller: '));
  expect(outcome).toBe('right');
  expect(said[1]).toBe('  caller: and a Coke');
  expect(said).toContain('  caller: no, two Cokes');
});

test('names on a card that the agent does not know are found', () => {
  const caller = callerWith({
    tells: ['Sauce'],
    facts: { crust: 'thin' },
    expect: { confirmed: true, ticket: { colour: 'red' } },
  });
  expect(unknownNames(agent, caller)).toEqual(['crust', 'Sauce', 'colour']);
});
