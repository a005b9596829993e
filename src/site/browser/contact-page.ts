import { whenShown } from './when-shown.ts';

/** The parts of `location` and `document` that describe the page and the page before it. */
interface Arrival {
  readonly pathname: string;
  readonly hostname: string;
  readonly referrer: string;
}

/** Returns the path of this site's page before Contact. If there was none, returns the path of Contact. */
export function pageBeforeContact({ pathname, hostname, referrer }: Arrival): string {
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return before?.hostname === hostname ? before.pathname : pathname;
}

/** Dispatches the step `contact-opened` when the page is displayed. */
export function tellContactOpened(): void {
  const { pathname, hostname } = location;
  const detail = {
    step: 'contact-opened',
    name: pageBeforeContact({ pathname, hostname, referrer: document.referrer }),
  };
  // The layout's script, which listens for this event, runs after this script.
  document.addEventListener(
    'DOMContentLoaded',
    () => whenShown(() => setTimeout(() => document.dispatchEvent(new CustomEvent('visit-step', { detail })))),
    { once: true },
  );
}
