import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOfBuild, missingInputs } from '#tests/support/build-inputs.ts';
import { buildInputs, buildParts, changedParts, stampOf } from './build-inputs.ts';

const inputs = { pages: ['site/**/*', 'shared/*'], readings: ['assistant/*', 'shared/*'] };
const project = { 'site/pages/home.astro': 'a', 'shared/words.json': 'b', 'assistant/read.ts': 'c' };

/** Returns the parts that must be built after a build of `project` if these files are written. */
function partsAfter(written: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'bellbird-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  };
  write(project);
  const built = stampOf(root, inputs);
  write(written);
  return changedParts(stampOf(root, inputs), built);
}

test.each([
  ['a changed page', { 'site/pages/home.astro': 'other' }, ['pages']],
  ['a new page', { 'site/pages/new.astro': '' }, ['pages']],
  ['a changed file of the assistant', { 'assistant/read.ts': 'other' }, ['readings']],
  ['a changed file of both', { 'shared/words.json': 'other' }, ['pages', 'readings']],
  ['a test', { 'site/pages/home.test.ts': 'other' }, []],
  ['a file of the server', { 'server/app.ts': 'other' }, []],
  ['the same files again', project, []],
])('%s causes a build of exactly the parts that it belongs to', (_what, written, parts) => {
  expect(partsAfter(written)).toEqual(parts);
});

test('without a stamp of an earlier build, every part is built', () => {
  expect(changedParts({ pages: 'a', readings: 'b' }, {})).toEqual(['pages', 'readings']);
});

test.each(buildParts)(
  'every file that is imported for the %s is an input of their build',
  async (part) => {
    const files = await filesOfBuild(part);
    expect(files.length).toBeGreaterThan(50);
    expect(missingInputs(part, files, buildInputs)).toEqual([]);
  },
  60_000,
);
