import { pathWithinLocale } from '#domain/locales.ts';

/**
 * Skips the page transition (CSS View Transitions 2) to the desk, which has none: the browser would abort it and report
 * an error that nobody can act on.
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
 * Links and buttons with `data-ask` open the assistant and ask the question in the attribute, if there is one. They click
 * the assistant's own button, so that the same click hydrates it. Without scripts a link is followed as usual.
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
