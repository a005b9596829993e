import type { OwnerSettingName, VoiceConsent } from '#shared/api/owner-setting-contract.ts';
import { presentNextOpening, presentOpeningSentence } from '#shared/offer/opening-hours.ts';
import {
  costExample,
  noOwnerFacts,
  type OwnerFacts,
  presentAddress,
  presentGst,
  presentUsageRate,
} from '#shared/offer/owner-facts.ts';
import { type Locale, localeFacts } from '#shared/rules/locales.ts';

/** A text that visitors read because of a setting, and the name of the page on which they read it. */
export interface PreviewLine {
  readonly page: string;
  readonly text: string;
}

/** The settings that a preview is made from. Only the setting that is previewed has to be in it. */
export type PreviewedSettings = Partial<OwnerFacts> & { readonly voiceConsent?: VoiceConsent };

/** Returns what visitors read because of a setting, in a variant. No lines if they read nothing because of it. */
export function previewSetting(
  name: OwnerSettingName,
  settings: PreviewedSettings,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): PreviewLine[] {
  const facts = { ...noOwnerFacts, ...settings };
  const { openingHours, phone, address, usageRate, whoWeAre } = facts;
  const lines: Record<OwnerSettingName, readonly (PreviewLine | false | undefined)[]> = {
    openingHours: [
      openingHours.length > 0 && { page: 'Home', text: presentOpeningSentence(openingHours) },
      openingHours.length > 0 && {
        page: 'Contact',
        text: presentNextOpening(localeFacts(locale).timeZone, now, openingHours),
      },
    ],
    phone: [
      phone !== undefined && { page: 'Home', text: `Or ring us on ${phone}` },
      phone !== undefined && { page: 'Contact, and the foot of every page', text: phone },
    ],
    address: [address && { page: 'Home, Contact and Privacy', text: presentAddress(address) }],
    gst: [gstLine(facts)],
    usageRate: [
      usageRate !== undefined && {
        page: 'Home, under the prices',
        text: `Usage: ${presentUsageRate(usageRate, locale)}`,
      },
      usageRate !== undefined && { page: 'Home, as an example', text: costExample(facts, locale)?.total ?? '' },
    ],
    whoWeAre: [whoWeAre !== undefined && { page: 'Home, under Contact', text: whoWeAre }],
    voiceConsent: [
      {
        page: 'Demo and Partners',
        text:
          settings.voiceConsent === 'ask'
            ? 'Visitors press a button before anything is loaded from the voice provider.'
            : 'The voice agent is loaded with the page. Browsers that send Global Privacy Control are still asked.',
      },
    ],
  };
  return lines[name].filter((line) => line !== false && line !== undefined);
}

function gstLine(facts: OwnerFacts): PreviewLine | undefined {
  const text = presentGst(facts);
  return text === undefined ? undefined : { page: 'Home, under the prices', text };
}
