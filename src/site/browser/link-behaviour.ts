import { pathWithinLocale } from '#domain/locales.ts';

/**
 * Takes back the transition between pages (CSS View Transitions 2) on the way to the desk, which takes no part in it:
 * the browser would break it off there and report an error that nobody can act on.
 */
export function skipTransitionToDesk(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const next = activation?.entry.url;
    if (next && pathWithinLocale(new URL(next).pathname) !== '/dashboard') return;
    viewTransition.ready.catch(() => {});
    viewTransition.finished.catch(() => {});
    viewTransition.skipTransition();
  });
}

/**
 * Links and buttons with `data-ask` open the assistant, and ask what stands in it, if anything does. They press the
 * assistant's own pill, so that it comes alive by the same touch. Without scripts a link leads where it leads.
 */
export function listenToAskLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-ask]') : null;
    const pill = document.querySelector<HTMLElement>('[data-assistant-pill]');
    if (!link || !pill) return;
    event.preventDefault();
    pill.dataset.question = link.dataset.ask ?? '';
    pill.click();
  });
}
