import { asksNotToBeCounted, countingAddress, sendCount } from './page-view.ts';
import { whenIdle } from './prepare-code.ts';

/**
 * Measures how fast the page is, and sends it when the page is first hidden. `address` is that of the page view. Sends
 * nothing if the browser asks not to count its visitor.
 */
export function countSpeed(address: string): void {
  if (asksNotToBeCounted()) return;
  const send = (speed: object) => sendCount(countingAddress(address, 'speed'), { path: location.pathname, ...speed });
  whenIdle(() => {
    import('./page-speed.ts').then(
      ({ measureSpeed }) => measureSpeed(send),
      () => {
        // Without this script, the page works and its speed is not counted.
      },
    );
  });
}
