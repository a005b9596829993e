import { expect, test } from 'vitest';
import type { DemoReading } from '#shared/api/demo-reading-contract.ts';
import { reply, startDialogue } from '../conversation/dialogue.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { eventOfReading, mayAskModel } from '../understanding/model-reading.ts';
import { clinicAgent } from './clinic/agent.ts';
import { evening } from './conversation.fixture.ts';
import { hotelsAgent } from './hotels/agent.ts';
import { takeawayAgent } from './takeaway/agent.ts';

/**
 * Returns the event for the details and questions that a model found in an utterance. Also returns the dialogue before
 * the utterance, and the ticket after it. `after` contains earlier utterances of the call.
 */
function read(
  agent: DialogueAgent,
  said: string,
  details: DemoReading['details'],
  { after = [], questions = [] }: { after?: readonly string[]; questions?: DemoReading['questions'] } = {},
) {
  const before = after.reduce(
    (turn, sentence) => reply(turn.state, sentence),
    startDialogue(agent, { now: evening, locale: 'en-NZ' }),
  );
  const event = eventOfReading(agent, { details, questions }, said, before.state.snapshot.context);
  return { before, event, ticket: event && reply(before.state, said, event).ticket };
}

const labels = (ticket: ReturnType<typeof read>['ticket']) =>
  ticket?.rows.filter(({ kind }) => kind !== 'waiting').map(({ label, value }) => `${label}: ${value}`);

test('fills the ticket from what a model read, with our prices', () => {
  const { ticket } = read(takeawayAgent, 'two big margs, one no basil, pick up, Dave here', [
    {
      slot: 'order',
      kind: 'order',
      lines: [
        { item: 'margherita', size: 'large', count: 1 },
        { item: 'margherita', size: 'large', count: 1, without: ['basil'] },
      ],
    },
    { slot: 'how', kind: 'choice', choice: 'pickup' },
    { slot: 'name', kind: 'words', words: 'Dave' },
  ]);
  expect(labels(ticket)).toEqual([
    '1 × Large margherita: $24.00',
    '1 × Large margherita, no basil: $24.00',
    'Total, GST included: $48.00',
    'Pickup: 7.10 pm',
    'Name: Dave',
  ]);
});

test.each([
  ['an item that is not on the menu', [{ slot: 'order', kind: 'order', lines: [{ item: 'sushi', count: 1 }] }]],
  ['a choice that does not exist', [{ slot: 'how', kind: 'choice', choice: 'drone' }]],
  ['a detail that does not exist', [{ slot: 'discount', kind: 'choice', choice: 'all' }]],
  ['a value of another kind', [{ slot: 'how', kind: 'words', words: 'one pizza' }]],
  ['a name that the caller has not said', [{ slot: 'name', kind: 'words', words: 'Mallory' }]],
  ['a number that the caller has not said', [{ slot: 'phone', kind: 'words', words: '0900 123 456' }]],
  ['an address that the caller has not said', [{ slot: 'address', kind: 'words', words: '1 Evil Street' }]],
  ['a price as a name', [{ slot: 'name', kind: 'words', words: '$0' }]],
  ['a refusal of a detail that is needed', [{ slot: 'name', kind: 'declined' }]],
] as const)('stores nothing if a model reads %s', (_name, details) => {
  expect(read(takeawayAgent, 'one pizza please', details as unknown as DemoReading['details']).event).toBeUndefined();
});

test.each(['2026-02-31', '2026-13-01', 'tomorrow'])('stores no day %s', (day) => {
  expect(read(clinicAgent, 'that day', [{ slot: 'time', kind: 'date-time', day }]).event).toBeUndefined();
});

test('keeps the values that are possible and leaves out the others', () => {
  const { ticket } = read(takeawayAgent, 'a large pepperoni and a sushi', [
    {
      slot: 'order',
      kind: 'order',
      lines: [
        { item: 'pepperoni', size: 'huge', count: 1, extra: ['gold'] },
        { item: 'sushi', count: 1 },
      ],
    },
  ]);
  expect(labels(ticket)).toEqual(['1 × Pepperoni: size?']);
});

test('offers free times if a model reads a time at which the clinic is closed', () => {
  const { ticket } = read(clinicAgent, 'sunday at three in the night', [
    { slot: 'time', kind: 'date-time', day: '2026-11-22', time: '03:00' },
  ]);
  expect(ticket?.rows.find(({ label }) => label === 'Time')).toMatchObject({ kind: 'waiting' });
});

test('hands over if a model reads more than the agent may book', () => {
  const { event } = read(hotelsAgent, 'forty of us', [{ slot: 'guests', kind: 'count', count: 40 }]);
  expect(event).toMatchObject({ type: 'tooMuch', reason: 'guests' });
});

test('answers the owner’s words to a question that a model read', () => {
  const { before, event } = read(takeawayAgent, 'what time are yous open till', [], {
    questions: [{ question: 'hours' }, { question: 'not-a-question' }],
  });
  expect(event).toMatchObject({ type: 'question' });
  expect(reply(before.state, 'what time are yous open till', event).say).toContain('11.30 am to 10 pm');
});

test('a model is not asked about what steers the call, and can confirm nothing', () => {
  const { understand, snapshot } = startDialogue(takeawayAgent, { now: evening, locale: 'en-NZ' }).state;
  for (const said of ['yes', 'no thanks', 'cancel the order', 'a person please', 'my chest hurts', 'I want to die', ''])
    expect(mayAskModel(understand(said, snapshot.context)), said).toBe(false);
  expect(mayAskModel(understand('4111 1111 1111 1111', snapshot.context))).toBe(false);
  expect(mayAskModel(understand('two large margheritas', snapshot.context))).toBe(true);
  const atReadBack = ['a large margherita for pickup', 'that’s all', 'Mei', 'no'];
  const { before, event } = read(takeawayAgent, 'make it a coke too', [{ slot: 'phone', kind: 'declined' }], {
    after: atReadBack,
  });
  expect(before.say).toContain('Is that right?');
  expect(event).toBeUndefined();
});
