import { expect, test } from 'vitest';
import { recordingFormSchema, writeCallWords } from './recording-requests.ts';

const read = (words: string) => recordingFormSchema.safeParse({ trade: 'trades', language: 'en', words });

test('reads the typed lines of a call, with and without times, and writes them again', () => {
  const typed = '0:00 Caller: Our drain is blocked.\nAgent: Tomorrow at two?\n0:07 Caller: Fine: two it is.';
  const lines = read(`\n${typed.replace('Agent:', 'agent :')}\n\n`).data?.words ?? [];
  expect(lines).toEqual([
    { speaker: 'caller', text: 'Our drain is blocked.', from: 0 },
    { speaker: 'agent', text: 'Tomorrow at two?', from: null },
    { speaker: 'caller', text: 'Fine: two it is.', from: 7 },
  ]);
  expect(writeCallWords(lines)).toBe(typed);
});

test.each([
  ['Hello', 'Line 1 must begin with “Caller:” or “Agent:”, or with a time and one of them'],
  ['Caller: Hello\nAgent:', 'Line 2: Please write what is said'],
  ['0:07 Caller: Hello\n0:05 Agent: Hi', 'Line 2: This is before the line above'],
  [`Caller: ${'x'.repeat(401)}`, 'Line 1: At most 400 characters'],
  ['Caller: Hello\n'.repeat(61), 'At most 60 lines'],
  ['9:00 Caller: Hello', 'Line 1: A recording has at most 60 seconds'],
])('says what is wrong with %j', (words, sentence) => {
  expect(read(words).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
