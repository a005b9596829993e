import { type Locale, localisedPath } from '../rules/locales.ts';
import { partnerParameter, readPartnerName } from './partner-link.ts';

/** The query parameter that contains the name of the agency for which a link is made. */
export const linkMakerParameter = 'agency';

/** Returns a partner's link to Home of a variant. `undefined` if `agency` has no letter and no digit. */
export function buildPartnerLink(siteUrl: string, locale: Locale, agency: string): string | undefined {
  const name = readPartnerName(agency);
  if (name === '') return undefined;
  const address = new URL(localisedPath(locale, '/'), siteUrl);
  address.searchParams.set(partnerParameter, name);
  return address.href;
}
