import { readPartnerName } from './partner-link.ts';

/** Key in session storage for the name of the partner whose link opened this visit. */
const partnerVisitKey = 'partner_link';

/** Returns the name of the partner whose link opened this visit, or an empty text. */
export function partnerOfVisit(): string {
  try {
    return readPartnerName(sessionStorage.getItem(partnerVisitKey) ?? '');
  } catch {
    return '';
  }
}
