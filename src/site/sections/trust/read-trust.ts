import type { TrustChange } from '#shared/offer/legal/outside-services.ts';
import { type TrustRoute, trustRoutes, trustTextChanges } from '#shared/offer/legal/trust-text.ts';
import type { PageContext } from '#shared/site-content.ts';
import { voiceProvider } from '../../voice/voice-provider.ts';
import { readVoiceSettings } from '../read-content.ts';

const { name, libraryAddress, resamplerAddress, connectSources, pictureSource } = voiceProvider;
const addresses = [libraryAddress, resamplerAddress, ...connectSources, pictureSource];
/** The hosts that the voice widget contacts. */
export const voiceHosts = [...new Set(addresses.map((address) => new URL(address).hostname))];

/** Returns where everything goes with the settings of this site. */
export async function readTrustRoutes(locals: PageContext): Promise<readonly TrustRoute[]> {
  const { consent } = await readVoiceSettings(locals);
  return trustRoutes({
    services: { ...locals.outsideServices, ...(await locals.content.webhookHosts()) },
    voice: { name, hosts: voiceHosts },
    asksBeforeVoice: consent === 'ask',
  });
}

/** Returns the changes of the settings and of the texts, newest first. */
export async function readTrustChanges({ content }: PageContext): Promise<readonly TrustChange[]> {
  const all = [...(await content.trustChanges()), ...trustTextChanges];
  return all.toSorted((one, other) => other.date.localeCompare(one.date));
}
