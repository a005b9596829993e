import { pathWithinLocale } from '#domain/locales.ts';

/**
 * Skips the page transition (CSS View Transitions 2) when the visitor goes to the desk. The desk has no transitions. So
 * the browser would abort the transition and log an error.
 */
export function skipTransitionToDesk(): void {
  window.addEventListener('pageswap', ({ viewTransition, activation }) => {
    if (!viewTransition) return;
    const next = activation?.entry.url;
    if (next && !/^\/dashboard(?:\/|$)/.test(pathWithinLocale(new URL(next).pathname))) return;
    viewTransition.ready.catch(() => {});
    viewTransition.finished.catch(() => {});
    viewTransition.skipTransition();
  });
}

/**
 * Makes links and buttons with the attribute `data-ask` open the assistant. If the attribute contains a question, it is
 * also asked. A click on such a link makes the script click the assistant's button, because that also hydrates the
 * assistant. Without scripts, the links lead to their `href`.
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
