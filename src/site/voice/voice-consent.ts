import type { VoiceSettings } from '#domain/site-content.ts';

const rememberedKey = 'voice-consent';

/**
 * Whether a visitor must agree before anything of the provider loads: where the owner wants it or the browser signals
 * Global Privacy Control, and not yet answered in this session (product 5.7).
 */
export function mustAskForVoice(consent: VoiceSettings['consent']): boolean {
  const isWanted =
    consent === 'ask' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  return isWanted && !isRemembered();
}

/** Remembers a yes until the browser tab closes. */
export function rememberVoiceConsent(): void {
  try {
    sessionStorage.setItem(rememberedKey, 'yes');
  } catch {
    // A browser without storage asks again on the next page.
  }
}

function isRemembered(): boolean {
  try {
    return sessionStorage.getItem(rememberedKey) === 'yes';
  } catch {
    return false;
  }
}
