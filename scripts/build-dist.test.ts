import { expect, test } from 'vitest';
import { distAfterBuilds } from '#tests/support/built-dist.ts';
import { buildDist } from './build-dist.ts';

test('the pages and the assistant’s files are in dist after every build, also after one of the pages alone', async () => {
  const all = ['entry.mjs', 'readings.bin', 'tokens.bin'];
  expect(await distAfterBuilds(buildDist)).toEqual([all, all, all]);
});

test('a build fails when its pages or the assistant’s files cannot be made', async () => {
  const fail = () => Promise.reject(new Error('The build is broken.'));
  const succeed = () => Promise.resolve();
  await expect(buildDist([], { makeFiles: succeed, buildPages: fail })).rejects.toThrow('broken');
  await expect(buildDist([], { makeFiles: fail, buildPages: succeed })).rejects.toThrow('broken');
});
