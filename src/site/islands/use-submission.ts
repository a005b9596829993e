import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#site/browser/refusal-text.ts';

export interface Submission {
  readonly isBusy: boolean;
  /** A sentence that says why the last attempt failed. `undefined` if it did not fail. */
  readonly problem: string | undefined;
  /** Calls `send`. Does nothing if an earlier call is still running. */
  readonly submit: (send: () => Promise<Failure>) => Promise<void>;
  /** Shows an error sentence and lets the form be sent again. */
  readonly refuse: (sentence: string) => void;
  /** Lets the form be sent again while a call of `send` still runs. What that call returns is not shown. */
  readonly abandon: () => void;
}

/**
 * Returns the state of sending a form, which can be sent only once at a time. After a success the form stays busy,
 * because the browser is leaving the page.
 */
export function useSubmission(): Submission {
  const isUnderWay = useRef(false);
  /**
   * Increases with each call of `send` and each time a call is abandoned. A failure is shown only if the number has not
   * changed since its call began.
   */
  const attempt = useRef(0);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  function set(busy: boolean): void {
    isUnderWay.current = busy;
    setIsBusy(busy);
  }

  useEffect(() => {
    // Back may restore this page from the browser's cache. The form must then no longer be busy.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setIsBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  function refuse(sentence: string): void {
    setProblem(sentence);
    set(false);
  }

  return {
    isBusy,
    problem,
    refuse,
    submit: async (send) => {
      if (isUnderWay.current) return;
      set(true);
      setProblem(undefined);
      attempt.current += 1;
      const ownAttempt = attempt.current;
      const failure = await send();
      if (failure !== undefined && attempt.current === ownAttempt) refuse(failure);
    },
    abandon: () => {
      attempt.current += 1;
      set(false);
    },
  };
}

/**
 * Passes the text in each field of a form to `setValue`. This is needed because some password managers fill in a field
 * without sending an event.
 */
export function takeFilledValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  setValue: (field: Field, value: string) => void,
): void {
  const filled = new FormData(form);
  for (const field of fields) setValue(field, String(filled.get(field) ?? ''));
}
