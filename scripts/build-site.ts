import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'dist/build-stamp.json';
const inputs = [
  'src/{site,dashboard,domain,theme}/**/*',
  'site.config.ts',
  'astro.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build-{site,pages}.ts',
];

/** Builds the pages and the desk into `dist`. Does nothing if no source file has changed since the last build. */
export function buildSite(): void {
  const fingerprint = fingerprintOf(inputs);
  if (readStamp() === fingerprint) return;
  const began = performance.now();
  console.log('Building pages and dashboard …');
  const builder = spawnSync(process.execPath, ['scripts/build-pages.ts'], { stdio: 'inherit' });
  if (builder.status !== 0) {
    console.error('\nThe pages could not be built: fix what is named above, then run the same command again.');
    process.exit(1);
  }
  mkdirSync('dist', { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ fingerprint }));
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function readStamp(): string | undefined {
  if (!existsSync(stampFile) || !existsSync('dist/server/entry.mjs')) return undefined;
  return JSON.parse(readFileSync(stampFile, 'utf8')).fingerprint;
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { withFileTypes: true }));
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
