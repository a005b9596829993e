import MiniSearch, { type SearchResult } from 'minisearch';
import { isGeneral } from '../content/search/search-concepts.ts';
import { commonWords, isPair, isQuestionForm, searchTokens } from '../content/search/search-tokens.ts';
import { type IndexedPassage, labelOf, type Passage, type SearchEntry } from './passage.ts';

/**
 * A passage that was found for a question. In its fields, a share is a number from 0 to 1: the weight of the matching
 * tokens divided by the weight of all tokens. Rare tokens weigh more.
 */
export interface Finding<Found extends Passage = Passage> {
  readonly passage: Found;
  readonly score: number;
  /** Share of the question's tokens that occur in at least one entry of the passage. */
  readonly coverage: number;
  /** Share of the tokens of the best-matching phrasing that are in the question. */
  readonly likeness: number;
  /** Sum of the weights of the question's tokens that occur in the passage. Rare tokens weigh more. */
  readonly evidence: number;
  /** Share of the question's tokens that occur in the best single entry. */
  readonly share: number;
  /** Number of topical tokens that the best single entry has in common with the question. */
  readonly words: number;
}

interface Entry extends SearchEntry {
  readonly id: number;
  /** The distinct tokens of the phrasing, or of a text's title. */
  readonly ownTokens: readonly string[];
}

/** How well the entries of one passage match the question. Updated with each entry that is compared. */
interface Match {
  /** The question's tokens found in any entry, each with 1 for an exact match and less for a similar word. */
  readonly covered: Map<string, number>;
  /** Weight of the tokens that the best single entry covers, and how many of them are topical. */
  readonly single: number;
  readonly words: number;
  readonly likeness: number;
  readonly strength: number;
}

/** Maximum number of search results that are scored against the whole question. */
const scoredResults = 150;
/**
 * Maximum number of a question's words for which similar words are searched. Each takes far longer than a word that is
 * in the index.
 */
const similarMaximum = 12;
/** Weight of a pair of Chinese or Korean characters. A word has the weight 1. */
const pairWeight = 0.5;
/**
 * Weight of a pair of characters that is not in the index. It is lower than `pairWeight`, because such a pair is often
 * only the ending of a word.
 */
const unknownPairWeight = 0.35;
/** Weight of a question form, such as "when". It says less about the answer than the topic does. */
const questionFormWeight = 0.5;
/** Weight of a token that is not in the index, if it is an everyday word or a number. */
const commonWeight = 0.15;
/**
 * Factor that lowers the likeness of a text passage. A text has no phrasings, so the question is compared with its
 * title.
 */
const textLikeness = 0.3;
/**
 * Factors for the search score of an entry. `base` applies to every entry, `likeness` to its likeness, and `agreement`
 * to the harmonic mean of its likeness and the share of the question that it covers.
 */
const strengthOf = { base: 0.2, likeness: 1, agreement: 2 };
/** Weight of a token that matched only a similar word. */
const inexactShare = 0.6;

/** Returns whether a token names a topic: it is neither a question form nor a general concept, such as a price. */
function isTopical(token: string): boolean {
  return !isQuestionForm(token) && !isGeneral(token);
}

/** Creates a full-text index of passages. Passages are added and removed in groups. */
export function createPassageIndex() {
  /** Tokens of the texts that are being indexed or searched. MiniSearch and `countTokens` need them several times. */
  const tokenCache = new Map<string, readonly string[]>();
  const tokensOf = (text: string) => {
    const tokens = tokenCache.get(text) ?? searchTokens(text);
    tokenCache.set(text, tokens);
    return tokens;
  };
  /** Returns the tokens of a text without everyday words, which would fill the index and distinguish nothing. */
  const textTokensOf = (text: string) => tokensOf(text).filter((token) => !commonWords.has(token));

  const search = new MiniSearch<Entry>({
    fields: ['title', 'aliases', 'text'],
    tokenize: (text, field) => (field === 'text' ? textTokensOf(text) : [...tokensOf(text)]),
    processTerm: (token) => token,
    searchOptions: { boost: { title: 2, aliases: 2.4 }, bm25: { k: 1.2, b: 0.6, d: 0.3 } },
  });
  const passages = new Map<number, Passage>();
  const entries = new Map<number, Entry>();
  const groups = new Map<string, { readonly added: readonly Entry[]; readonly labels: readonly string[] }>();
  const labelled = new Map<string, Passage>();
  const entriesWith = new Map<string, number>();
  let nextId = 1;
  let revision = 0;

  const countTokens = (entry: Entry, change: 1 | -1) => {
    const tokens = [...tokensOf(entry.title), ...tokensOf(entry.aliases), ...textTokensOf(entry.text)];
    for (const token of new Set(tokens)) {
      const count = (entriesWith.get(token) ?? 0) + change;
      if (count > 0) entriesWith.set(token, count);
      else entriesWith.delete(token);
    }
  };

  const isIndexed = (token: string) => (entriesWith.get(token) ?? 0) > 0;

  /**
   * Returns the weight of a token. Rare tokens weigh more. A token that is not in the index weighs most, because it
   * names something that the site does not cover.
   */
  const weightOf = (token: string) => {
    const count = entriesWith.get(token) ?? 0;
    const rarity = Math.log(1 + search.documentCount / (count + 1));
    if (isQuestionForm(token)) return rarity * questionFormWeight;
    if (count === 0 && (commonWords.has(token) || /^\d+$/.test(token))) return rarity * commonWeight;
    if (!isPair(token)) return rarity;
    return rarity * (count === 0 ? unknownPairWeight : pairWeight);
  };
  const totalWeight = (tokens: Iterable<string>) => {
    let sum = 0;
    for (const token of tokens) sum += weightOf(token);
    return sum;
  };

  /**
   * Returns the share of a phrasing's tokens that the question contains. A short phrasing that matches completely
   * therefore beats a long one that matches in part. For a text, returns a lower number that depends on its title.
   */
  const likenessOf = ({ ownTokens, text }: Entry, found: ReadonlySet<string>) => {
    const contained =
      ownTokens.length === 0 ? 0 : totalWeight(ownTokens.filter((token) => found.has(token))) / totalWeight(ownTokens);
    return text ? textLikeness * (0.6 + contained) : contained;
  };

  /** Adds an entry that was found to the match of its passage. `whole` is the weight of all tokens of the question. */
  const withEntry = (match: Match, entry: Entry, { queryTerms, score, terms }: SearchResult, whole: number): Match => {
    const exact = new Set(terms);
    let single = 0;
    for (const token of queryTerms) {
      const share = exact.has(token) ? 1 : inexactShare;
      single += weightOf(token) * share;
      match.covered.set(token, Math.max(share, match.covered.get(token) ?? 0));
    }
    const likeness = likenessOf(entry, exact);
    const share = single / whole;
    const agreement = share + likeness === 0 ? 0 : (2 * share * likeness) / (share + likeness);
    const strength =
      Math.log(1 + score) * (strengthOf.base + strengthOf.likeness * likeness + strengthOf.agreement * agreement);
    return {
      covered: match.covered,
      single: Math.max(single, match.single),
      words: single > match.single ? queryTerms.filter(isTopical).length : match.words,
      likeness: Math.max(likeness, match.likeness),
      strength: Math.max(strength, match.strength),
    };
  };

  const findingOf = (
    passage: Passage,
    { covered, single, words, likeness, strength }: Match,
    whole: number,
  ): Finding => {
    let evidence = 0;
    for (const [token, share] of covered) evidence += weightOf(token) * share;
    return {
      passage,
      coverage: Math.min(1, evidence / whole),
      likeness,
      evidence,
      share: Math.min(1, single / whole),
      words,
      // Tokens count more if one entry contains all of them than if they are scattered over several entries.
      score: ((evidence + single) / (2 * whole)) * strength,
    };
  };

  const remove = (group: string) => {
    const { added = [], labels = [] } = groups.get(group) ?? {};
    for (const label of labels) labelled.delete(label);
    for (const entry of added) {
      search.remove(entry);
      countTokens(entry, -1);
      tokenCache.clear();
      passages.delete(entry.id);
      entries.delete(entry.id);
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
          const ownTokens = [...new Set(tokensOf(searchEntry.text ? searchEntry.title : searchEntry.aliases))];
          const entry = { ...searchEntry, id: nextId, ownTokens };
          nextId += 1;
          passages.set(entry.id, passage);
          entries.set(entry.id, entry);
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

    /** Returns the findings for a question, best first, one for each topic. */
    find(question: string): Finding[] {
      tokenCache.clear();
      const tokens = new Set(tokensOf(question));
      if (tokens.size === 0) return [];
      const unknown = [...tokens].filter((token) => !isIndexed(token) && /^[a-z]{4,}$/.test(token));
      const similar = new Set(unknown.slice(0, similarMaximum));
      const results = search.search(question, {
        // MiniSearch searches every token that it gets, so repeated words would multiply the time.
        tokenize: () => [...tokens],
        // Similar words are searched only for a word that is not in the index. A word in the index is not misspelt, and
        // searching for similar words would take most of the time.
        fuzzy: (token) => (similar.has(token) && token.length >= 5 ? 0.2 : false),
        prefix: (token) => similar.has(token),
      });
      const total = totalWeight(tokens);
      const totalWithoutForms = totalWeight([...tokens].filter((token) => !isQuestionForm(token)));
      // Question forms, such as "when", are not indexed for texts. So they do not count in the share that a text
      // covers.
      const totalFor = (passage: Passage) => (passage.kind === 'text' ? totalWithoutForms || total : total);
      const matches = new Map<Passage, Match>();
      for (const result of results.slice(0, scoredResults)) {
        const entry = entries.get(Number(result.id));
        const passage = passages.get(Number(result.id));
        if (!entry || !passage) continue;
        const match = matches.get(passage) ?? { covered: new Map(), single: 0, words: 0, likeness: 0, strength: 0 };
        matches.set(passage, withEntry(match, entry, result, totalFor(passage)));
      }
      const findings = [...matches].map(([passage, match]) => findingOf(passage, match, totalFor(passage)));
      findings.sort((one, other) => other.score - one.score);
      const seen = new Set<string>();
      return findings.filter(({ passage: { topic } }) => !seen.has(topic) && seen.add(topic));
    },
  };
}

export type PassageIndex = ReturnType<typeof createPassageIndex>;
