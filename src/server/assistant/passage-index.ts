import MiniSearch from 'minisearch';
import { distinctTokens } from '../content/search/article-text.ts';
import { isPair } from '../content/search/search-tokens.ts';
import { type IndexedPassage, labelOf, type Passage, type SearchEntry } from './passage.ts';

/** A passage that was found for a question. */
export type Finding = ReturnType<PassageIndex['find']>[number];

interface Entry extends SearchEntry {
  readonly id: number;
}

/** Weight of a pair of Chinese or Korean characters. A word has the weight 1. */
const pairWeight = 0.4;
/** Maximum number of search results that are read. */
const readResults = 150;

/** Creates a full-text index of passages. Passages are added and removed in groups. */
export function createPassageIndex() {
  /** Tokens of the texts that are being indexed or searched. MiniSearch and `countTokens` need them several times. */
  const tokenCache = new Map<string, readonly string[]>();
  const tokensOf = (text: string) => {
    const tokens = tokenCache.get(text) ?? distinctTokens(text);
    tokenCache.set(text, tokens);
    return tokens;
  };

  const search = new MiniSearch<Entry>({
    fields: ['title', 'text'],
    tokenize: (text) => [...tokensOf(text)],
    processTerm: (token) => token,
    searchOptions: { boost: { title: 2 }, bm25: { k: 1.2, b: 0.6, d: 0.3 } },
  });
  const passages = new Map<number, Passage>();
  const groups = new Map<string, { readonly added: readonly Entry[]; readonly labels: readonly string[] }>();
  const labelled = new Map<string, Passage>();
  const entriesWith = new Map<string, number>();
  let nextId = 1;
  let revision = 0;

  const countTokens = (entry: Entry, change: 1 | -1) => {
    const tokens = [...tokensOf(entry.title), ...tokensOf(entry.text)];
    for (const token of new Set(tokens)) {
      const count = (entriesWith.get(token) ?? 0) + change;
      if (count > 0) entriesWith.set(token, count);
      else entriesWith.delete(token);
    }
  };

  /**
   * Returns the weight of a token. Rare tokens weigh more. A token that is not in the index weighs most, because it
   * names something that the site does not cover.
   */
  const weightOf = (token: string) => {
    const rarity = Math.log(1 + search.documentCount / ((entriesWith.get(token) ?? 0) + 1));
    return isPair(token) ? rarity * pairWeight : rarity;
  };
  const totalWeight = (tokens: Iterable<string>) => {
    let sum = 0;
    for (const token of tokens) sum += weightOf(token);
    return sum;
  };

  const remove = (group: string) => {
    const { added = [], labels = [] } = groups.get(group) ?? {};
    for (const label of labels) labelled.delete(label);
    for (const entry of added) {
      search.remove(entry);
      countTokens(entry, -1);
      tokenCache.clear();
      passages.delete(entry.id);
    }
    groups.delete(group);
    revision += 1;
  };

  return {
    /** Adds or replaces a group of passages. A passage without entries is found by its label only. */
    put(group: string, indexed: readonly IndexedPassage[]): void {
      remove(group);
      const added: Entry[] = [];
      for (const { passage, entries: searchEntries } of indexed) {
        labelled.set(labelOf(passage), passage);
        for (const searchEntry of searchEntries) {
          const entry = { ...searchEntry, id: nextId };
          nextId += 1;
          passages.set(entry.id, passage);
          search.add(entry);
          countTokens(entry, 1);
          tokenCache.clear();
          added.push(entry);
        }
      }
      groups.set(group, { added, labels: indexed.map(({ passage }) => labelOf(passage)) });
    },

    remove,

    /** Returns a number that increases with every change of the index. */
    revision: (): number => revision,

    labelled: (label: string): Passage | undefined => labelled.get(label),

    /**
     * Returns the findings for a question, best first, one for each topic. Their evidence is the sum of the weights of the
     * question's tokens that the passage contains, and their coverage the share of these tokens by weight: 0 to 1.
     */
    find(question: string) {
      tokenCache.clear();
      const tokens = new Set(tokensOf(question));
      if (tokens.size === 0) return [];
      const results = search.search(question, {
        // MiniSearch searches every token that it gets, so repeated words would multiply the time.
        tokenize: () => [...tokens],
      });
      const whole = totalWeight(tokens);
      const matches = new Map<Passage, { readonly score: number; readonly covered: Set<string> }>();
      for (const { id, score, queryTerms } of results.slice(0, readResults)) {
        const passage = passages.get(Number(id));
        if (!passage) continue;
        const match = matches.get(passage) ?? { score, covered: new Set() };
        for (const token of queryTerms) match.covered.add(token);
        matches.set(passage, match);
      }
      const findings = [...matches].map(([passage, { score, covered }]) => {
        const evidence = totalWeight(covered);
        return { passage, score, evidence, coverage: evidence / whole };
      });
      findings.sort((one, other) => other.coverage - one.coverage || other.score - one.score);
      const seen = new Set<string>();
      return findings.filter(({ passage: { topic } }) => !seen.has(topic) && seen.add(topic));
    },
  };
}

export type PassageIndex = ReturnType<typeof createPassageIndex>;
