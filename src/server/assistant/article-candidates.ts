import type { Kysely } from 'kysely';
import { countArticlesWith, findArticlesWith } from '../content/article-tokens.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { distinctTokens } from '../search/article-text.ts';

/** Articles that are weighed against a question, besides those in memory. */
const mostCandidates = 10;
/** The rarest words of a question decide; each further one is a further query. */
const mostTerms = 6;
/** A word of more articles than this tells none of them from the others by itself. */
const tooCommon = 5000;

/**
 * Published articles that hold most of what a question asks: those with all of its rarer words first, then with fewer of
 * them. Which of them answers it, if any, is for the index to weigh.
 */
export async function findCandidates(db: Kysely<DatabaseSchema>, question: string): Promise<number[]> {
  const counts = await countArticlesWith(db, distinctTokens(question), tooCommon + 1);
  const terms = [...counts].sort(([, one], [, other]) => one - other).slice(0, mostTerms);
  const found = new Set<number>();
  for (const wanted of combinations(terms.map(([term]) => term))) {
    if (wanted.length === 1 && terms.length > 1 && (counts.get(wanted[0] ?? '') ?? 0) > tooCommon) continue;
    for (const id of await findArticlesWith(db, wanted, mostCandidates)) found.add(id);
    if (found.size >= mostCandidates) break;
  }
  return [...found].slice(0, mostCandidates);
}

/** Which words are looked for together, rarest words first: all, then all but the commonest ones, pairs, single ones. */
function combinations(terms: readonly string[]): string[][] {
  const longer = terms.map((_, place) => terms.slice(0, terms.length - place)).filter(({ length }) => length > 2);
  const [first, second, third] = terms.slice(0, 3).map((term) => [term]);
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ].flatMap(([one, other]) => (one && other ? [[...one, ...other]] : []));
  return [...longer, ...pairs, ...[first, second, third].flatMap((single) => (single ? [single] : []))];
}
