import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** How a form's sending stands. */
interface Submission {
  readonly isBusy: boolean;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  /** Sends unless a try is under way; `send` gives the sentence on what went wrong, or nothing when the page is being left. */
  readonly submit: (send: () => Promise<string | undefined>) => Promise<void>;
}

/** One try at a time: a form stays busy from its first submit until the answer, and after success until the page is left. */
export function useSubmission(): Submission {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function set(busy: boolean): void {
    isUnderWay.current = busy;
    setIsBusy(busy);
  }

  useEffect(() => {
    // A page that Back brings to life again as it was left must not stay busy.
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

/** Whether the browser has brought the component to life; before that the browser's own checks stand in for ours. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
