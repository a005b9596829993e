import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildStamp, buildParts } from './build-inputs.ts';

const stampFile = 'built.json';
/** The stamp of older programs. They accept a newer program's build if this file is there, so it must not be. */
const formerStampFile = 'build-stamp.json';

/**
 * Returns the digests of the parts that are in the folder of a build. Returns none if another version of the program
 * made the build, because its parts may not fit together with those of this version.
 */
export function readStamp(folder: string): Partial<BuildStamp> {
  const isOfThisVersion = existsSync(join(folder, stampFile)) && !existsSync(join(folder, formerStampFile));
  if (!isOfThisVersion || !existsSync(join(folder, 'server/entry.mjs'))) return {};
  const stamp: Partial<BuildStamp> = JSON.parse(readFileSync(join(folder, stampFile), 'utf8'));
  return Object.keys(stamp).some((part) => !buildParts.some((known) => known === part)) ? {} : stamp;
}

/** Removes the stamp before a build. If the build is interrupted, the next one makes everything again. */
export function removeStamp(folder: string): void {
  for (const file of [stampFile, formerStampFile]) rmSync(join(folder, file), { force: true });
}

/** Writes the digests of the parts that are in the folder after a build. */
export function writeStamp(folder: string, stamp: Partial<BuildStamp>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, stampFile), JSON.stringify(stamp));
}
