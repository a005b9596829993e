/**
 * Keeps the name in a partner's link until the tab is closed, without a cookie. `partnerOfVisit` reads and cleans the
 * stored name. The names of the parameter and the storage key are repeated here from `partner-link.ts` of `src/shared`,
 * so that this script has no imports and stays inline in the page.
 */
export function rememberPartner(): void {
  const partner = new URLSearchParams(location.search).get('partner');
  if (!partner) return;
  try {
    sessionStorage.setItem('partner_link', partner.slice(0, 500));
  } catch {
    // The browser allows no storage, so the visit is credited to no partner.
  }
}
