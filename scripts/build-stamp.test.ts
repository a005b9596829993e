import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { readStamp, removeStamp, writeStamp } from './build-stamp.ts';

const stamp = { pages: 'a', topics: 'b' };
let folder = '';
beforeEach(() => {
  folder = makeFolder();
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/entry.mjs'), '');
});

test('the stamp of a build is read again', () => {
  writeStamp(folder, stamp);
  expect(readStamp(folder)).toEqual(stamp);
});

test('the build of a version that has other parts counts as no build', () => {
  writeFileSync(join(folder, 'built.json'), JSON.stringify({ ...stamp, further: 'c' }));
  expect(readStamp(folder)).toEqual({});
});

test('the build of an older version, with its own stamp beside ours, counts as no build', () => {
  writeStamp(folder, stamp);
  writeFileSync(join(folder, 'build-stamp.json'), JSON.stringify(stamp));
  expect(readStamp(folder)).toEqual({});
});

test('a build without its pages counts as no build', () => {
  writeStamp(folder, stamp);
  rmSync(join(folder, 'server/entry.mjs'));
  expect(readStamp(folder)).toEqual({});
});

test('nothing is left that an older version accepts as its own build', () => {
  writeFileSync(join(folder, 'build-stamp.json'), JSON.stringify({ fingerprint: 'a', ...stamp }));
  removeStamp(folder);
  writeStamp(folder, stamp);
  expect(existsSync(join(folder, 'build-stamp.json'))).toBe(false);
});
