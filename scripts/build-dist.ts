import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The two paths of a file of the assistant: `kept`, where it stays between builds, and `built`, where a server reads
 * it.
 */
export interface KeptFile {
  readonly kept: string;
  readonly built: string;
}

/** What a build does. Without `buildPages`, it only makes the assistant's files. */
export interface BuildWork {
  readonly makeFiles: () => Promise<unknown>;
  readonly buildPages?: (() => Promise<unknown>) | undefined;
}

/**
 * Makes the kept files and builds the pages at the same time. Then copies the files into `dist`. The files are kept
 * elsewhere, because Astro empties `dist` whenever it builds the pages.
 */
export async function buildDist(files: readonly KeptFile[], { makeFiles, buildPages }: BuildWork): Promise<void> {
  await Promise.all([makeFiles(), buildPages?.()]);
  for (const { kept, built } of files) {
    mkdirSync(dirname(built), { recursive: true });
    copyFileSync(kept, built);
  }
}
