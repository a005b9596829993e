import { noOwnerFacts, type OwnerFacts } from '#domain/owner-facts.ts';
import type { PageContext } from '#domain/site-content.ts';

/**
 * Returns the owner's facts for the footer. If they cannot be read, logs the failure and returns no facts, because the
 * footer is also on error pages. An error page may have no content at all.
 */
export async function readOwnerFacts({
  content,
  noteFailure,
}: Partial<Pick<PageContext, 'content' | 'noteFailure'>>): Promise<OwnerFacts> {
  try {
    return (await content?.ownerFacts()) ?? noOwnerFacts;
  } catch (error) {
    noteFailure?.(error);
    return noOwnerFacts;
  }
}
