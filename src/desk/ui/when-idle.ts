/** Delay in browsers that do not report when they are idle, in milliseconds. */
const usualDelay = 300;

/** Calls `act` when the browser has nothing else to do. Returns a function that cancels the call. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, usualDelay);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
