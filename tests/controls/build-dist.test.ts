import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { distAfterBuilds } from '#tests/support/built-dist.ts';

describe('build-dist.test.ts', () => {
  test('detects a build that copies the assistant’s files only when it has made them', async () => {
    const found = await distAfterBuilds(async (files, { makeFiles, buildPages }) => {
      const made = files.filter(({ kept }) => !existsSync(kept));
      await makeFiles();
      await buildPages?.();
      for (const { kept, built } of made) {
        mkdirSync(dirname(built), { recursive: true });
        copyFileSync(kept, built);
      }
    });
    expect(found[0]).toEqual(['entry.mjs', 'readings.bin', 'tokens.bin']);
    expect(found[1]).toEqual(['entry.mjs']);
  });

  test('detects a build that copies the assistant’s files before Astro empties dist', async () => {
    const [first] = await distAfterBuilds(async (files, { makeFiles, buildPages }) => {
      await makeFiles();
      for (const { kept, built } of files) {
        mkdirSync(dirname(built), { recursive: true });
        copyFileSync(kept, built);
      }
      await buildPages?.();
    });
    expect(first).toEqual(['entry.mjs']);
  });
});
