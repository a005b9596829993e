import type { Kysely } from 'kysely';
import type { AssistantQuestion } from '#domain/contract/assistant-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { findOutcome } from './answer-question.ts';
import { findCandidates } from './article-candidates.ts';
import { questionInContext } from './follow-up.ts';
import type { PassageIndex } from './passage-index.ts';
import type { ArticleReader } from './published-articles.ts';

/**
 * Brings into the index what the database holds of a question beyond the newest articles. What the site itself answers in
 * words of its own needs no article, and what is turned away gets none.
 */
export async function bringOlderArticles(
  db: Kysely<DatabaseSchema>,
  { index, articles }: { readonly index: PassageIndex; readonly articles: ArticleReader },
  asked: AssistantQuestion,
): Promise<void> {
  if (articles.holdsAll()) return;
  const outcome = findOutcome(index, asked);
  if (outcome.kind === 'found' && outcome.findings[0].passage.kind === 'known') return;
  if (outcome.kind === 'refused' && outcome.why !== 'unknown') return;
  const candidates = await findCandidates(db, questionInContext(asked.question, asked.history ?? []));
  if (candidates.length > 0) await articles.takeIn(candidates);
}
