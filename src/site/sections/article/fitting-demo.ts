import { demoBusinesses } from '#demo-agents/agents/demo-businesses.ts';
import type { PublicArticle } from '#shared/api/article-contract.ts';
import { type DemoAgentKey, demoAgentKeys } from '#shared/demo-agent-keys.ts';

/** Points for each word of a trade, by the part of the article that contains the word. */
const weights = { title: 5, tags: 5, summary: 3, content: 1 };

/**
 * Returns the demo agent whose trade an article mentions most, or `undefined` if it mentions none. Words in title and
 * tags count more than words in the text.
 */
export function fittingDemo({
  title,
  tags,
  summary,
  content,
}: Pick<PublicArticle, 'title' | 'tags' | 'summary' | 'content'>): DemoAgentKey | undefined {
  const parts = [
    [title, weights.title],
    [tags.map(({ name }) => name).join(' '), weights.tags],
    [summary, weights.summary],
    [content ?? '', weights.content],
  ] as const;
  const score = (key: DemoAgentKey) =>
    parts.reduce(
      (sum, [text, weight]) => sum + (text.match(demoBusinesses[key].articleWords)?.length ?? 0) * weight,
      0,
    );
  const [best] = demoAgentKeys
    .map((key) => ({ key, score: score(key) }))
    .toSorted((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.key : undefined;
}
