import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import configuration from '../dependency-cruiser.config.mjs';
import { type BuildPart, buildInputs, buildParts, changedParts, inputFiles, stampOf } from './build-inputs.ts';

/** The files and folders at which each part of the build starts. */
const entries: Readonly<Record<BuildPart, readonly string[]>> = {
  pages: ['astro.config.ts', 'src/site'],
  topics: ['scripts/train-topics.ts'],
};

/** Matches a file that only `npm run dev` runs. The build loads the file but does not use what the file imports. */
const onlyInDevelopment = '^src/site/build/development-server\\.ts$';

/** Returns the files that a part of the build imports, directly or through others, without packages and types. */
async function filesOfBuild(part: BuildPart): Promise<readonly string[]> {
  const { options = {} } = configuration;
  const { output } = await cruise([...entries[part]], {
    ...options,
    exclude: { path: ['\\.test\\.tsx?$', onlyInDevelopment] },
    // An import of a type adds nothing to the build.
    tsPreCompilationDeps: false,
    includeOnly: { path: '^(src|scripts|site\\.config|astro\\.config)' },
  });
  if (typeof output === 'string') throw new Error(output);
  return output.modules.map(({ source }) => source).toSorted();
}

const inputs = { pages: ['site/**/*', 'shared/*'], topics: ['assistant/*', 'shared/*'] };
const project = { 'site/pages/home.astro': 'a', 'shared/words.json': 'b', 'assistant/read.ts': 'c' };

/** Returns the parts that must be built after a build of `project` if these files are written. */
function partsAfter(written: Readonly<Record<string, string>>) {
  const root = makeFolder();
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
  ['a changed file of the assistant', { 'assistant/read.ts': 'other' }, ['topics']],
  ['a changed file of both', { 'shared/words.json': 'other' }, ['pages', 'topics']],
  ['a test', { 'site/pages/home.test.ts': 'other' }, []],
  ['a file of the server', { 'server/app.ts': 'other' }, []],
  ['the same files again', project, []],
])('%s causes a build of exactly the parts that it belongs to', (_what, written, parts) => {
  expect(partsAfter(written)).toEqual(parts);
});

test('without a stamp of an earlier build, every part is built', () => {
  expect(changedParts({ pages: 'a', topics: 'b' }, {})).toEqual(['pages', 'topics']);
});

test.each(buildParts)(
  'every file that is imported for the %s is an input of their build',
  async (part) => {
    const files = await filesOfBuild(part);
    expect(files.length).toBeGreaterThan(5);
    const listed = new Set(inputFiles(process.cwd(), buildInputs[part]));
    expect(files.filter((file) => !listed.has(file))).toEqual([]);
  },
  60_000,
);
