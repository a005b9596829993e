import MiniSearch from 'minisearch';
import { isGeneral } from '../search/search-concepts.ts';
import { commonWords, isPair, isQuestionForm, searchTokens } from '../search/search-tokens.ts';
import type { IndexedPassage, SearchEntry, Target } from './passage.ts';

/** A passage that was found, or a subject that is not ours. */
export interface Finding<Found extends Target = Target> {
  readonly passage: Found;
  readonly score: number;
  /** The part of what the question is about that the passage speaks of, from 0 to 1. */
  readonly coverage: number;
  /** The part of a known way of asking that the question says, from 0 to 1. */
  readonly likeness: number;
  /** How much is said by the words that it has in common with the question; grows with their number and rarity. */
  readonly evidence: number;
  /** The part of the question that one way of asking, or one text, says by itself, from 0 to 1. */
  readonly share: number;
  /** How many words that say what is asked, not how, that one has in common with it. */
  readonly words: number;
  /** How many such words all of its ways of asking have in common with the question. */
  readonly covered: number;
}

interface Entry extends SearchEntry {
  readonly id: number;
  /** The words of a way of asking, or of a text's title, each once. */
  readonly own: readonly string[];
}

/** What the entries of a passage have in common with the question. */
interface Weighed {
  /** Words of the question that some entry holds, and how well. */
  readonly covered: Map<string, number>;
  /** What the best entry alone holds. */
  readonly single: number;
  readonly words: number;
  readonly likeness: number;
  readonly strength: number;
}

/** Entries looked at for each question, before they are weighed against the whole of it. */
const candidates = 150;
/** How much a pair of characters says beside a word. */
const pairWeight = 0.5;
/** A pair that is nowhere is as often an ending as a topic. */
const unknownPairWeight = 0.35;
/** How a question is put says less than what it is about. */
const questionFormWeight = 0.5;
/** An everyday word or a number that the site does not use says hardly anything. */
const commonWeight = 0.15;
/** A text is not a way of asking: it counts as one of which little is said, more where its title says it. */
const textLikeness = 0.3;
/** How the strength of an entry grows with what it has in common with the question, beyond the search's own score. */
const strengthOf = { base: 0.2, likeness: 1, agreement: 2 };
/** How much of a word counts that was only nearly found. */
const inexactShare = 0.6;

/** Whether a term says what is asked, not how, nor something that is asked of anything. */
function isSubject(term: string): boolean {
  return !isQuestionForm(term) && !isGeneral(term);
}

/** Full-text search over passages. Passages are held in groups that are put in and taken out as one. */
export function createPassageIndex() {
  /** Terms of the texts in hand, which are asked for several times while an entry is put in. */
  const inHand = new Map<string, string[]>();
  const termsOf = (text: string) => {
    const terms = inHand.get(text) ?? searchTokens(text);
    inHand.set(text, terms);
    return terms;
  };
  /** The words that a text is found by: everyday words would fill most of the index and tell nothing. */
  const textTermsOf = (text: string) => termsOf(text).filter((term) => !commonWords.has(term));

  const search = new MiniSearch<Entry>({
    fields: ['title', 'aliases', 'text'],
    tokenize: (text, field) => (field === 'text' ? textTermsOf(text) : termsOf(text)),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 2, aliases: 2.4 }, bm25: { k: 1.2, b: 0.6, d: 0.3 } },
  });
  const passages = new Map<number, Target>();
  const groups = new Map<string, Entry[]>();
  const documentsWith = new Map<string, number>();
  let nextId = 1;

  const countTerms = (entry: Entry, change: 1 | -1) => {
    for (const term of new Set([...termsOf(entry.title), ...termsOf(entry.aliases), ...textTermsOf(entry.text)])) {
      const count = (documentsWith.get(term) ?? 0) + change;
      if (count > 0) documentsWith.set(term, count);
      else documentsWith.delete(term);
    }
  };
  /** Rare words say more; a word that is nowhere says most, since it names what the site does not speak of. */
  const weightOf = (term: string) => {
    const known = documentsWith.get(term) ?? 0;
    const rarity = Math.log(1 + search.documentCount / (known + 1));
    if (isQuestionForm(term)) return rarity * questionFormWeight;
    if (known === 0 && (commonWords.has(term) || /^\d+$/.test(term))) return rarity * commonWeight;
    if (!isPair(term)) return rarity;
    return rarity * (known === 0 ? unknownPairWeight : pairWeight);
  };

  const isThere = (term: string) => (documentsWith.get(term) ?? 0) > 0;
  const sumOf = (terms: Iterable<string>) => {
    let sum = 0;
    for (const term of terms) sum += weightOf(term);
    return sum;
  };
  /** How much of a way of asking the question says: a short one said whole beats a long one said in part. */
  const likenessOf = ({ own, text }: Entry, found: ReadonlySet<string>) => {
    const said = own.length === 0 ? 0 : sumOf(own.filter((term) => found.has(term))) / sumOf(own);
    return text ? textLikeness * (0.6 + said) : said;
  };
  const entries = new Map<number, Entry>();

  const remove = (group: string) => {
    for (const entry of groups.get(group) ?? []) {
      search.remove(entry);
      countTerms(entry, -1);
      inHand.clear();
      passages.delete(entry.id);
      entries.delete(entry.id);
    }
    groups.delete(group);
  };

  return {
    /** Puts in a group of passages in place of what it held before. */
    put(group: string, indexed: readonly IndexedPassage[]): void {
      remove(group);
      const added: Entry[] = [];
      for (const { passage, entries: ways } of indexed) {
        for (const way of ways) {
          const own = [...new Set(termsOf(way.text ? way.title : way.aliases))];
          const entry = { ...way, id: nextId, own };
          nextId += 1;
          passages.set(entry.id, passage);
          entries.set(entry.id, entry);
          search.add(entry);
          countTerms(entry, 1);
          inHand.clear();
          added.push(entry);
        }
      }
      groups.set(group, added);
    },

    remove,

    /** Passages that speak of what the question asks, best first, each topic once. */
    find(question: string): Finding[] {
      inHand.clear();
      const terms = new Set(termsOf(question));
      if (terms.size === 0) return [];
      const results = search.search(question, {
        // A word that is there is not a misspelt one; searching around it would cost most of the time.
        fuzzy: (term) => (!isThere(term) && /^[a-z]{5,}$/.test(term) ? 0.2 : false),
        prefix: (term) => !isThere(term) && /^[a-z]{4,}$/.test(term),
      });
      const total = sumOf(terms);
      const totalOfText = sumOf([...terms].filter((term) => !isQuestionForm(term)));
      const groupsFound = new Map<Target, Weighed>();
      for (const result of results.slice(0, candidates)) {
        const entry = entries.get(Number(result.id));
        const passage = passages.get(Number(result.id));
        if (!entry || !passage) continue;
        const exact = new Set(result.terms);
        const weighed = groupsFound.get(passage) ?? {
          covered: new Map(),
          single: 0,
          words: 0,
          likeness: 0,
          strength: 0,
        };
        let single = 0;
        for (const term of result.queryTerms) {
          const share = exact.has(term) ? 1 : inexactShare;
          single += weightOf(term) * share;
          weighed.covered.set(term, Math.max(share, weighed.covered.get(term) ?? 0));
        }
        const likeness = likenessOf(entry, exact);
        const share = single / (passage.kind === 'text' ? totalOfText || total : total);
        const agreement = share + likeness === 0 ? 0 : (2 * share * likeness) / (share + likeness);
        groupsFound.set(passage, {
          covered: weighed.covered,
          single: Math.max(single, weighed.single),
          words: single > weighed.single ? result.queryTerms.filter(isSubject).length : weighed.words,
          likeness: Math.max(likeness, weighed.likeness),
          strength: Math.max(
            Math.log(1 + result.score) *
              (strengthOf.base + strengthOf.likeness * likeness + strengthOf.agreement * agreement),
            weighed.strength,
          ),
        });
      }
      const findings = [...groupsFound].map(([passage, { covered, single, words, likeness, strength }]) => {
        let sum = 0;
        for (const [term, share] of covered) sum += weightOf(term) * share;
        const whole = passage.kind === 'text' ? totalOfText || total : total;
        const coverage = Math.min(1, sum / whole);
        // Words that one way of asking holds together say more than words that are scattered over several.
        return {
          passage,
          coverage,
          likeness,
          evidence: sum,
          share: Math.min(1, single / whole),
          words,
          covered: [...covered.keys()].filter((term) => !isQuestionForm(term)).length,
          score: ((sum + single) / (2 * whole)) * strength,
        };
      });
      findings.sort((one, other) => other.score - one.score);
      const seen = new Set<string>();
      return findings.filter(({ passage: { topic } }) => !seen.has(topic) && seen.add(topic));
    },
  };
}

export type PassageIndex = ReturnType<typeof createPassageIndex>;
