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
