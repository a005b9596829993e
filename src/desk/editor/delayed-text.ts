/**
 * Delay between the last key press and writing the text into the form, in milliseconds. A person who types without a
 * pause would postpone the write again and again, so it waits at most `flushMaximum`.
 */
const flushDelay = 100;
const flushMaximum = 300;

/** Name of the event on the window that makes every editor write its text into the form at once. */
export const flushEvent = 'desk-flush-text';

export type DelayedText = ReturnType<typeof delayText>;

/**
 * Tells the texts that a field wrote from those that come from elsewhere. On a slow device, a text is rendered only
 * after the field has written newer ones. If the field took it for a foreign text, what was typed since would be lost.
 */
export function createOwnTexts(first: string) {
  /** The texts that the field wrote into the form and that may not be rendered yet, the newest last. */
  let texts: readonly string[] = [first];
  return {
    newest: () => texts.at(-1) ?? first,
    add: (text: string) => {
      texts = [...texts, text];
    },
    /** Returns whether a rendered text comes from elsewhere, for example from a restored draft. It then is the newest. */
    isForeign: (rendered: string) => {
      const place = texts.lastIndexOf(rendered);
      texts = place === -1 ? [rendered] : texts.slice(place);
      return place === -1;
    },
  };
}

/**
 * Returns functions that delay `write`, which puts the text into the form. Without the delay, every key press would
 * render the article dialog. `write` also runs before the form around `element` is submitted, and before the tab is
 * hidden or closed.
 */
export function delayText(element: HTMLElement, write: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  /** Writes the text into the form now, if it has changed since it was last written. */
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
    /** The editor must call this after each change of the text. */
    change: () => {
      const now = performance.now();
      if (timer === undefined) waitingSince = now;
      clearTimeout(timer);
      timer = setTimeout(flush, Math.max(0, Math.min(flushDelay, waitingSince + flushMaximum - now)));
    },
    flush,
    /** Writes the text into the form if it has changed, and removes all listeners. */
    stop: () => {
      form?.removeEventListener('submit', flush, { capture: true });
      removeEventListener('pagehide', flush, { capture: true });
      removeEventListener(flushEvent, flush);
      document.removeEventListener('visibilitychange', flush, { capture: true });
      flush();
    },
  };
}
