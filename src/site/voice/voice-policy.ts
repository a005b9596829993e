import type { AstroGlobal } from 'astro';
import type { VoiceSettings } from '#shared/site-content.ts';
import { readStored, store } from '../browser/stored-text.ts';
import { voiceProvider } from './voice-provider.ts';

/**
 * Allows the voice widget in the security policy of a page: its script and audio worklets, the styles in its shadow
 * root, its service and pictures, and the microphone. Must be called in the frontmatter of the page, and only if an
 * agent is configured for the page. All other pages keep the strict policy.
 */
export function allowVoiceWidget(
  page: Pick<AstroGlobal, 'csp' | 'response' | 'url'>,
  settings: Pick<VoiceSettings, 'signedUrlEndpoint'>,
): void {
  const { csp, url } = page;
  const { connectSources, libraryAddress, resamplerAddress, pictureSource } = voiceProvider;
  for (const source of ["'self'", libraryAddress, resamplerAddress, 'blob:']) csp?.insertScriptResource(source);
  for (const source of ["'self'", "'unsafe-inline'"]) csp?.insertStyleResource(source);
  csp?.insertDirective(`connect-src 'self' ${connectSources.join(' ')}`);
  csp?.insertDirective("media-src 'self' blob:");
  csp?.insertDirective(`img-src 'self' ${pictureSource}`);
  const { signedUrlEndpoint } = settings;
  if (signedUrlEndpoint) csp?.insertDirective(`connect-src ${new URL(signedUrlEndpoint, url).origin}`);
  allowMicrophone(page);
}

/** Lets a page ask for the microphone. By default, no page may do so. */
export function allowMicrophone({ response }: Pick<AstroGlobal, 'response'>): void {
  response.headers.set('permissions-policy', pagePermissions);
}

/** The permissions policy of all pages, with one change: the page itself may use the microphone. */
const pagePermissions = 'camera=(), geolocation=(), microphone=(self), payment=(), usb=(), browsing-topics=()';

const rememberedKey = 'voice-consent';

/**
 * Returns whether to ask the visitor before anything is loaded from the provider. The owner's settings or the browser's
 * Global Privacy Control can require this. A visitor who has agreed in this tab is not asked again.
 */
export function mustAskForVoice(consent: VoiceSettings['consent']): boolean {
  const isWanted =
    consent === 'ask' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
  return isWanted && readStored('sessionStorage', rememberedKey) === null;
}

/** Stores in this tab that the visitor has agreed. The browser forgets this when the tab is closed. */
export function rememberVoiceConsent(): void {
  store('sessionStorage', rememberedKey, 'yes');
}
