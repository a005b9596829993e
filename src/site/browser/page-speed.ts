import { onCLS, onINP, onLCP } from 'web-vitals';

/** In milliseconds, and for `cls` in thousandths. A value that the browser has not measured is left out. */
interface PageSpeed {
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** Measures how fast this page is for its visitor. Passes the values to `send` once, when the page is first hidden. */
export function measureSpeed(send: (speed: PageSpeed) => void): void {
  const speed: PageSpeed = {};
  const options = { reportAllChanges: true };
  onLCP(({ value }) => {
    speed.lcp = Math.round(value);
  }, options);
  onINP(({ value }) => {
    speed.inp = Math.round(value);
  }, options);
  onCLS(({ value }) => {
    speed.cls = Math.round(value * 1000);
  }, options);
  const sendOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendOnce);
    send(speed);
  };
  document.addEventListener('visibilitychange', sendOnce);
}
