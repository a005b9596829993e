import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import type { PageContext } from '#shared/site-content.ts';

/**
 * Returns the owner's facts for a page. If they cannot be read, logs the failure and returns no facts. The page is then
 * sent without them, and is not cached. `content` and `noteFailure` are not set on some error pages, which also have
 * the footer.
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
