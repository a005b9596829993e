/**
 * Delay between the last key press and writing the text into the form, in milliseconds. A person who types without a
 * pause would postpone the write again and again, so it waits at most `flushMaximum`.
 */
const flushDelay = 100;
const flushMaximum = 300;

/** Name of the event on the window that makes every editor write its text into the form at once. */
export const flushEvent = 'desk-flush-text';

/** Writes a text into the form a short time after each change. */
export interface DelayedText {
  /** The editor must call this after each change of the text. */
  readonly change: () => void;
  /** Writes the text into the form now, if it has changed since it was last written. */
  readonly flush: () => void;
  /** Writes the text into the form if it has changed, and removes all listeners. */
  readonly stop: () => void;
}

/**
 * Returns functions that delay `write`, which puts the text into the form. Without the delay, every key press would
 * render the article dialog. `write` also runs before the form around `element` is submitted, and before the tab is
 * hidden or closed.
 */
export function delayText(element: HTMLElement, write: () => void): DelayedText {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write();
  };
  const form = element.closest('form');
  form?.addEventListener('submit', flush, { capture: true });
  // The listeners that store the form must find the text in it. These listeners run before them, because they capture.
  addEventListener('pagehide', flush, { capture: true });
  addEventListener(flushEvent, flush);
  document.addEventListener('visibilitychange', flush, { capture: true });
  return {
    change: () => {
      const now = performance.now();
      if (timer === undefined) waitingSince = now;
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(flushDelay, waitingSince + flushMaximum - now)));
    },
    flush,
    stop: () => {
      form?.removeEventListener('submit', flush, { capture: true });
      removeEventListener('pagehide', flush, { capture: true });
      removeEventListener(flushEvent, flush);
      document.removeEventListener('visibilitychange', flush, { capture: true });
      flush();
    },
  };
}
