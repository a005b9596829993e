/**
 * Calls `act` now. If the browser renders this page in advance, calls it when the visitor has opened the page and it is
 * painted, because the paint would wait for it.
 */
export function whenShown(act: () => void): void {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(act));
  if (document.prerendering) document.addEventListener('prerenderingchange', afterPaint, { once: true });
  else act();
}
