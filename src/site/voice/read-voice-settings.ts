import type { PageContext, VoiceSettings } from '#domain/site-content.ts';

/**
 * Returns the settings for the voice agents of a page. If it cannot be read whether visitors must be asked, the failure
 * is logged and they are asked.
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
