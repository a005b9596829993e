import { expect, test } from 'vitest';
import { timeLines } from './recordings.ts';

const line = (text: string, from: number | null = null) => ({ speaker: 'agent' as const, text, from });
const times = (lines: Parameters<typeof timeLines>[0]) => timeLines(lines, 20).map(({ from }) => from);

test('lines without times share the recording by their length', () => {
  expect(times([line('ab'), line('abcdef'), line('ab')])).toEqual([0, 4, 16]);
});

test('lines between two times share what is between them', () => {
  expect(times([line('ab', 0), line('ab'), line('ab', 10), line('ab')])).toEqual([0, 5, 10, 15]);
});

test('a first line that begins later than the recording is timed as typed', () => {
  expect(times([line('ab', 2), line('ab')])).toEqual([2, 11]);
});
