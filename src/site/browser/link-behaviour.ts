/** The paths of Home and Demo, in all variants. */
const pagesWithCall = /^\/(?:nz|au)?\/?(?:demo)?$/;

/**
 * Lets only the call move from page to page, between Home and Demo (CSS View Transitions 2): a transition delays the
 * paint of the next page, and every other page is there at once. Keeps the browser from logging errors when it skips one.
 */
export function guardTransitions(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    ignoreFailure(viewTransition);
    const next = activation?.entry.url;
    const isCall = [location.href, next].every((page) => page && pagesWithCall.test(new URL(page).pathname));
    if (!isCall) viewTransition.skipTransition();
  });
  window.addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) ignoreFailure(viewTransition);
  });
}

/** Ignores the rejections of a transition that the browser skips, for example because the window changed its size. */
function ignoreFailure({ ready, finished, updateCallbackDone }: ViewTransition): void {
  for (const step of [ready, finished, updateCallbackDone]) step.catch(() => {});
}

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
