import type { PageContext, VoiceSettings } from '#shared/site-content.ts';

/**
 * Returns the voice settings of a page. If the owner's consent mode cannot be read, logs the failure and makes the page
 * ask visitors first.
 */
export async function readVoiceSettings({
  content,
  voice,
  noteFailure,
}: Pick<PageContext, 'content' | 'voice' | 'noteFailure'>): Promise<VoiceSettings> {
  try {
    return { ...voice, consent: await content.voiceConsent() };
  } catch (error) {
    noteFailure(error);
    return { ...voice, consent: 'ask' };
  }
}
