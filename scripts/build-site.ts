import { spawnSync } from 'node:child_process';
import { type BuildPart, buildParts, changedParts, stampOf } from './build-inputs.ts';
import { readStamp, removeStamp, writeStamp } from './build-stamp.ts';

/**
 * Builds the pages, the desk, and the assistant's model of its topics. Puts them into `dist`. Builds
 * only the parts that are wanted and whose source files have changed since the last build.
 */
export function buildSite(wanted: readonly BuildPart[] = buildParts): void {
  const present = stampOf(process.cwd());
  const built = readStamp('dist');
  const parts = changedParts(present, built).filter((part) => wanted.includes(part));
  if (parts.length === 0) return;
  const began = performance.now();
  console.log(parts.includes('pages') ? 'Building pages and dashboard …' : 'Training the assistant …');
  removeStamp('dist');
  const builder = spawnSync(process.execPath, ['scripts/build-pages.ts', ...parts], { stdio: 'inherit' });
  if (builder.status !== 0) {
    console.error('\nThe build failed: fix what is named above, then run the same command again.');
    process.exit(1);
  }
  writeStamp('dist', { ...built, ...Object.fromEntries(parts.map((part) => [part, present[part]])) });
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}
