/** Key of the browser's storage under which is kept that the visitor closed the offer. */
export const offerKey = 'variant-offer';

/**
 * Returns the variant that a browser prefers: the one of its first English language, if that is English of New Zealand
 * or Australia.
 */
export function preferredVariant(languages: readonly string[]): 'en-NZ' | 'en-AU' | undefined {
  const first = languages.find((language) => /^en\b/i.test(language))?.toLowerCase();
  if (first === 'en-nz') return 'en-NZ';
  return first === 'en-au' ? 'en-AU' : undefined;
}

/**
 * Offers the visitor of an international page the same page of the variant that the browser prefers (product 1.8). It
 * leads nobody there by itself. The choice is made in the browser, so every visitor gets the same cached page.
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
    // The browser allows no storage. The offer could not be closed for good, so it is not made.
    return true;
  }
}
