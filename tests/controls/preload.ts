import { fileURLToPath } from 'node:url';

/**
 * The name of a module in `tests/controls/preload`. A server that loads this module is broken, although the server's
 * own code is unchanged.
 */
export type Preload = 'end-at-once' | 'hold-commits' | 'ignore-lost-commit' | 'never-sync' | 'trust-files';

/** A server with `hold-commits` prints this when it begins to hold commits back. */
export const holdingCommits = 'HOLDING COMMITS';

/** Returns the settings that make a server load these modules before its own code. */
export function preloading(...names: readonly Preload[]): { readonly NODE_OPTIONS: string } {
  const files = names.map((name) => fileURLToPath(new URL(`./preload/${name}.ts`, import.meta.url)));
  return { NODE_OPTIONS: files.map((file) => `--import ${file}`).join(' ') };
}
