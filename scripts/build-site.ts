import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'dist/build-stamp.json';

/** The files that each part of the build is made from, except tests. */
const inputs = {
  pages: [
    'src/{site,dashboard,demo-agents,domain,theme}/**/*',
    'site.config.ts',
    'astro.config.ts',
    'tsconfig.json',
    'package-lock.json',
    'scripts/build-{site,pages}.ts',
  ],
  readings: [
    'src/{demo-agents,domain,server/assistant,server/search}/**/*',
    'site.config.ts',
    'scripts/build-{pages,readings}.ts',
  ],
};
type Part = keyof typeof inputs;
type Stamp = Record<Part, string>;

/**
 * Builds the pages, the desk and the assistant's files about its phrasings and passages into `dist`. Builds only the
 * parts whose source files have changed since the last build.
 */
export function buildSite(): void {
  const stamp: Stamp = { pages: fingerprintOf(inputs.pages), readings: fingerprintOf(inputs.readings) };
  const built = readStamp();
  const parts = (['pages', 'readings'] as const).filter((part) => built?.[part] !== stamp[part]);
  if (parts.length === 0) return;
  const began = performance.now();
  console.log(parts.includes('pages') ? 'Building pages and dashboard …' : 'Building the assistant’s phrasings …');
  const builder = spawnSync(process.execPath, ['scripts/build-pages.ts', ...parts], { stdio: 'inherit' });
  if (builder.status !== 0) {
    console.error('\nThe build failed: fix what is named above, then run the same command again.');
    process.exit(1);
  }
  mkdirSync('dist', { recursive: true });
  writeFileSync(stampFile, JSON.stringify(stamp));
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function readStamp(): Partial<Stamp> | undefined {
  if (!existsSync(stampFile) || !existsSync('dist/server/entry.mjs')) return undefined;
  return JSON.parse(readFileSync(stampFile, 'utf8'));
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { withFileTypes: true }));
  for (const file of files
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
