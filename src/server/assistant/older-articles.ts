import type { Kysely } from 'kysely';
import type { AssistantQuestion } from '#shared/api/assistant-contract.ts';
import { countArticlesWith, findArticlesWith } from '../content/article-tokens.repository.ts';
import { distinctTokens } from '../content/search/article-text.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { ArticleReader } from './article-reader.ts';
import { joined, readInContext } from './conversation-context.ts';
import { findOutcome, type Outcome } from './outcome.ts';
import type { PassageIndex } from './passage-index.ts';

/** Maximum number of older articles that are searched for one question. */
const candidateMaximum = 10;
/**
 * Maximum number of a question's search tokens that are looked up in the database. The rarest are chosen, because each
 * token costs a query.
 */
const tokenMaximum = 6;
/**
 * In a question with several tokens, a token that occurs in more articles than this is looked up only together with
 * another one.
 */
const commonToken = 5000;

/**
 * Returns the outcome of a question after a search of all published articles. The newest are always in the index. Older
 * articles that match the question are added to the index, and the index is searched again. There is no second search
 * if a known answer certainly fits, or if the question was refused, for example as abuse.
 */
export async function findOutcomeAmongAll(
  db: Kysely<DatabaseSchema>,
  { index, articles }: { readonly index: PassageIndex; readonly articles: ArticleReader },
  asked: AssistantQuestion,
): Promise<Outcome> {
  const outcome = findOutcome(index, asked);
  if (articles.holdsAll()) return outcome;
  if (outcome.kind === 'found' && outcome.findings[0].passage.kind === 'known') return outcome;
  if (outcome.kind === 'refused' && outcome.why !== 'unknown') return outcome;
  const revision = index.revision();
  const candidates = await findCandidates(db, joined(readInContext(asked)));
  if (candidates.length > 0) await articles.addOlder(candidates);
  return index.revision() === revision ? outcome : findOutcome(index, asked);
}

/** Returns published articles that contain most of a question's rarer tokens, best match first. */
async function findCandidates(db: Kysely<DatabaseSchema>, question: string): Promise<number[]> {
  const counts = await countArticlesWith(db, distinctTokens(question), commonToken + 1);
  const rarest = [...counts].sort(([, one], [, other]) => one - other).slice(0, tokenMaximum);
  const found = new Set<number>();
  for (const wanted of combinations(rarest.map(([token]) => token))) {
    if (wanted.length === 1 && rarest.length > 1 && (counts.get(wanted[0] ?? '') ?? 0) > commonToken) continue;
    for (const id of await findArticlesWith(db, wanted, candidateMaximum)) found.add(id);
    if (found.size >= candidateMaximum) break;
  }
  return [...found].slice(0, candidateMaximum);
}

/**
 * Returns the sets of tokens to look for, the most specific set first. `tokens` begins with the rarest. All tokens come
 * first, then fewer and fewer, without the most common. Pairs and single tokens of the three rarest follow.
 */
function combinations(tokens: readonly string[]): string[][] {
  const longer = tokens.map((_, place) => tokens.slice(0, tokens.length - place)).filter(({ length }) => length > 2);
  const [first, second, third] = tokens.slice(0, 3).map((token) => [token]);
  const pairs = [
    [first, second],
    [first, third],
    [second, third],
  ].flatMap(([one, other]) => (one && other ? [[...one, ...other]] : []));
  return [...longer, ...pairs, ...[first, second, third].flatMap((single) => (single ? [single] : []))];
}
