import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { buildDist } from './build-dist.ts';

/**
 * Runs three builds of a product in a new folder: everything, only the pages, and only the assistant's files. Each
 * build of the pages empties `dist`, like Astro. The assistant's files are made again only in the first build.
 * Returns what a server would find in `dist` after each build.
 */
async function distAfterBuilds(): Promise<readonly (readonly string[])[]> {
  const root = makeFolder();
  const dist = join(root, 'dist');
  const files = ['topics.bin', 'other.bin'].map((name) => ({ kept: join(root, name), built: join(dist, name) }));
  const makeFiles = async () => {
    for (const { kept } of files) if (!existsSync(kept)) writeFileSync(kept, 'made');
  };
  const buildPages = async () => {
    await setImmediate();
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(dist);
    await setImmediate();
    writeFileSync(join(dist, 'entry.mjs'), '');
  };
  const found: string[][] = [];
  for (const pages of [buildPages, buildPages, undefined]) {
    await buildDist(files, { makeFiles, buildPages: pages });
    found.push(['entry.mjs', 'topics.bin', 'other.bin'].filter((name) => existsSync(join(dist, name))));
  }
  return found;
}

test('the pages and the assistant’s files are in dist after every build, also after one of the pages alone', async () => {
  const all = ['entry.mjs', 'topics.bin', 'other.bin'];
  expect(await distAfterBuilds()).toEqual([all, all, all]);
});

test('a build fails when its pages or the assistant’s files cannot be made', async () => {
  const fail = () => Promise.reject(new Error('The build is broken.'));
  const succeed = () => Promise.resolve();
  await expect(buildDist([], { makeFiles: succeed, buildPages: fail })).rejects.toThrow('broken');
  await expect(buildDist([], { makeFiles: fail, buildPages: succeed })).rejects.toThrow('broken');
});
