import { expect, test } from 'vitest';
import type { DemoReading } from '#shared/api/demo-reading-contract.ts';
import { situation, valueIn } from '#tests/support/demo-readings.ts';
import { clinicAgent } from '../agents/clinic/agent.ts';
import { hotelsAgent } from '../agents/hotels/agent.ts';
import { takeawayAgent } from '../agents/takeaway/agent.ts';
import { read } from '../reading/read.ts';
import type { DialogueAgent } from '../slots/agent.ts';
import { mayAskModel, readingOfModel } from './model-reading.ts';

type Details = DemoReading['details'];

const line = (item: string, count: number, size?: string) => ({ item, size, count, without: [], extra: [] });
const proposed = (agent: DialogueAgent, said: string, details: Details, questions: DemoReading['questions'] = []) =>
  readingOfModel({ details, questions }, said, situation(agent));

test('takes values that the menu has and the caller said, and doubts those that the rules did not read', () => {
  const reading = proposed(takeawayAgent, 'the one with the wee prawns, pick up, under dave', [
    { slot: 'order', kind: 'order', lines: [line('seafood', 1, 'large')] },
    { slot: 'how', kind: 'choice', choice: 'pickup' },
    { slot: 'name', kind: 'words', words: 'dave' },
  ]);
  expect(['order', 'how', 'name'].map((slot) => reading && valueIn(reading, slot))).toEqual([
    '? 1 large seafood',
    'pickup',
    '? dave',
  ]);
});

test.each<[string, Details]>([
  ['an item that is not on the menu', [{ slot: 'order', kind: 'order', lines: [line('sushi', 1)] }]],
  ['more than the kitchen takes', [{ slot: 'order', kind: 'order', lines: [line('coke', 900)] }]],
  ['a choice that does not exist', [{ slot: 'how', kind: 'choice', choice: 'drone' }]],
  ['a detail that does not exist', [{ slot: 'discount', kind: 'choice', choice: 'all' }]],
  ['a value of another kind', [{ slot: 'how', kind: 'words', words: 'one pizza' }]],
  ['a name that the caller has not said', [{ slot: 'name', kind: 'words', words: 'Mallory' }]],
  ['a number that the caller has not said', [{ slot: 'phone', kind: 'words', words: '0900 123 456' }]],
  ['a price as a name', [{ slot: 'name', kind: 'words', words: '$0' }]],
  ['a refusal of a detail that is needed', [{ slot: 'name', kind: 'declined' }]],
])('takes nothing if a model proposes %s', (_name, details) => {
  expect(proposed(takeawayAgent, 'one pizza please', details)).toBeUndefined();
});

test.each(['2026-02-31', '2026-13-01', 'tomorrow'])('takes no day %s', (day) => {
  expect(proposed(clinicAgent, 'that day', [{ slot: 'time', kind: 'date-time', day }])).toBeUndefined();
});

test('takes no count above the maximum', () => {
  expect(proposed(hotelsAgent, 'forty of us', [{ slot: 'guests', kind: 'count', count: 40 }])).toBeUndefined();
});

test('takes the keys of questions only, so that the owner’s words are the answer', () => {
  const questions = [{ question: 'hours' }, { question: 'not-a-question' }];
  const reading = proposed(takeawayAgent, 'yous open late?', [], questions);
  expect(reading?.questions.map(({ question }) => question.key)).toEqual(['hours']);
});

test('is not asked about what steers the call', () => {
  const may = (text: string) => mayAskModel(read(text, situation(takeawayAgent, { asked: 'order' })));
  for (const said of ['yes', 'no thanks', 'cancel the order', 'a person please', 'my chest hurts', 'I want to die'])
    expect(may(said), said).toBe(false);
  expect(may('4111 1111 1111 1111')).toBe(false);
  expect(may('two large margheritas')).toBe(true);
});
