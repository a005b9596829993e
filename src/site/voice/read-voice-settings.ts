import type { PageContext, VoiceSettings } from '#domain/site-content.ts';

/**
 * Returns the settings for the voice agents of a page. One setting says whether visitors must agree first. If that
 * setting cannot be read, the failure is logged and visitors must agree first.
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
