/** Key in local storage. It is set when the visitor has closed the offer. */
export const offerKey = 'variant-offer';

/**
 * Returns the variant for the first English language that a browser lists, if that is the English of New Zealand or
 * Australia.
 */
export function preferredVariant(languages: readonly string[]): 'en-NZ' | 'en-AU' | undefined {
  const first = languages.find((language) => /^en\b/i.test(language))?.toLowerCase();
  if (first === 'en-nz') return 'en-NZ';
  return first === 'en-au' ? 'en-AU' : undefined;
}

/**
 * Offers the visitor of an international page a link to the same page in the variant that the browser prefers. Does not
 * redirect. The browser decides, so the server can send the same cached page to everybody.
 */
export async function offerVariant(): Promise<void> {
  const variant = preferredVariant(navigator.languages);
  const link = variant && document.querySelector<HTMLAnchorElement>(`.country-switch [hreflang="${variant}"]`);
  if (!link || isClosed()) return;
  const { showVariantOffer } = await import('./variant-offer-line.ts');
  showVariantOffer(link);
}

function isClosed(): boolean {
  try {
    return localStorage.getItem(offerKey) !== null;
  } catch {
    // The browser allows no storage, so a closed offer would come back on every page. Therefore no offer is shown.
    return true;
  }
}
