import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadReadings, readPhrasings, storableReadings } from './phrasing-readings.ts';

const phrasings = [
  { topic: 'package-starter', text: 'How much is Starter?' },
  { topic: 'packages', text: '怎么收费', isStrangers: true },
  { topic: 'packages', text: '얼마예요?' },
];
let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellbird-readings-'));
  file = join(folder, 'readings.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what a build stores is what reading the phrasings gives', () => {
  writeFileSync(file, storableReadings(phrasings));
  expect(loadReadings(phrasings, file)).toMatchObject(readPhrasings(phrasings).next().value ?? {});
});

test('the readings do not keep the file in memory', () => {
  writeFileSync(file, storableReadings(phrasings));
  expect(sharingArrays(loadReadings(phrasings, file))).toEqual([]);
});

test('what was stored for other phrasings is not used', () => {
  writeFileSync(file, storableReadings(phrasings));
  expect(loadReadings([...phrasings, { topic: 'packages', text: 'And Growth?' }], file)).toBeUndefined();
});

test('what was stored for other topics of the same phrasings is not used', () => {
  writeFileSync(file, storableReadings(phrasings));
  expect(
    loadReadings(
      phrasings.map(({ text }) => ({ topic: 'packages', text })),
      file,
    ),
  ).toBeUndefined();
});

test('a damaged file, or none, is not used', () => {
  expect(loadReadings(phrasings, file)).toBeUndefined();
  writeFileSync(file, storableReadings(phrasings).subarray(0, 200));
  expect(loadReadings(phrasings, file)).toBeUndefined();
});

/**
 * Returns the names of the typed arrays in nested records that use only a part of their buffer. Such an array keeps the
 * whole buffer in memory.
 */
function sharingArrays(record: unknown, name = ''): string[] {
  if (ArrayBuffer.isView(record)) return record.byteLength < record.buffer.byteLength ? [name] : [];
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) => sharingArrays(value, `${name}.${key}`));
}
