import type { AstroGlobal } from 'astro';
import type { VoiceSettings } from '#domain/site-content.ts';
import { voiceProvider } from './voice-provider.ts';

/**
 * Adds to a page's policy what the voice widget needs: its script and audio worklets, the styles in its shadow root, its
 * service and pictures, and the microphone. Call it in the page's frontmatter, and only when an agent of that page is
 * configured, so that every other page keeps the strict policy (product 5.9).
 */
export function allowVoiceWidget(page: Pick<AstroGlobal, 'csp' | 'response' | 'url'>, settings: VoiceSettings): void {
  const { csp, url } = page;
  const { connectSources, libraryAddress, resamplerAddress, pictureSource } = voiceProvider;
  for (const source of ["'self'", libraryAddress, resamplerAddress, 'blob:']) csp?.insertScriptResource(source);
  for (const source of ["'self'", "'unsafe-inline'"]) csp?.insertStyleResource(source);
  csp?.insertDirective(`connect-src 'self' ${connectSources.join(' ')}`);
  csp?.insertDirective('media-src blob:');
  csp?.insertDirective(`img-src 'self' ${pictureSource}`);
  const { signedUrlEndpoint } = settings;
  if (signedUrlEndpoint) csp?.insertDirective(`connect-src ${new URL(signedUrlEndpoint, url).origin}`);
  allowMicrophone(page);
}

/** Allows a page to ask for the microphone. No other page may. */
export function allowMicrophone({ response }: Pick<AstroGlobal, 'response'>): void {
  response.headers.set('permissions-policy', pagePermissions);
}

/** The permissions policy of every response, with the microphone for the page itself. */
const pagePermissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()';

const rememberedKey = 'voice-consent';

/**
 * Returns whether a visitor must agree before anything of the provider loads: if the owner wants it or the browser sends
 * Global Privacy Control, and the visitor has not agreed in this tab (product 5.7).
 */
export function mustAskForVoice(consent: VoiceSettings['consent']): boolean {
  const isWanted =
    consent === 'ask' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  return isWanted && !isRemembered();
}

/** Stores the visitor's consent until the tab closes. */
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
