import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** The state of a form's submission. */
interface Submission {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly problem: string | undefined;
  /** Submits, unless a submission is running. `send` returns an error, or `undefined` when the page is being left. */
  readonly submit: (send: () => Promise<string | undefined>) => Promise<void>;
}

/** Allows one submission at a time. After a success the form stays busy until the page is left. */
export function useSubmission(): Submission {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function set(busy: boolean): void {
    isUnderWay.current = busy;
    setIsBusy(busy);
  }

  useEffect(() => {
    // A page that Back restores from the browser's cache must not stay busy.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setIsBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  return {
    isBusy,
    problem,
    submit: async (send) => {
      if (isUnderWay.current) return;
      set(true);
      setProblem(undefined);
      const failure = await send();
      if (failure === undefined) return;
      setProblem(failure);
      set(false);
    },
  };
}

/** Whether the component is hydrated. Until then the browser's own validation is used. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
