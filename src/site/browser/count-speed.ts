import { asksNotToBeCounted, countingAddress, sendCount } from './page-view.ts';
import { whenIdle } from './prepare-code.ts';

/** Address of the script that measures. Its name has no hash, so the page needs no code that finds it. */
const pageSpeed = '/page-speed.js';

/**
 * Measures how fast the page is, and sends it when the page is first hidden. `address` is that of the page view. Sends
 * nothing if the browser asks not to count its visitor.
 */
export function countSpeed(address: string): void {
  if (asksNotToBeCounted()) return;
  const send = (speed: object) => sendCount(countingAddress(address, 'speed'), { path: location.pathname, ...speed });
  whenIdle(async () => {
    // Without this script, the page works and its speed is not counted.
    const code: typeof import('./page-speed.ts') | undefined = await import(/* @vite-ignore */ pageSpeed).catch(
      () => undefined,
    );
    code?.measureSpeed(send);
  });
}
