import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadReadings, readPhrasings, storableReadings } from './phrasing-readings.ts';

const phrasings = ['How much is Starter?', '怎么收费', '얼마예요?'];
let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellbird-readings-'));
  file = join(folder, 'readings.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what a build stores is what reading the phrasings gives', () => {
  writeFileSync(file, storableReadings(phrasings));
  expect(loadReadings(phrasings, file)).toEqual(readPhrasings(phrasings).next().value);
});

test('what was stored for other phrasings is not used', () => {
  writeFileSync(file, storableReadings(phrasings));
  expect(loadReadings([...phrasings, 'And Growth?'], file)).toBeUndefined();
});

test('a damaged file, or none, is not used', () => {
  expect(loadReadings(phrasings, file)).toBeUndefined();
  writeFileSync(file, storableReadings(phrasings).subarray(0, 200));
  expect(loadReadings(phrasings, file)).toBeUndefined();
});
