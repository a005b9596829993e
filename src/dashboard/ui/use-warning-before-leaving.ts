import { useEffect } from 'react';

/** Asks before the tab is closed or reloaded, and before Back or Forward. Used while something would be lost. */
export function useWarningBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // On Back to another page of the desk the document stays, so the browser does not ask.
    const ask = (event: NavigateEvent) => {
      const isBack = event.navigationType === 'traverse' && event.destination.sameDocument;
      if (isBack && event.cancelable && !confirm('Leave this page? What is not saved is lost.')) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    window.navigation?.addEventListener('navigate', ask);
    return () => {
      removeEventListener('beforeunload', warn);
      window.navigation?.removeEventListener('navigate', ask);
    };
  }, [isNeeded]);
}
