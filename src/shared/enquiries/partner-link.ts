import { type Locale, localisedPath } from '../rules/locales.ts';
import { cleanLine } from '../rules/text-input.ts';

export const partnerParameter = 'partner';

/** Maximum length of a partner's name in a link, in characters. */
const longestName = 60;
/** Only this many characters at the beginning of a text are read. */
const readLength = 500;

/**
 * Returns the name of a partner in the form that links and enquiries contain: lower-case letters and digits of any
 * script, joined by hyphens. Everything else in the text is left out, because anybody can write a link. Example:
 * "Harbour Web Ltd." becomes "harbour-web-ltd". The result is empty if the text has no letter and no digit.
 */
export function readPartnerName(text: string): string {
  const words =
    cleanLine(text.slice(0, readLength))
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return Array.from(words.join('-')).slice(0, longestName).join('').replace(/-$/, '');
}

const partnerVisitKey = 'partner_link';

/** Returns the name of the partner whose link opened this visit, or an empty text. */
export function partnerOfVisit(): string {
  try {
    return readPartnerName(sessionStorage.getItem(partnerVisitKey) ?? '');
  } catch {
    return '';
  }
}

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
