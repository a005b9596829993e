import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file of the assistant: where it is kept between builds, and where a server reads it. */
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
 * Makes the kept files while the pages are built. Then copies the files to where a server reads them. Every build does
 * this, because Astro empties `dist` when it builds the pages.
 */
export async function buildDist(files: readonly KeptFile[], { makeFiles, buildPages }: BuildWork): Promise<void> {
  await Promise.all([makeFiles(), buildPages?.()]);
  for (const { kept, built } of files) {
    mkdirSync(dirname(built), { recursive: true });
    copyFileSync(kept, built);
  }
}
