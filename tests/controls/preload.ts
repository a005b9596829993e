import { fileURLToPath } from 'node:url';

/** A module in `tests/controls/preload` that breaks a server from outside. */
export type Preload =
  | 'end-at-once'
  | 'hold-commits'
  | 'ignore-lost-commit'
  | 'keep-every-request'
  | 'never-sync'
  | 'trust-files';

/** What a server with `hold-commits` prints once it holds commits. */
export const holdingCommits = 'HOLDING COMMITS';

/** Returns the settings under which a server loads these modules before its own. */
export function preloading(...names: readonly Preload[]): { readonly NODE_OPTIONS: string } {
  const files = names.map((name) => fileURLToPath(new URL(`./preload/${name}.ts`, import.meta.url)));
  return { NODE_OPTIONS: files.map((file) => `--import ${file}`).join(' ') };
}
