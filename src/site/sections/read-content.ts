import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import type { HeardRecording } from '#shared/pictures/recordings.ts';
import type { PageContext, SiteContent, VoiceSettings } from '#shared/site-content.ts';

type ContentContext = Pick<PageContext, 'content' | 'noteFailure'>;

/**
 * Returns what `read` returns. If that fails, notes the failure and returns `instead`: the page is complete without what
 * was to be read, but it is not cached.
 */
export async function readContent<Read, Instead>(
  { content, noteFailure }: ContentContext,
  read: (content: SiteContent) => Promise<Read>,
  instead: Instead,
): Promise<Read | Instead> {
  try {
    return await read(content);
  } catch (error) {
    noteFailure(error);
    return instead;
  }
}

export function readRecordings(locals: ContentContext): Promise<readonly HeardRecording[]> {
  return readContent(locals, (content) => content.recordings(), []);
}

/** Returns the voice settings of a page. If the owner's consent mode cannot be read, the page asks visitors first. */
export async function readVoiceSettings(locals: ContentContext & Pick<PageContext, 'voice'>): Promise<VoiceSettings> {
  return { ...locals.voice, consent: await readContent(locals, (content) => content.voiceConsent(), 'ask') };
}

/** Returns the owner's facts. Some error pages, which have the footer too, have no content and therefore no facts. */
export async function readOwnerFacts(locals: Partial<ContentContext>): Promise<OwnerFacts> {
  const { content, noteFailure } = locals;
  if (!content || !noteFailure) return noOwnerFacts;
  return readContent({ content, noteFailure }, () => content.ownerFacts(), noOwnerFacts);
}
