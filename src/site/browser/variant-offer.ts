/** Key in local storage. It is set when the visitor has closed the offer. */
const offerKey = 'variant-offer';

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
export function offerVariant(): void {
  const variant = preferredVariant(navigator.languages);
  const link = variant && document.querySelector<HTMLAnchorElement>(`.country-switch [hreflang="${variant}"]`);
  if (link && !isClosed()) showVariantOffer(link);
}

function isClosed(): boolean {
  try {
    return localStorage.getItem(offerKey) !== null;
  } catch {
    // The browser allows no storage, so a closed offer would come back on every page. Therefore no offer is shown.
    return true;
  }
}

/**
 * Shows the line that offers another variant. `link` is the footer's link to that variant. The line lies over the page,
 * so the content does not move.
 */
function showVariantOffer(link: HTMLAnchorElement): void {
  const country = link.textContent.trim();
  const line = document.createElement('aside');
  line.className = 'variant-offer not-printed';
  line.setAttribute('aria-label', 'Country');
  const text = document.createElement('p');
  const offered = document.createElement('a');
  offered.href = link.href;
  offered.hreflang = link.hreflang;
  offered.textContent = `Use our ${country} pages`;
  text.append(`Are you in ${country}? `, offered);
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'No thanks';
  close.addEventListener('click', () => {
    line.remove();
    localStorage.setItem(offerKey, 'closed');
  });
  line.append(text, close);
  document.body.append(line);
}
