import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type BuildPart, type BuildStamp, buildParts, changedParts, stampOf } from './build-inputs.ts';

const stampFile = 'dist/build-stamp.json';

/**
 * Builds the pages, the desk, and the files of the assistant's phrasings and passages. Puts them into `dist`. Builds
 * only the parts that are wanted and whose source files have changed since the last build.
 */
export function buildSite(wanted: readonly BuildPart[] = buildParts): void {
  const present = stampOf(process.cwd());
  const built = readStamp();
  const parts = changedParts(present, built).filter((part) => wanted.includes(part));
  if (parts.length === 0) return;
  const began = performance.now();
  console.log(parts.includes('pages') ? 'Building pages and dashboard …' : 'Building the assistant’s phrasings …');
  const builder = spawnSync(process.execPath, ['scripts/build-pages.ts', ...parts], { stdio: 'inherit' });
  if (builder.status !== 0) {
    console.error('\nThe build failed: fix what is named above, then run the same command again.');
    process.exit(1);
  }
  mkdirSync('dist', { recursive: true });
  const stamp = { ...built, ...Object.fromEntries(parts.map((part) => [part, present[part]])) };
  writeFileSync(stampFile, JSON.stringify(stamp));
  console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Returns the digests of the parts that are in `dist`. */
function readStamp(): Partial<BuildStamp> {
  if (!existsSync(stampFile)) return {};
  const { pages, ...others }: Partial<BuildStamp> = JSON.parse(readFileSync(stampFile, 'utf8'));
  return pages && existsSync('dist/server/entry.mjs') ? { pages, ...others } : others;
}
