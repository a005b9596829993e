import { offerKey } from './variant-offer.ts';

/**
 * Shows the line that offers another variant. `link` is the footer's link to that variant. The line lies over the page,
 * so the content does not move.
 */
export function showVariantOffer(link: HTMLAnchorElement): void {
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
