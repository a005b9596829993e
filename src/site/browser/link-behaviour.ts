/**
 * Marks a pressed link or button until the next page arrives, because on a slow network nothing else changes for
 * seconds. Also adds the query of this page, such as a chosen category, to a pressed link to the same page in another
 * variant.
 */
export function showPresses(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A script may have changed the query after the page was loaded, for example when the visitor chose a category.
    if (link.dataset.keepsQuery !== undefined) link.search = location.search;
    const isHere = link.pathname === location.pathname && link.search === location.search;
    if (link.origin === location.origin && !isHere && !link.target && !link.download) mark(link);
  });
  document.addEventListener('submit', ({ defaultPrevented, submitter, target }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement && target.method !== 'dialog' && submitter)
      mark(submitter);
  });
  // After Back, the browser may show this page with the link still marked.
  window.addEventListener('pageshow', forget);
}

function mark(control: HTMLElement): void {
  forget();
  control.dataset.heard = '';
}

function forget(): void {
  for (const control of document.querySelectorAll<HTMLElement>('[data-heard]')) delete control.dataset.heard;
}
