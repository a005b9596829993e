import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { searchTokens } from '../content/search/search-tokens.ts';
import type { IndexedPassage } from './passage.ts';
import type { StoredTokens } from './passage-index.ts';

interface SiteTokens {
  /** A hash of the code that made the tokens. */
  readonly madeBy: string;
  readonly tokens: StoredTokens;
}

/**
 * The file in which a build stores the search tokens of the site's own passages. Without it, computing the tokens takes
 * two thirds of the time for indexing the passages.
 */
export const siteTokensFile = fileURLToPath(new URL('../../../dist/site-tokens.bin', import.meta.url));

/** The source files that decide which tokens a text has. */
const tokenCode = ['search-concepts', 'search-tokens'].map(
  (name) => new URL(`../content/search/${name}.ts`, import.meta.url),
);

/** Returns the content of the file from which `loadSiteTokens` reads the tokens of these passages. */
export function storableSiteTokens(passages: readonly IndexedPassage[]): Buffer {
  const texts = passages.flatMap(({ entries }) =>
    entries.flatMap(({ title, aliases, text }) => [title, aliases, text]),
  );
  const tokens = new Map(texts.map((text) => [text, searchTokens(text)]));
  return serialize({ madeBy: codeDigest(), tokens } satisfies SiteTokens);
}

/** Returns the tokens that a build has stored, or `undefined` if they are missing or other code made them. */
export function loadSiteTokens(file = siteTokensFile): StoredTokens | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { madeBy, tokens }: SiteTokens = deserialize(readFileSync(file));
    return madeBy === codeDigest() ? tokens : undefined;
  } catch {
    // The file is damaged, or another version of Node wrote it. The index then finds the tokens itself.
    return undefined;
  }
}

function codeDigest(): string {
  const hash = createHash('sha256');
  for (const file of tokenCode) hash.update(readFileSync(file));
  return hash.digest('hex');
}
