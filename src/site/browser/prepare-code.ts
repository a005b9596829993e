import { whenShown } from './when-shown.ts';

/** Delay in browsers that do not report when they are idle, in milliseconds. */
const usualDelay = 300;

/** Calls `act` when the page is displayed, loaded and idle. Does nothing if the browser saves data. */
export function whenIdle(act: () => void): void {
  if (connection()?.saveData) return;
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, usualDelay);
  };
  whenShown(() => {
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}

/**
 * Calls `prepare`, which loads code that the visitor may need next, when the page is idle. Does nothing if the browser
 * saves data, or if the network is so slow that this code would delay what the visitor asks for.
 */
export function prepareWhenIdle(prepare: () => void): void {
  if (!connection()?.effectiveType?.endsWith('2g')) whenIdle(prepare);
}

function connection(): { readonly saveData?: boolean; readonly effectiveType?: string } | undefined {
  return Reflect.get(navigator, 'connection');
}

/** Does the same after the first sign that somebody uses the page. A page that nobody uses loads no further code. */
export function prepareWhenUsed(prepare: () => void): void {
  const heard = new AbortController();
  for (const sign of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
    window.addEventListener(
      sign,
      (event) => {
        // If a page opens under a resting pointer, the browser reports a move of zero pixels.
        if (event instanceof MouseEvent && sign === 'pointermove' && !event.movementX && !event.movementY) return;
        heard.abort();
        prepareWhenIdle(prepare);
      },
      { passive: true, signal: heard.signal },
    );
}
