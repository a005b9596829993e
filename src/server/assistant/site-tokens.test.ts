import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noOwnerFacts } from '#shared/offer/owner-facts.ts';
import { searchTokens } from '../content/search/search-tokens.ts';
import { createPassageIndex } from './passage-index.ts';
import { sitePassages } from './site-passages.ts';
import { loadSiteTokens, storableSiteTokens } from './site-tokens.ts';

const passages = sitePassages({ isModelSet: false, owner: noOwnerFacts }).slice(0, 20);
let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellbird-tokens-'));
  file = join(folder, 'tokens.bin');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what a build stores are the tokens of each text', () => {
  writeFileSync(file, storableSiteTokens(passages));
  const stored = loadSiteTokens(file);
  expect(stored?.size).toBeGreaterThan(20);
  for (const [text, tokens] of stored ?? []) expect(tokens).toEqual(searchTokens(text));
});

test('an index with stored tokens finds the same as one without', () => {
  writeFileSync(file, storableSiteTokens(passages));
  const own = createPassageIndex();
  const stored = createPassageIndex();
  own.put('site', passages);
  stored.put('site', passages, loadSiteTokens(file));
  for (const question of ['How much is Starter?', '怎么收费', '얼마예요?', 'Do you keep recordings?'])
    expect(stored.find(question)).toEqual(own.find(question));
});

test('a damaged file, or none, is not used', () => {
  expect(loadSiteTokens(file)).toBeUndefined();
  writeFileSync(file, storableSiteTokens(passages).subarray(0, 200));
  expect(loadSiteTokens(file)).toBeUndefined();
});
