/** Calls `act` now, or, if the browser renders this page in advance, when the visitor opens the page. */
export function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', () => act(), { once: true });
  else act();
}
