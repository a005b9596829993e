import { useEffect } from 'react';

/** Makes the browser ask before the tab is closed or reloaded. Used while something would be lost. */
export function useWarningBeforeUnload(isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** Asks before the tab is closed or reloaded, and before Back or Forward to another page of the desk. */
export function useWarningBeforeLeaving(): void {
  useWarningBeforeUnload();
  useEffect(() => {
    // The document stays, so the browser does not ask.
    const ask = (event: NavigateEvent) => {
      const isBack = event.navigationType === 'traverse' && event.destination.sameDocument;
      if (isBack && event.cancelable && !confirm('Leave this page? What is not saved is lost.')) event.preventDefault();
    };
    window.navigation?.addEventListener('navigate', ask);
    return () => window.navigation?.removeEventListener('navigate', ask);
  }, []);
}
