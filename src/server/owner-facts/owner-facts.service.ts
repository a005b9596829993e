import { ownerFactsSchema } from '#domain/contract/owner-facts-contract.ts';
import type { OwnerFacts } from '#domain/owner-facts.ts';
import { siteConfig } from '#site.config';
import { ConfigError } from '../config/config.ts';
import { noteTopics } from '../content-changes/read-topics.ts';

/**
 * Returns the facts that the owner has set. This is the only way to read them. It notes the topic `owner-facts`, so a
 * cached page is dropped when a save changes that topic. While no fact has changed, it returns the same object.
 */
export type ReadOwnerFacts = () => Promise<OwnerFacts>;

/**
 * Creates the function that reads the facts in `site.config.ts`. Throws {@link ConfigError} with a sentence for each
 * fact that cannot be used (product 2.18).
 */
export function createOwnerFacts(source: unknown = siteConfig.ownerFacts): ReadOwnerFacts {
  const facts = parseOwnerFacts(source);
  return async () => {
    noteTopics('owner-facts');
    return facts;
  };
}

function parseOwnerFacts(source: unknown): OwnerFacts {
  const parsed = ownerFactsSchema.safeParse(source);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => `- ownerFacts.${path.join('.')}: ${message}`);
  throw new ConfigError(`Some facts in site.config.ts cannot be used:\n${sentences.join('\n')}`);
}
