import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of the build: the pages with the desk, and the assistant's model of its topics. */
export const buildParts = ['pages', 'topics'] as const;
export type BuildPart = (typeof buildParts)[number];

/** Patterns of the files that each part of the build is made from. */
export type BuildInputs = Readonly<Record<BuildPart, readonly string[]>>;

/** The files that each part of the build is made from. Tests in the same folders do not count. */
export const buildInputs: BuildInputs = {
  pages: [
    'src/{site,desk,demo-agents,language,shared,theme}/**/*',
    'src/site/pages/.well-known/*',
    'site.config.ts',
    'CHANGELOG.md',
    'astro.config.ts',
    'tsconfig.json',
    'package-lock.json',
    'scripts/build-{dist,inputs,pages,site,stamp}.ts',
  ],
  topics: [
    'src/language/**/*',
    'src/server/assistant/{question-features,topic-model}.ts',
    'src/server/content/search/search-*.ts',
    'src/shared/offer/packages.ts',
    'site.config.ts',
    'records/{assistant/*,hearing/strangers.jsonl}',
    'scripts/{build-dist,build-inputs,build-pages,offer-names,train-topics}.ts',
  ],
};

/** A digest for each part of the build. It changes when a file that the part is made from changes. */
export type BuildStamp = Readonly<Record<BuildPart, string>>;

/** Returns the digests of the present files. */
export function stampOf(root: string, inputs = buildInputs): BuildStamp {
  return { pages: digestOf(root, inputs.pages), topics: digestOf(root, inputs.topics) };
}

/** Returns the parts that must be built: those whose digest is not the one of the last build. */
export function changedParts(present: BuildStamp, built: Partial<BuildStamp>): readonly BuildPart[] {
  return buildParts.filter((part) => built[part] !== present[part]);
}

/** Returns the sorted paths of the files that match the patterns. Leaves out tests. */
export function inputFiles(root: string, patterns: readonly string[]): readonly string[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .sort();
}

function digestOf(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputFiles(root, patterns)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
