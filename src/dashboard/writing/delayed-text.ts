/**
 * The text is written into the form this long after the last key press, in milliseconds. While a person types without a
 * pause, it is written at least every `flushMaximum` milliseconds.
 */
const flushDelay = 100;
const flushMaximum = 300;

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
 * render the article dialog. `write` is also called before the form around the element is submitted, and before the tab
 * is hidden or closed.
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
  // Capturing listeners run first, so the text is in the form before other listeners store the form.
  addEventListener('pagehide', flush, { capture: true });
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
      document.removeEventListener('visibilitychange', flush, { capture: true });
      flush();
    },
  };
}
